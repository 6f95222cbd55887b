import { defineRoutes, toPage, toPaging } from '../../rest/route.js';
import { ENQUIRY } from './enquiry.rest.js';

const TAG = 'Messages';
const ENTRY = `enquiryId bookingId stage source hallId hallTitle hallNameUrdu timeZone customerName day guestCount occasion askedAt
  lastMessageAt lastMessageSide lastMessage unreadCount followUpOn isFollowUpDue lostReason lostNote`;
const SUMS = 'new answered offered held won lost followUpDue recentlyAsked recentlyWon medianAnswerMinutes';

/** REST routes of enquiries as work (docs/decisions/0080-enquiries-as-work.md). */
export const enquiryWorkRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/enquiry-pipeline',
    summary: 'What began as an enquiry at the owner’s halls: open ones, and the bookings that came of them.',
    tag: TAG,
    operation: `query RestEnquiryPipeline($filter: PipelineFilter, $order: PipelineOrder! = LATEST, $paging: PagingInput) {
      enquiryPipeline(filter: $filter, order: $order, paging: $paging) { nodes { ${ENTRY} } totalCount pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({ filter: request.query, order: request.query.order, paging: toPaging(request) }),
    shape: ({ enquiryPipeline }) => toPage(enquiryPipeline),
  },
  {
    method: 'GET',
    path: '/business/enquiry-summary',
    summary: 'The enquiries at the owner’s halls in numbers, in all, by hall and by source.',
    tag: TAG,
    operation: `query RestEnquirySummary {
      enquirySummary { total { ${SUMS} } halls { hallId hallTitle hallNameUrdu ${SUMS} } sources { source ${SUMS} } } }`,
  },
  {
    method: 'PUT',
    path: '/business/enquiries/{id}/lost',
    summary: 'Gives an enquiry up, with the reason.',
    tag: TAG,
    operation: `mutation RestLoseEnquiry($id: Int!, $input: LoseEnquiryInput!) {
      loseEnquiry(id: $id, input: $input) { ${ENQUIRY} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'DELETE',
    path: '/business/enquiries/{id}/lost',
    summary: 'Takes back that an enquiry is lost.',
    tag: TAG,
    operation: `mutation RestReopenEnquiry($id: Int!) { reopenEnquiry(id: $id) { ${ENQUIRY} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'PUT',
    path: '/business/enquiries/{id}/follow-up',
    refusals: ['CONFLICT'],
    summary: 'Sets the day on which the owner asks again.',
    tag: TAG,
    operation: `mutation RestSetEnquiryFollowUp($id: Int!, $input: FollowUpInput!) {
      setEnquiryFollowUp(id: $id, input: $input) { ${ENQUIRY} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'DELETE',
    path: '/business/enquiries/{id}/follow-up',
    summary: 'Clears the day on which the owner asks again.',
    tag: TAG,
    operation: `mutation RestClearEnquiryFollowUp($id: Int!) { clearEnquiryFollowUp(id: $id) { ${ENQUIRY} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
]);
