import { toPeriod } from '@mehfil/api/domain/time/zone';
import { isDay, isTimeOfDay } from '@mehfil/api/domain/time/days';
import { useEffect, useState } from 'react';
import { useQuoteBookingEntryQuery, type QuoteBookingEntryQuery } from '../../../../graphql/generated/booking-entry';
import { readError, type CallError } from '../../../../graphql/errors';
import { toChildren } from '../../menu-data';
import { chosenShift, type SoldShifts } from './EntryShifts';
import type { EntryValues } from './entry-values';

/** The server's price, and the requests that confirming would cancel. */
export type EntryQuote = QuoteBookingEntryQuery['quoteBookingEntry'];

/** Typing a number asks once, not per digit. */
const PAUSE_MS = 250;
const NOTHING = { hallId: 0, startTime: '', endTime: '', guestCount: 0, optionalServiceIds: [] };

/** When an entry is, as instants, and the shift that is chosen so; null while date or times are open. */
export function entryStay(values: EntryValues, { zone, shifts }: EntryTerms) {
  const { date, startTime, endTime } = values;
  if (!isDay(date) || !isTimeOfDay(startTime) || !isTimeOfDay(endTime)) return null;
  const { start, end } = toPeriod({ date, startTime, endTime, zone });
  const shiftId = chosenShift(values, shifts)?.id ?? null;
  return { shiftId, startTime: start.toISOString(), endTime: end.toISOString() };
}

/** Whether an entry is over already, so that it can only be confirmed. @param terms undefined while the hall is loading */
export function isEntryOver(values: EntryValues, terms: EntryTerms | undefined, now: number): boolean {
  const stay = terms === undefined ? null : entryStay(values, terms);
  return stay !== null && Date.parse(stay.endTime) <= now;
}

/** What an entry's time depends on. */
export interface EntryTerms {
  zone: string;
  shifts: SoldShifts;
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** The live price of an entry, asked again when what it depends on has changed. @param terms undefined while the hall is loading */
export function useEntryQuote(values: EntryValues, terms: EntryTerms | undefined) {
  const { hallId, guestCount, optionalServiceIds } = values;
  const menu = values.menu && { menu: values.menu, ...toChildren(values) };
  const stay = terms === undefined ? null : entryStay(values, terms);
  const isComplete = stay !== null && hallId !== null && guestCount !== null && guestCount >= 1;
  const wanted = isComplete ? JSON.stringify({ hallId, ...stay, guestCount, optionalServiceIds, ...menu }) : '';
  const asked = usePaused(wanted);
  const input = asked === '' ? NOTHING : (JSON.parse(asked) as typeof NOTHING);
  const { data, error } = useQuoteBookingEntryQuery({ variables: { input }, skip: asked === '', freshFor: 0 });
  const isCurrent = asked === wanted && asked !== '';
  const failure: CallError | null = isCurrent && error ? readError(error) : null;
  const quote: EntryQuote | null = (isCurrent && data?.quoteBookingEntry) || null;
  return { quote, failure, pending: wanted !== '' && !quote && !failure };
}
