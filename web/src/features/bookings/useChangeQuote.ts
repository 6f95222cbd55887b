import { readError, type CallError } from '../../graphql/errors';
import {
  useQuoteBookingChangeQuery,
  useQuoteOfferQuery,
  useQuoteRequestedChangeQuery,
  type QuoteBookingChangeQuery,
  type QuotedChangeFragment,
} from '../../graphql/generated/booking-changes';
import { useSettled } from '../../lib/useSettled';
import type { Change, Offer } from './change-values';

/** Who changes a booking, and how: an owner also answers a request with an offer. */
export type ChangeSide = 'owner' | 'customer' | 'offer';

/** What is asked for. */
export type Wanted = Change | Offer;

/** What a change would make of the booking; for owners with the requests in its way. */
export type ChangeQuote = QuotedChangeFragment &
  Partial<Pick<QuoteBookingChangeQuery['quoteBookingChange'], 'conflicts'>>;

/** Typing a number asks once, not per digit. */
export const PAUSE_MS = 250;

/** The server's preview of a change, asked again when the change differs. */
export function useChangeQuote(side: ChangeSide, id: number, change: Wanted | null) {
  const wanted = change === null ? '' : JSON.stringify(change);
  const asked = useSettled(wanted, PAUSE_MS);
  const input = asked === '' ? {} : (JSON.parse(asked) as Wanted);
  const toOptions = (of: ChangeSide) => ({
    variables: { id, input: 'validUntil' in input ? {} : input },
    ...{ skip: asked === '' || side !== of, freshFor: 0 },
  });
  const owners = useQuoteBookingChangeQuery(toOptions('owner'));
  const customers = useQuoteRequestedChangeQuery(toOptions('customer'));
  const offers = useQuoteOfferQuery({
    variables: { id, input: 'validUntil' in input ? input : { validUntil: '' } },
    ...{ skip: asked === '' || side !== 'offer', freshFor: 0 },
  });
  const isCurrent = asked === wanted && asked !== '';
  const { error, refetch } = { owner: owners, customer: customers, offer: offers }[side];
  const data = owners.data?.quoteBookingChange ?? customers.data?.quoteRequestedChange ?? offers.data?.quoteOffer;
  const failure: CallError | null = isCurrent && error ? readError(error) : null;
  const quote: ChangeQuote | null = (isCurrent && data) || null;
  /** Asks once more: after a refusal the price may be another one. A failure of that is the query's own. */
  const again = () => {
    refetch().catch(() => undefined);
  };
  return { quote, failure, pending: wanted !== '' && !quote && !failure, again };
}
