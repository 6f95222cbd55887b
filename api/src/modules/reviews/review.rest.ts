import { toPage, toPaging, defineRoutes } from '../../rest/route.js';

const REVIEW = `id hallId rating comment userName isVerifiedBooking createdAt updatedAt answer answeredAt isChangedSinceAnswer`;
const OWN_REVIEW = `${REVIEW} isHidden hiddenReason`;

/** REST routes of reviews (docs/coverage.md: customer §7). */
export const reviewRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/public/halls/{id}/reviews',
    summary: 'The reviews of a hall, newest first, with average and histogram.',
    tag: 'Reviews',
    operation: `query RestHallReviews($id: Int!, $paging: PagingInput) {
      hallReviews(hallId: $id, paging: $paging) {
        nodes { ${REVIEW} } averageRating totalReviews totalCount histogram { rating count }
        pageInfo { endCursor hasNextPage page limit }
      }
    }`,
    variables: (request) => ({ id: request.params.id, paging: toPaging(request) }),
    shape: ({ hallReviews }) => {
      const { nodes, averageRating, totalReviews, histogram } = hallReviews as Record<string, unknown>;
      const { paging } = toPage(hallReviews) as { paging: unknown };
      return { data: { reviews: nodes, averageRating, totalReviews, histogram }, paging };
    },
    cache: 'public',
  },
  {
    method: 'GET',
    path: '/user/reviews/hall/{id}',
    summary: 'The viewer’s review of a hall, if any.',
    tag: 'Reviews',
    operation: `query RestViewerReview($id: Int!) { viewerReview(hallId: $id) { ${OWN_REVIEW} } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: (data) => ({ data: data.viewerReview }),
  },
  {
    method: 'GET',
    path: '/business/reviews',
    summary: 'The reviews of the owner’s halls.',
    tag: 'Reviews',
    operation: `query RestOwnReviews($filter: OwnReviewFilter, $order: ReviewOrder! = NEWEST, $paging: PagingInput) {
      ownReviews(filter: $filter, order: $order, paging: $paging) {
        nodes { ${REVIEW} hallTitle viewerCanAnswer } totalCount pageInfo { endCursor hasNextPage page limit }
      }
    }`,
    variables: (request) => ({ filter: request.query, order: request.query.order, paging: toPaging(request) }),
    shape: ({ ownReviews }) => toPage(ownReviews),
  },
  {
    method: 'GET',
    path: '/admin/users/{id}/reviews',
    summary: 'The reviews that a person wrote, hidden or not, newest first.',
    tag: 'Administration',
    operation: `query RestReviewsOfPerson($id: Int!, $paging: PagingInput) {
      reviewsOfPerson(id: $id, paging: $paging) {
        nodes { ${OWN_REVIEW} hallTitle } totalCount pageInfo { endCursor hasNextPage page limit }
      }
    }`,
    variables: (request) => ({ id: request.params.id, paging: toPaging(request) }),
    shape: ({ reviewsOfPerson }) => toPage(reviewsOfPerson),
  },
  {
    method: 'POST',
    path: '/business/reviews/{id}/answer',
    refusals: ['CONFLICT'],
    summary:
      'Answers a review of one of the viewer’s halls, once; after its author changed it, another answer replaces it.',
    tag: 'Reviews',
    operation: `mutation RestAnswerReview($id: Int!, $input: AnswerReviewInput!) {
      answerReview(id: $id, input: $input) { ${REVIEW} }
    }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'POST',
    path: '/user/reviews',
    refusals: ['EMAIL_NOT_CONFIRMED'],
    summary: 'Creates a review of a hall; one per customer.',
    tag: 'Reviews',
    operation: `mutation RestWriteReview($input: WriteReviewInput!) { writeReview(input: $input) { ${OWN_REVIEW} } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'PUT',
    path: '/user/reviews/{reviewId}',
    summary: 'Updates one of the viewer’s reviews.',
    tag: 'Reviews',
    operation: `mutation RestChangeReview($id: Int!, $input: ChangeReviewInput!) {
      changeReview(id: $id, input: $input) { ${OWN_REVIEW} }
    }`,
    variables: ({ params, body }) => ({ id: params.reviewId, input: body }),
  },
]);
