import { useApolloClient } from '@apollo/client/react';
import { BOOKING_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { CalculatePriceDocument, type CalculatePriceQuery } from '../../graphql/generated/booking-request';
import { useHallMenusQuery } from '../../graphql/generated/menus';
import { readError, type CallError } from '../../graphql/errors';
import { useSettled } from '../../lib/useSettled';
import type { WizardValues } from './draft';
import { estimateMenu, toChildren } from './menu-data';
import { useDay } from './month';
import { estimatedPrice, hasTimes, inUnits, stayPeriod, type BookableHall, type ShownPrice } from './hall-terms';

/** The server's price. */
export type Quote = CalculatePriceQuery['calculatePrice'];

/** What the wizard knows of its price. */
export interface Quoted {
  /** The server's figures, or the documented estimate; null while times or guests are open. */
  price: ShownPrice | null;
  quote: Quote | null;
  /** The server is being asked. */
  pending: boolean;
  /** Why the server had no price. */
  error: CallError | null;
  /** What is sent as totalAmount: the calculated total, or 0 (docs/coverage.md: customer §7). */
  serverTotal: number;
  /** Asks again. */
  refresh: () => void;
}

interface Answer {
  /** What was asked. */
  key: string;
  quote: Quote | null;
  error: CallError | null;
}

const FIRST_WAIT_MS = 400;
/** Typing a number asks once, not per digit. */
const PAUSE_MS = 250;

function toInput(hall: BookableHall, values: WizardValues) {
  const { start, end } = stayPeriod(values, hall.business.timeZone);
  return {
    hallId: hall.id,
    startTime: start.toISOString(),
    endTime: end.toISOString(),
    guestCount: values.guests,
    optionalServices: values.optionalServices,
    ...(values.menu && { menu: values.menu }),
    ...toChildren(values),
  };
}

/** What the chosen menu would cost; null without one, undefined while it isn't known. */
function useEstimatedMenu(hallId: number, { menu, guests, childCount }: WizardValues) {
  const { data } = useHallMenusQuery({ variables: { hallId }, skip: menu === null });
  return useMemo(() => {
    if (!menu) return null;
    const shown = data?.hallMenus.find(({ id }) => id === menu.menuId);
    return shown && guests >= 1 ? estimateMenu(shown, menu.dishIds, guests, childCount) : undefined;
  }, [data, menu, guests, childCount]);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

interface QuoteOptions {
  /** The last step is shown. */
  isActive: boolean;
  /** Which menu is the cheapest isn't known yet, so nothing has a price. */
  isMenuOpen: boolean;
}

/**
 * The price beside the wizard: an estimate by the shared rule until the last step, or until a menu is chosen, where the server is
 * asked, with three more tries and nothing kept (docs/coverage.md: customer §7).
 */
export function useQuote(hall: BookableHall, values: WizardValues, { isActive, isMenuOpen }: QuoteOptions): Quoted {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [round, setRound] = useState(0);
  const isAsked = !isMenuOpen && (isActive || values.menu !== null);
  const input = isAsked && hasTimes(values) && values.guests >= 1 ? toInput(hall, values) : null;
  const wanted = input ? `${JSON.stringify(input)}#${round}` : '';
  const settled = useSettled(wanted, PAUSE_MS);
  // Nothing is typed in the last step.
  const key = isActive || wanted === '' ? wanted : settled;

  useEffect(() => {
    if (key === '') return undefined;
    const state = { stopped: false };
    const asked = JSON.parse(key.slice(0, key.lastIndexOf('#'))) as ReturnType<typeof toInput>;
    const ask = async (attempt: number): Promise<Answer> => {
      try {
        const { data } = await client.query({
          query: CalculatePriceDocument,
          variables: { input: asked },
          fetchPolicy: 'no-cache',
        });
        return { key, quote: data?.calculatePrice ?? null, error: null };
      } catch (thrown) {
        const error = readError(thrown);
        // A refusal stays one; only what got no answer may fare better the next time.
        const isWorthIt = error.code === 'NETWORK' || error.code === 'UNAVAILABLE' || error.code === 'INTERNAL';
        if (!isWorthIt || attempt >= BOOKING_LIMITS.priceRetries || state.stopped) return { key, quote: null, error };
        await pause(FIRST_WAIT_MS * 2 ** attempt);
        return ask(attempt + 1);
      }
    };
    void ask(0).then((given) => {
      if (!state.stopped) setAnswer(given);
    });
    return () => {
      state.stopped = true;
    };
  }, [client, key]);

  const day = useDay(hall.id, values.date);
  const estimated = useEstimatedMenu(hall.id, values);
  const menu = isMenuOpen ? undefined : estimated;
  const estimate = useMemo(() => estimatedPrice(hall, values, day, menu), [hall, values, day, menu]);
  const current = answer?.key === wanted ? answer : null;
  const quote = current?.quote ?? null;
  const pending = isMenuOpen || (wanted !== '' && current === null);
  // An estimate knows no rate of the menu: the price that was asked before is nearer while the next one is on its way.
  const latest = pending && values.menu ? (answer?.quote ?? null) : null;
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  return {
    price: quote ?? latest ?? (estimate && inUnits(estimate)),
    quote,
    pending,
    error: current?.error ?? null,
    serverTotal: quote?.totalPrice ?? 0,
    refresh,
  };
}
