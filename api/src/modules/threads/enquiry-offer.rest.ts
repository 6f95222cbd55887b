import { defineRoutes, withIdempotencyKey } from '../../rest/route.js';
import { OFFER_QUOTE } from '../booking-changes/booking-change.rest.js';
import { OWN_BOOKING } from '../bookings/booking.rest.js';

/** REST routes of offers to enquiries (docs/decisions/0079-offers.md). */
export const enquiryOfferRoutes = defineRoutes([
  {
    method: 'POST',
    path: '/business/enquiries/{id}/offers/calculate-price',
    refusals: ['CONFLICT', 'PRICE_CHANGED'],
    summary: 'What an offer to an enquiry would be, and cost.',
    tag: 'Messages',
    operation: `query RestQuoteEnquiryOffer($id: Int!, $input: OfferEnquiryInput!) {
      quoteEnquiryOffer(id: $id, input: $input) { ${OFFER_QUOTE} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'POST',
    path: '/business/enquiries/{id}/offers',
    refusals: ['CONFLICT', 'SLOT_TAKEN', 'PRICE_CHANGED', 'IDEMPOTENCY_MISMATCH'],
    summary:
      'Answers an enquiry with an offer: a booking that its customer hasn’t requested, whose change is answered as those of other bookings are. Can be retried with an Idempotency-Key.',
    tag: 'Messages',
    operation: `mutation RestOfferEnquiry($id: Int!, $input: OfferEnquiryInput!) {
      offerEnquiry(id: $id, input: $input) { ${OWN_BOOKING} } }`,
    variables: (request) => ({ id: request.params.id, ...withIdempotencyKey(request) }),
    status: 201,
  },
]);
