import { VISIT_LIMITS } from '../../domain/threads/visits.js';
import {
  defineRoutes,
  LOCALE_PARAMETER,
  TEXT_FILE_FIELDS,
  toPage,
  toPaging,
  toTextFile,
  withIdempotencyKey,
} from '../../rest/route.js';

const VISIT = `id bookingId enquiryId hallId hallTitle hallNameUrdu timeZone customerName status proposedBy startsAt headCount note
  createdAt confirmedAt endedAt endedBy isPast viewerCanAnswer viewerCanCancel`;

const BASES = { Own: '/user', Customers: '/business' } as const;

/** Whose calls they are, by names of their own: they become ids of operations. */
type Whose = keyof typeof BASES;

const SUBJECTS = {
  BOOKING: { path: 'bookings', name: '', about: '', Own: 'the customer’s bookings', Customers: 'the owner’s bookings' },
  ENQUIRY: {
    path: 'enquiries',
    name: 'Enquiry',
    about: ', about: ENQUIRY',
    Own: 'the customer’s enquiries',
    Customers: 'the enquiries at the owner’s halls',
  },
} as const;

/** The visits about a booking or an enquiry, and proposing one. */
function toProposal(whose: Whose, of: keyof typeof SUBJECTS) {
  const { path, name, about, [whose]: subjects } = SUBJECTS[of];
  return defineRoutes([
    {
      method: 'GET',
      path: `${BASES[whose]}/${path}/{id}/visits`,
      summary: `The latest visits about one of ${subjects}, at most ${VISIT_LIMITS.shownMax}, newest first.`,
      tag: 'Visits',
      operation: `query Rest${whose}${name}Visits($id: Int!) {
        bookingThread(id: $id${about}, paging: { limit: 1 }) { visits { ${VISIT} } } }`,
      variables: ({ params }) => ({ id: params.id }),
      shape: ({ bookingThread }) => (bookingThread as { visits: unknown[] }).visits,
    },
    {
      method: 'POST',
      path: `${BASES[whose]}/${path}/{id}/visits`,
      refusals: ['CONFLICT', 'IDEMPOTENCY_MISMATCH', 'TOO_MANY_REQUESTS'],
      summary: `Proposes a visit of the hall of one of ${subjects}; another time replaces the open proposal. Can be retried with an Idempotency-Key.`,
      tag: 'Visits',
      operation: `mutation RestPropose${whose}${name}Visit($id: Int!, $input: ProposeVisitInput!) {
        proposeVisit(id: $id${about}, input: $input) { ${VISIT} } }`,
      variables: (request) => ({ id: request.params.id, ...withIdempotencyKey(request) }),
      status: 201,
    },
  ]);
}

const ACTIONS = [
  { action: 'confirm', summary: 'Confirms a visit that the other side proposed.' },
  { action: 'decline', summary: 'Declines a visit that the other side proposed.' },
  { action: 'cancel', summary: 'Cancels a confirmed visit, or takes back an own proposal.' },
] as const;

const toName = (action: string): string => `${action.charAt(0).toUpperCase()}${action.slice(1)}`;

/** The calls of a visit for customers and businesses alike. */
function toRoutes(whose: Whose) {
  const base = BASES[whose];
  return defineRoutes([
    ...toProposal(whose, 'BOOKING'),
    ...toProposal(whose, 'ENQUIRY'),
    ...ACTIONS.map(({ action, summary }) => ({
      method: 'PUT' as const,
      path: `${base}/visits/{id}/${action}`,
      refusals: ['CONFLICT' as const],
      summary,
      tag: 'Visits',
      operation: `mutation Rest${toName(action)}${whose}Visit($id: Int!) { ${action}Visit(id: $id) { ${VISIT} } }`,
      variables: ({ params }: { params: Record<string, string> }) => ({ id: params.id }),
    })),
    {
      method: 'GET',
      path: `${base}/visits/{id}/calendar.ics`,
      refusals: ['CONFLICT'],
      summary: 'A visit as an iCalendar file, to add to a calendar, in English or Urdu, once it was confirmed.',
      tag: 'Visits',
      query: { locale: LOCALE_PARAMETER },
      operation: `query Rest${whose}VisitCalendarFile($id: Int!, $locale: String) {
        visitCalendarFile(id: $id, locale: $locale) { ${TEXT_FILE_FIELDS} } }`,
      variables: ({ params, query }) => ({ id: params.id, locale: query.locale }),
      mediaTypes: ['text/calendar'],
      render: ({ visitCalendarFile }) => toTextFile(visitCalendarFile),
    },
  ]);
}

/** REST routes of visits (docs/decisions/0081-visits.md). */
export const visitRoutes = defineRoutes([
  ...toRoutes('Own'),
  ...toRoutes('Customers'),
  {
    method: 'GET',
    path: '/business/visits',
    summary: 'The visits of the owner’s halls, by their time.',
    tag: 'Visits',
    operation: `query RestBusinessVisits($filter: VisitFilter, $order: VisitOrder! = SOONEST, $paging: PagingInput) {
      businessVisits(filter: $filter, order: $order, paging: $paging) {
        nodes { ${VISIT} } totalCount pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({ filter: request.query, order: request.query.order, paging: toPaging(request) }),
    shape: ({ businessVisits }) => toPage(businessVisits),
  },
]);
