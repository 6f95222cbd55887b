import { defineRoutes, toPage, toPaging } from '../../rest/route.js';
import { MESSAGE } from './thread.rest.js';

const REPORT = `id category note messageId reporterSide reporterName customerName businessName hallTitle timeZone bookingId
  enquiryId createdAt openedAt resolvedAt resolvedByName outcome outcomeNote`;

/** REST routes of reports of threads for staff (docs/decisions/0074-talk.md). */
export const threadReportRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/moderator/thread-reports',
    summary: 'Reports of threads; those that wait, unless another state is named.',
    tag: 'Moderation',
    operation: `query RestThreadReports($filter: ReportFilter, $order: ReportOrder! = OLDEST, $paging: PagingInput) {
      threadReports(filter: $filter, order: $order, paging: $paging) {
        nodes { ${REPORT} } totalCount pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({ filter: request.query, order: request.query.order, paging: toPaging(request) }),
    shape: ({ threadReports }) => toPage(threadReports),
  },
  {
    method: 'GET',
    path: '/moderator/thread-reports/{id}',
    summary: 'A report of a thread.',
    tag: 'Moderation',
    operation: `query RestThreadReport($id: Int!) { threadReport(id: $id) { ${REPORT} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/moderator/thread-reports/{id}/messages',
    refusals: ['CONFLICT'],
    summary:
      'The messages of a reported thread, newest first, while the report is open; audited, and shown in the thread.',
    tag: 'Moderation',
    operation: `query RestReportedMessages($id: Int!, $paging: PagingInput) {
      reportedMessages(id: $id, paging: $paging) {
        nodes { ${MESSAGE} } totalCount pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({ id: request.params.id, paging: toPaging(request) }),
    shape: ({ reportedMessages }) => toPage(reportedMessages),
  },
  {
    method: 'PUT',
    path: '/moderator/thread-reports/{id}/outcome',
    refusals: ['CONFLICT'],
    summary: 'Resolves a report of a thread, once; the reporter is told of the outcome.',
    tag: 'Moderation',
    operation: `mutation RestResolveThreadReport($id: Int!, $input: ResolveReportInput!) {
      resolveThreadReport(id: $id, input: $input) { ${REPORT} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
]);
