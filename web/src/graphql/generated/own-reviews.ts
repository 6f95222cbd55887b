/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filters reviews of the viewer’s halls. */
export type OwnReviewFilter = {
  /** Only reviews of this hall. */
  hallId?: number | null | undefined;
  /** Only reviews with this rating, 1 to 5. */
  rating?: number | null | undefined;
  /** Only reviews without an answer, if true. */
  unanswered?: boolean | null | undefined;
};

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

/** The order of an owner’s reviews. */
export type ReviewOrder =
  /** Highest rating first. */
  | 'HIGHEST'
  /** Lowest rating first. */
  | 'LOWEST'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

export type OwnReviewsQueryVariables = Exact<{
  filter?: OwnReviewFilter | null | undefined;
  order?: ReviewOrder;
  paging?: PagingInput | null | undefined;
}>;


export type OwnReviewsQuery = { ownReviews: { totalCount: number, nodes: Array<{ id: number, hallId: number, hallTitle: string, businessName: string, rating: number, comment: string | null, userName: string, isVerifiedBooking: boolean, createdAt: string, updatedAt: string, answer: string | null, answeredAt: string | null, isChangedSinceAnswer: boolean, isHidden: boolean, hiddenReason: string | null, viewerIsAuthor: boolean, viewerCanAnswer: boolean, viewerCanReport: boolean }> } };

export type ReviewedHallsQueryVariables = Exact<{
  paging?: PagingInput | null | undefined;
}>;


export type ReviewedHallsQuery = { viewerHalls: { nodes: Array<{ id: number, title: string }> } };


export const OwnReviewsDocument = {"__meta__":{"hash":"76c13ca848a757f103aa0057abffbf5a3e36de166892f73cb636270cfc3de09a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnReviewFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewOrder"}}},"defaultValue":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerifiedBooking"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSinceAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsAuthor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<OwnReviewsQuery, OwnReviewsQueryVariables>;
export const ReviewedHallsDocument = {"__meta__":{"hash":"3b925211f445a987e2053b02fbdd325fce348b3029655bc6b44be53d9f30e4fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewedHalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerHalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewedHallsQuery, ReviewedHallsQueryVariables>;

export const useOwnReviewsQuery = (...rest: AppQueryArguments<OwnReviewsQuery, OwnReviewsQueryVariables>) => useAppQuery(OwnReviewsDocument, ...rest);
export const useReviewedHallsQuery = (...rest: AppQueryArguments<ReviewedHallsQuery, ReviewedHallsQueryVariables>) => useAppQuery(ReviewedHallsDocument, ...rest);
