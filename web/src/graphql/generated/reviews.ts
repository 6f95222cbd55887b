/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The owner’s answer to a review. */
export type AnswerReviewInput = {
  /** The updatedAt of the review that this answers: if it was changed since, it is refused with `CONFLICT`. If omitted, any is answered. */
  basedOn?: string | null | undefined;
  /** The answer, at most 1000 characters. */
  reply: string;
};

/** Changes to the viewer’s review; omitted fields stay as they are. */
export type ChangeReviewInput = {
  /** Comment, at most 500 characters; null or empty removes it. */
  comment?: string | null | undefined;
  /** 1 to 5 stars. */
  rating: number;
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

/** The reason for reporting or hiding a review. */
export type ReviewReasonInput = {
  /** The reason, at most 500 characters. */
  reason: string;
};

/** A review of a hall. */
export type WriteReviewInput = {
  /** Comment, at most 500 characters. */
  comment?: string | null | undefined;
  /** The hall. */
  hallId: number;
  /** 1 to 5 stars. */
  rating: number;
};

export type ReviewFieldsFragment = { id: number, rating: number, comment: string | null, userName: string, isVerifiedBooking: boolean, createdAt: string, updatedAt: string, answer: string | null, answeredAt: string | null, isChangedSinceAnswer: boolean, isHidden: boolean, hiddenReason: string | null, viewerIsAuthor: boolean, viewerCanAnswer: boolean, viewerCanReport: boolean };

export type HallReviewsQueryVariables = Exact<{
  hallId: number;
  paging?: PagingInput | null | undefined;
}>;


export type HallReviewsQuery = { hallReviews: { averageRating: number, totalReviews: number, histogram: Array<{ rating: number, count: number }>, nodes: Array<{ id: number, rating: number, comment: string | null, userName: string, isVerifiedBooking: boolean, createdAt: string, updatedAt: string, answer: string | null, answeredAt: string | null, isChangedSinceAnswer: boolean, isHidden: boolean, hiddenReason: string | null, viewerIsAuthor: boolean, viewerCanAnswer: boolean, viewerCanReport: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ViewerReviewQueryVariables = Exact<{
  hallId: number;
}>;


export type ViewerReviewQuery = { viewerReview: { id: number, rating: number, comment: string | null, userName: string, isVerifiedBooking: boolean, createdAt: string, updatedAt: string, answer: string | null, answeredAt: string | null, isChangedSinceAnswer: boolean, isHidden: boolean, hiddenReason: string | null, viewerIsAuthor: boolean, viewerCanAnswer: boolean, viewerCanReport: boolean } | null };

export type WriteReviewMutationVariables = Exact<{
  input: WriteReviewInput;
}>;


export type WriteReviewMutation = { writeReview: { id: number, rating: number, comment: string | null, userName: string, isVerifiedBooking: boolean, createdAt: string, updatedAt: string, answer: string | null, answeredAt: string | null, isChangedSinceAnswer: boolean, isHidden: boolean, hiddenReason: string | null, viewerIsAuthor: boolean, viewerCanAnswer: boolean, viewerCanReport: boolean } };

export type ChangeReviewMutationVariables = Exact<{
  id: number;
  input: ChangeReviewInput;
}>;


export type ChangeReviewMutation = { changeReview: { id: number, rating: number, comment: string | null, userName: string, isVerifiedBooking: boolean, createdAt: string, updatedAt: string, answer: string | null, answeredAt: string | null, isChangedSinceAnswer: boolean, isHidden: boolean, hiddenReason: string | null, viewerIsAuthor: boolean, viewerCanAnswer: boolean, viewerCanReport: boolean } };

export type ReportReviewMutationVariables = Exact<{
  id: number;
  input: ReviewReasonInput;
}>;


export type ReportReviewMutation = { reportReview: { id: number, viewerCanReport: boolean } };

export type AnswerReviewMutationVariables = Exact<{
  id: number;
  input: AnswerReviewInput;
}>;


export type AnswerReviewMutation = { answerReview: { id: number, answer: string | null, answeredAt: string | null, isChangedSinceAnswer: boolean, viewerCanAnswer: boolean } };

export const ReviewFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerifiedBooking"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSinceAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsAuthor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReport"}}]}}]} as unknown as DocumentNode<ReviewFieldsFragment, unknown>;
export const HallReviewsDocument = {"__meta__":{"hash":"430395de3d45c0fd79da591b7290cc1cd4937fed1af00fb099b10a0f2b358e5a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"totalReviews"}},{"kind":"Field","name":{"kind":"Name","value":"histogram"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerifiedBooking"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSinceAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsAuthor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReport"}}]}}]} as unknown as DocumentNode<HallReviewsQuery, HallReviewsQueryVariables>;
export const ViewerReviewDocument = {"__meta__":{"hash":"2c1e7b370cf3935e38eab130fb8186b0f6548b37ba4a39ff63d53f0035ffb5af"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerifiedBooking"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSinceAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsAuthor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReport"}}]}}]} as unknown as DocumentNode<ViewerReviewQuery, ViewerReviewQueryVariables>;
export const WriteReviewDocument = {"__meta__":{"hash":"3601aaf252edc911f836200f11d5b6064ecf97e312e44b9d2774d6f273851b34"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerifiedBooking"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSinceAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsAuthor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReport"}}]}}]} as unknown as DocumentNode<WriteReviewMutation, WriteReviewMutationVariables>;
export const ChangeReviewDocument = {"__meta__":{"hash":"890391a8886bd83fe9f10275d29e742e0e10e4e0baab8772c994b8cd296e6a02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerifiedBooking"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSinceAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsAuthor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReport"}}]}}]} as unknown as DocumentNode<ChangeReviewMutation, ChangeReviewMutationVariables>;
export const ReportReviewDocument = {"__meta__":{"hash":"6b2271e7403ef192adcdd496fecb47f1feeffc5ca4265ba5b35436c790f9c1e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReport"}}]}}]}}]} as unknown as DocumentNode<ReportReviewMutation, ReportReviewMutationVariables>;
export const AnswerReviewDocument = {"__meta__":{"hash":"226ceacfca97ac99da8273546772bf99f7da35ffdbdcd1a27e9d623e5bb87219"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSinceAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}}]}}]}}]} as unknown as DocumentNode<AnswerReviewMutation, AnswerReviewMutationVariables>;

export const useHallReviewsQuery = (...rest: AppQueryArguments<HallReviewsQuery, HallReviewsQueryVariables>) => useAppQuery(HallReviewsDocument, ...rest);
export const useViewerReviewQuery = (...rest: AppQueryArguments<ViewerReviewQuery, ViewerReviewQueryVariables>) => useAppQuery(ViewerReviewDocument, ...rest);
export const useWriteReviewMutation = (options?: AppMutationOptions<WriteReviewMutation, WriteReviewMutationVariables>) => useAppMutation(WriteReviewDocument, options);
export const useChangeReviewMutation = (options?: AppMutationOptions<ChangeReviewMutation, ChangeReviewMutationVariables>) => useAppMutation(ChangeReviewDocument, options);
export const useReportReviewMutation = (options?: AppMutationOptions<ReportReviewMutation, ReportReviewMutationVariables>) => useAppMutation(ReportReviewDocument, options);
export const useAnswerReviewMutation = (options?: AppMutationOptions<AnswerReviewMutation, AnswerReviewMutationVariables>) => useAppMutation(AnswerReviewDocument, options);
