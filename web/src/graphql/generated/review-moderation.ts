/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

/** Filters reviews for staff. */
export type ReviewFilter = {
  /** Only reviews of this hall. */
  hallId?: number | null | undefined;
  /** Defaults to all. */
  state?: ReviewState | null | undefined;
  /** Text in the comment, the hall’s or the author’s name. */
  text?: string | null | undefined;
};

/** The reason for reporting or hiding a review. */
export type ReviewReasonInput = {
  /** The reason, at most 500 characters. */
  reason: string;
};

/** Filters reviews for staff. */
export type ReviewState =
  /** All reviews. */
  | 'ALL'
  /** Hidden reviews. */
  | 'HIDDEN'
  /** Reviews with open reports. */
  | 'REPORTED';

export type ModeratedReviewFragment = { id: number, hallId: number, hallTitle: string, businessName: string, rating: number, comment: string | null, userName: string, isVerifiedBooking: boolean, answer: string | null, isChangedSinceAnswer: boolean, isHidden: boolean, hiddenReason: string | null, createdAt: string, openReports: Array<{ reason: string, reporterName: string, createdAt: string }> };

export type PanelReviewsQueryVariables = Exact<{
  filter?: ReviewFilter | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelReviewsQuery = { reviews: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ id: number, hallId: number, hallTitle: string, businessName: string, rating: number, comment: string | null, userName: string, isVerifiedBooking: boolean, answer: string | null, isChangedSinceAnswer: boolean, isHidden: boolean, hiddenReason: string | null, createdAt: string, openReports: Array<{ reason: string, reporterName: string, createdAt: string }> }> } };

export type HideReviewMutationVariables = Exact<{
  id: number;
  input: ReviewReasonInput;
}>;


export type HideReviewMutation = { hideReview: { id: number, hallId: number, hallTitle: string, businessName: string, rating: number, comment: string | null, userName: string, isVerifiedBooking: boolean, answer: string | null, isChangedSinceAnswer: boolean, isHidden: boolean, hiddenReason: string | null, createdAt: string, openReports: Array<{ reason: string, reporterName: string, createdAt: string }> } };

export type ShowReviewMutationVariables = Exact<{
  id: number;
}>;


export type ShowReviewMutation = { showReview: { id: number, hallId: number, hallTitle: string, businessName: string, rating: number, comment: string | null, userName: string, isVerifiedBooking: boolean, answer: string | null, isChangedSinceAnswer: boolean, isHidden: boolean, hiddenReason: string | null, createdAt: string, openReports: Array<{ reason: string, reporterName: string, createdAt: string }> } };

export type DismissReviewReportsMutationVariables = Exact<{
  id: number;
}>;


export type DismissReviewReportsMutation = { dismissReviewReports: { id: number, hallId: number, hallTitle: string, businessName: string, rating: number, comment: string | null, userName: string, isVerifiedBooking: boolean, answer: string | null, isChangedSinceAnswer: boolean, isHidden: boolean, hiddenReason: string | null, createdAt: string, openReports: Array<{ reason: string, reporterName: string, createdAt: string }> } };

export const ModeratedReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModeratedReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerifiedBooking"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSinceAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ModeratedReviewFragment, unknown>;
export const PanelReviewsDocument = {"__meta__":{"hash":"1e3dcb01aed317c765e32f7ffc5f40dac33a4908528d81ee723c68917376ea0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModeratedReview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModeratedReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerifiedBooking"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSinceAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<PanelReviewsQuery, PanelReviewsQueryVariables>;
export const HideReviewDocument = {"__meta__":{"hash":"bf11d33822b7053c613f9a2c5a291c012a2599a14102e17678d79ff288fc039f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModeratedReview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModeratedReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerifiedBooking"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSinceAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<HideReviewMutation, HideReviewMutationVariables>;
export const ShowReviewDocument = {"__meta__":{"hash":"8f500b9907d10c84fa18ab789214d5bedd1af30cfb28cc8428d5d66f91417e44"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModeratedReview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModeratedReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerifiedBooking"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSinceAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ShowReviewMutation, ShowReviewMutationVariables>;
export const DismissReviewReportsDocument = {"__meta__":{"hash":"6b067e8cc16c6d30af0ed3335320c5628f5427d3c4bde7f487ece7774252594a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissReviewReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissReviewReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModeratedReview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModeratedReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isVerifiedBooking"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSinceAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<DismissReviewReportsMutation, DismissReviewReportsMutationVariables>;

export const usePanelReviewsQuery = (...rest: AppQueryArguments<PanelReviewsQuery, PanelReviewsQueryVariables>) => useAppQuery(PanelReviewsDocument, ...rest);
export const useHideReviewMutation = (options?: AppMutationOptions<HideReviewMutation, HideReviewMutationVariables>) => useAppMutation(HideReviewDocument, options);
export const useShowReviewMutation = (options?: AppMutationOptions<ShowReviewMutation, ShowReviewMutationVariables>) => useAppMutation(ShowReviewDocument, options);
export const useDismissReviewReportsMutation = (options?: AppMutationOptions<DismissReviewReportsMutation, DismissReviewReportsMutationVariables>) => useAppMutation(DismissReviewReportsDocument, options);
