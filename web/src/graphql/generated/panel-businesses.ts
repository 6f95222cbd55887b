/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filters businesses. */
export type BusinessFilter = {
  /** Only businesses in this status. */
  status?: BusinessStatus | null | undefined;
  /** Text in the name or address, ignoring case and accents. */
  text?: string | null | undefined;
};

/** The status of a business. */
export type BusinessStatus =
  /** May list halls and take bookings. */
  | 'APPROVED'
  /** No application. */
  | 'NOT_APPLIED'
  /** Applied and not decided yet. */
  | 'PENDING'
  /** Rejected with a reason; may apply again. */
  | 'REJECTED'
  /** Suspended by an admin after approval. */
  | 'SUSPENDED';

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

/** A decision about a business, with its reason. */
export type ReasonInput = {
  /** Sent to the owner. */
  reason: string;
};

export type BusinessRowFragment = { id: number, status: BusinessStatus, name: string, location: string, phone: string, description: string, documents: Array<string>, rejectionReason: string | null, suspensionReason: string | null, createdAt: string, ownerName: string, ownerEmail: string, hallCount: number };

export type PanelBusinessesQueryVariables = Exact<{
  filter?: BusinessFilter | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelBusinessesQuery = { businesses: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ id: number, status: BusinessStatus, name: string, location: string, phone: string, description: string, documents: Array<string>, rejectionReason: string | null, suspensionReason: string | null, createdAt: string, ownerName: string, ownerEmail: string, hallCount: number }>, pageInfo: { hasNextPage: boolean, page: number, limit: number } } };

export type PanelBusinessQueryVariables = Exact<{
  id: number;
}>;


export type PanelBusinessQuery = { business: { id: number, status: BusinessStatus, name: string, location: string, phone: string, description: string, documents: Array<string>, rejectionReason: string | null, suspensionReason: string | null, createdAt: string, ownerName: string, ownerEmail: string, hallCount: number } };

export type PanelBusinessHistoryQueryVariables = Exact<{
  id: number;
}>;


export type PanelBusinessHistoryQuery = { businessHistory: Array<{ verdict: string, reason: string | null, decidedByName: string, decidedAt: string }> };

export type ApproveApplicationMutationVariables = Exact<{
  id: number;
}>;


export type ApproveApplicationMutation = { approveApplication: { id: number, status: BusinessStatus, name: string, location: string, phone: string, description: string, documents: Array<string>, rejectionReason: string | null, suspensionReason: string | null, createdAt: string, ownerName: string, ownerEmail: string, hallCount: number } };

export type RejectApplicationMutationVariables = Exact<{
  id: number;
  input: ReasonInput;
}>;


export type RejectApplicationMutation = { rejectApplication: { id: number, status: BusinessStatus, name: string, location: string, phone: string, description: string, documents: Array<string>, rejectionReason: string | null, suspensionReason: string | null, createdAt: string, ownerName: string, ownerEmail: string, hallCount: number } };

export type SuspendBusinessMutationVariables = Exact<{
  id: number;
  input: ReasonInput;
}>;


export type SuspendBusinessMutation = { suspendBusiness: { id: number, status: BusinessStatus, name: string, location: string, phone: string, description: string, documents: Array<string>, rejectionReason: string | null, suspensionReason: string | null, createdAt: string, ownerName: string, ownerEmail: string, hallCount: number } };

export type ReinstateBusinessMutationVariables = Exact<{
  id: number;
}>;


export type ReinstateBusinessMutation = { reinstateBusiness: { id: number, status: BusinessStatus, name: string, location: string, phone: string, description: string, documents: Array<string>, rejectionReason: string | null, suspensionReason: string | null, createdAt: string, ownerName: string, ownerEmail: string, hallCount: number } };

export const BusinessRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<BusinessRowFragment, unknown>;
export const PanelBusinessesDocument = {"__meta__":{"hash":"a3e59b248d2a081051164ff2dce078b87c3473afc16f45dae1f24d20be4bfdd7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<PanelBusinessesQuery, PanelBusinessesQueryVariables>;
export const PanelBusinessDocument = {"__meta__":{"hash":"fbd58fcea290e43fb799abeb2c233d0e9f3a83edff4fc686ac3e26d2a2675074"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<PanelBusinessQuery, PanelBusinessQueryVariables>;
export const PanelBusinessHistoryDocument = {"__meta__":{"hash":"683861c5e0c285498663beb752b87b747556797558abc31f81e5c08f02f86bfe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelBusinessHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]}}]} as unknown as DocumentNode<PanelBusinessHistoryQuery, PanelBusinessHistoryQueryVariables>;
export const ApproveApplicationDocument = {"__meta__":{"hash":"cd10b8a85964a660479cc7fcbabfb0881524ac4e2616d36dde700fb318c7d0ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<ApproveApplicationMutation, ApproveApplicationMutationVariables>;
export const RejectApplicationDocument = {"__meta__":{"hash":"6ffd6281e65acf74c411d84333ab25ed423167b26e6a07804048365797e92f4e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<RejectApplicationMutation, RejectApplicationMutationVariables>;
export const SuspendBusinessDocument = {"__meta__":{"hash":"2d90f1400d6e210f26fb1c481aec0cc8709ad251a994e89f58c2b4c15d1a6d12"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<SuspendBusinessMutation, SuspendBusinessMutationVariables>;
export const ReinstateBusinessDocument = {"__meta__":{"hash":"be38d6c1f321cfac9c099e91adcfcef08a8b93a44ad1e6615f6e3873cfeabc6d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReinstateBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reinstateBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<ReinstateBusinessMutation, ReinstateBusinessMutationVariables>;

export const usePanelBusinessesQuery = (...rest: AppQueryArguments<PanelBusinessesQuery, PanelBusinessesQueryVariables>) => useAppQuery(PanelBusinessesDocument, ...rest);
export const usePanelBusinessQuery = (...rest: AppQueryArguments<PanelBusinessQuery, PanelBusinessQueryVariables>) => useAppQuery(PanelBusinessDocument, ...rest);
export const usePanelBusinessHistoryQuery = (...rest: AppQueryArguments<PanelBusinessHistoryQuery, PanelBusinessHistoryQueryVariables>) => useAppQuery(PanelBusinessHistoryDocument, ...rest);
export const useApproveApplicationMutation = (options?: AppMutationOptions<ApproveApplicationMutation, ApproveApplicationMutationVariables>) => useAppMutation(ApproveApplicationDocument, options);
export const useRejectApplicationMutation = (options?: AppMutationOptions<RejectApplicationMutation, RejectApplicationMutationVariables>) => useAppMutation(RejectApplicationDocument, options);
export const useSuspendBusinessMutation = (options?: AppMutationOptions<SuspendBusinessMutation, SuspendBusinessMutationVariables>) => useAppMutation(SuspendBusinessDocument, options);
export const useReinstateBusinessMutation = (options?: AppMutationOptions<ReinstateBusinessMutation, ReinstateBusinessMutationVariables>) => useAppMutation(ReinstateBusinessDocument, options);
