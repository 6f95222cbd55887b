import { addDays } from '@mehfil/api/domain/time/days';
import { useState } from 'react';
import { useHallAvailabilityQuery, type HallAvailabilityQuery } from '../../graphql/generated/booking-request';
import { addMonths } from '../../lib/months';

/** A month of a hall as the server tells it. */
export type Month = HallAvailabilityQuery['hallAvailability'];
export type Day = Month['days'][number];

/** Days are read anew after this: another booking may have been confirmed. */
const FRESH_MS = 30_000;

/** A month of a hall. `month` undefined asks for the present one, as the server knows it. */
export function useMonth(hallId: number, month: string | undefined, skip = false): MonthAnswer {
  const { data, previousData, error, refetch } = useHallAvailabilityQuery({
    variables: { hallId, month: month ?? null },
    freshFor: FRESH_MS,
    skip,
  });
  return {
    month: data?.hallAvailability,
    before: previousData?.hallAvailability,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

/**
 * The month that is shown: that of the chosen day, until somebody turns the pages.
 *
 * @param askedDay its month is shown while no day is chosen
 */
export function useShownMonth(
  day: string,
  askedDay?: string,
): [month: string | undefined, show: (month: string) => void] {
  const [turned, setTurned] = useState<{ day: string; month: string }>();
  const own = (day || askedDay)?.slice(0, 7);
  return [turned?.day === day ? turned.month : own, (month) => setTurned({ day, month })];
}

/** What is known of a month. */
export interface MonthAnswer {
  month: Month | undefined;
  /** The one that was shown before, while another is loading. */
  before: Month | undefined;
  failed: boolean;
  retry: () => void;
}

/** A day of a hall in its month; undefined while none is chosen, and until the month is known. */
export function useDay(hallId: number, date: string): Day | undefined {
  const { month } = useMonth(hallId, date.slice(0, 7), date === '');
  return month?.days.find((day) => day.date === date);
}

/** A day and the next one, which an evening may run into. */
export function useDays(hallId: number, date: string): Day[] {
  const next = date === '' ? '' : addDays(date, 1);
  const month = date.slice(0, 7);
  const isLastDay = next.slice(0, 7) !== month;
  const own = useMonth(hallId, month, date === '').month;
  const following = useMonth(hallId, date === '' ? undefined : addMonths(month, 1), date === '' || !isLastDay).month;
  const known = [...(own?.days ?? []), ...(following?.days ?? [])];
  return known.filter((day) => day.date === date || day.date === next);
}
