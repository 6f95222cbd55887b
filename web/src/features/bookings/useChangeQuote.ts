import { readError, type CallError } from '../../graphql/errors';
import {
  useQuoteBookingChangeQuery,
  useQuoteRequestedChangeQuery,
  type QuoteBookingChangeQuery,
  type QuotedChangeFragment,
} from '../../graphql/generated/booking-changes';
import { useSettled } from '../../lib/useSettled';
import type { Change } from './change-values';

/** Who changes a booking. */
export type ChangeSide = 'owner' | 'customer';

/** What a change would make of the booking; for owners with the requests in its way. */
export type ChangeQuote = QuotedChangeFragment &
  Partial<Pick<QuoteBookingChangeQuery['quoteBookingChange'], 'conflicts'>>;

/** Typing a number asks once, not per digit. */
const PAUSE_MS = 250;

/** The server's preview of a change, asked again when the change differs. */
export function useChangeQuote(side: ChangeSide, id: number, change: Change | null) {
  const wanted = change === null ? '' : JSON.stringify(change);
  const asked = useSettled(wanted, PAUSE_MS);
  const variables = { id, input: asked === '' ? {} : (JSON.parse(asked) as Change) };
  const isOwners = side === 'owner';
  const owners = useQuoteBookingChangeQuery({ variables, skip: asked === '' || !isOwners, freshFor: 0 });
  const customers = useQuoteRequestedChangeQuery({ variables, skip: asked === '' || isOwners, freshFor: 0 });
  const isCurrent = asked === wanted && asked !== '';
  const error = isOwners ? owners.error : customers.error;
  const data = isOwners ? owners.data?.quoteBookingChange : customers.data?.quoteRequestedChange;
  const failure: CallError | null = isCurrent && error ? readError(error) : null;
  const quote: ChangeQuote | null = (isCurrent && data) || null;
  const { refetch } = isOwners ? owners : customers;
  /** Asks once more: after a refusal the price may be another one. A failure of that is the query's own. */
  const again = () => {
    refetch().catch(() => undefined);
  };
  return { quote, failure, pending: wanted !== '' && !quote && !failure, again };
}
