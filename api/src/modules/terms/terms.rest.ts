import { defineRoutes, toPage, toPaging, withIdempotencyKey } from '../../rest/route.js';

const TERMS = 'id version businessName text textUrdu sha256 createdAt';
const VERSIONS = `nodes { termsId version terms { ${TERMS} } savedBy createdAt } totalCount
  pageInfo { endCursor hasNextPage page limit }`;
const CONTRACT = `bookingId terms { ${TERMS} } viewerCanRecordSignature isCnicGiven cnic viewerCanGiveCnic viewerCanRemoveCnic
  signableTerms { termsId version createdAt }
  acceptances { id kind termsId version sha256 name isByBusiness day note recordedBy createdAt }`;

/** REST routes of the terms of businesses (docs/decisions/0075-terms.md). */
export const termsRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/public/halls/{id}/terms',
    summary: 'The terms of the hall’s business, whose id a request accepts as acceptedTermsId; null without any.',
    tag: 'Bookings',
    operation: `query RestHallBusinessTerms($id: Int!) { hallBusinessTerms(hallId: $id) { ${TERMS} } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: ({ hallBusinessTerms }) => ({ terms: hallBusinessTerms }),
  },
  {
    method: 'GET',
    path: '/business/terms',
    summary: 'The versions of the terms of the business, latest first; the first of all counts.',
    tag: 'Business',
    operation: `query RestBusinessTerms($paging: PagingInput) { businessTermsVersions(paging: $paging) { ${VERSIONS} } }`,
    variables: (request) => ({ paging: toPaging(request) }),
    shape: ({ businessTermsVersions }) => toPage(businessTermsVersions),
  },
  {
    method: 'POST',
    path: '/business/terms',
    refusals: ['CONFLICT'],
    summary: 'Adds a version of the terms; without texts the business has no terms any more.',
    tag: 'Business',
    operation: `mutation RestSaveBusinessTerms($input: BusinessTermsInput!) {
      saveBusinessTerms(input: $input) { ${VERSIONS} } }`,
    variables: ({ body }) => ({ input: body }),
    shape: ({ saveBusinessTerms }) => toPage(saveBusinessTerms),
    status: 201,
  },
  {
    method: 'GET',
    path: '/user/bookings/{id}/contract',
    summary: 'The terms of one of the customer’s bookings, and who accepted them.',
    tag: 'Bookings',
    operation: `query RestOwnContract($id: Int!) { bookingContract(id: $id) { ${CONTRACT} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/business/bookings/{id}/contract',
    summary: 'The terms of a booking of the owner’s business, and who accepted them.',
    tag: 'Bookings',
    operation: `query RestContract($id: Int!) { bookingContract(id: $id) { ${CONTRACT} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'PUT',
    path: '/user/bookings/{id}/cnic',
    refusals: ['CONFLICT'],
    summary: 'Stores the CNIC for the contract of one of the customer’s bookings; null removes it.',
    tag: 'Bookings',
    operation: `mutation RestSetOwnCnic($id: Int!, $input: ContractCnicInput!) {
      setContractCnic(id: $id, input: $input) { ${CONTRACT} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'PUT',
    path: '/business/bookings/{id}/cnic',
    refusals: ['CONFLICT'],
    summary: 'Stores the CNIC for the contract of a booking that the business entered; null removes it.',
    tag: 'Bookings',
    operation: `mutation RestSetCnic($id: Int!, $input: ContractCnicInput!) {
      setContractCnic(id: $id, input: $input) { ${CONTRACT} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'POST',
    path: '/business/bookings/{id}/signatures',
    refusals: ['CONFLICT', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Records that the terms were signed on paper; can be retried with an Idempotency-Key.',
    tag: 'Bookings',
    operation: `mutation RestRecordSignedTerms($id: Int!, $input: SignedTermsInput!) {
      recordSignedTerms(id: $id, input: $input) { ${CONTRACT} } }`,
    variables: (request) => ({ id: request.params.id, ...withIdempotencyKey(request) }),
    status: 201,
  },
]);
