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

/** Filters accounts. */
export type PersonFilter = {
  /** Only accounts with this role. */
  role?: Role | null | undefined;
  /** Text in the name, user name or e-mail address. */
  text?: string | null | undefined;
};

/** The order of accounts. */
export type PersonOrder =
  /** By name. */
  | 'NAME'
  /** By name, descending. */
  | 'NAME_DESCENDING'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** A decision about a business, with its reason. */
export type ReasonInput = {
  /** Sent to the owner. */
  reason: string;
};

/** An account’s role, which determines its permissions. */
export type Role =
  /** Staff who run the platform. */
  | 'ADMIN'
  /** A venue owner, who lists halls and answers booking requests. */
  | 'BUSINESS'
  /** Staff who decide on applications and moderate reviews and comments. */
  | 'MODERATOR'
  /** A customer, who searches, saves, books and reviews halls. */
  | 'USER';

/** A maintenance window. */
export type ScheduleMaintenanceInput = {
  /** End; defaults to open-ended. */
  endTime?: string | null | undefined;
  /** Whether it is enabled; defaults to false. */
  isEnabled?: boolean | null | undefined;
  /** The message to display. */
  message: string;
  /** Start; defaults to now. */
  startTime?: string | null | undefined;
};

/** Sign in by e-mail address or user name. */
export type SignInInput = {
  /** E-mail address or user name, without regard to case. */
  emailOrUsername: string;
  /** The account’s password. */
  password: string;
};

export type StaffSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type StaffSignInMutation = { staffSignIn: { token: string, user: { id: number, name: string, email: string, username: string, phone: string | null, role: Role, createdAt: string } } };

export type PanelOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelOverviewQuery = { overview: { pendingApprovals: number, bookingsThisMonth: number, bookingsLastMonth: number, users: { total: number, thisMonth: number, lastMonth: number }, businesses: { total: number, thisMonth: number, lastMonth: number }, days: Array<{ day: string, signUps: number, requests: number, confirmations: number }>, status: { databaseConnected: boolean, databaseMs: number, apiBusyShare: number, cacheHitShare: number | null, storedBytes: number, diskUsed: number | null, jobsWaiting: number, jobsFailed: number, mailsWaiting: number, mailsFailed: number, uptimeShare: number } } };

export type BusinessRowFragment = { id: number, status: BusinessStatus, name: string, location: string, phone: string, description: string, documents: Array<string>, rejectionReason: string | null, suspensionReason: string | null, createdAt: string, ownerName: string, ownerEmail: string, hallCount: number };

export type PanelBusinessesQueryVariables = Exact<{
  filter?: BusinessFilter | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelBusinessesQuery = { businesses: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ id: number, status: BusinessStatus, name: string, location: string, phone: string, description: string, documents: Array<string>, rejectionReason: string | null, suspensionReason: string | null, createdAt: string, ownerName: string, ownerEmail: string, hallCount: number }>, pageInfo: { hasNextPage: boolean, page: number, limit: number } } };

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

export type PanelPeopleQueryVariables = Exact<{
  filter?: PersonFilter | null | undefined;
  order?: PersonOrder | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelPeopleQuery = { people: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ id: number, name: string, email: string, username: string, role: Role, createdAt: string, viewerCanAct: boolean }> } };

export type AssignModeratorMutationVariables = Exact<{
  id: number;
}>;


export type AssignModeratorMutation = { assignModerator: { id: number, role: Role } };

export type RemoveModeratorMutationVariables = Exact<{
  id: number;
}>;


export type RemoveModeratorMutation = { removeModerator: { id: number, role: Role } };

export type DeleteUserMutationVariables = Exact<{
  id: number;
}>;


export type DeleteUserMutation = { deleteUser: boolean };

export type MaintenancePlanFragment = { isEnabled: boolean, isActive: boolean, state: string, message: string, startTime: string | null, endTime: string | null };

export type PanelMaintenanceQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelMaintenanceQuery = { maintenanceSettings: { isEnabled: boolean, isActive: boolean, state: string, message: string, startTime: string | null, endTime: string | null } };

export type PanelMaintenanceStateQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelMaintenanceStateQuery = { maintenanceSettings: { isEnabled: boolean, isActive: boolean, state: string, message: string, startTime: string | null, endTime: string | null } };

export type ScheduleMaintenanceMutationVariables = Exact<{
  input: ScheduleMaintenanceInput;
}>;


export type ScheduleMaintenanceMutation = { scheduleMaintenance: { isEnabled: boolean, isActive: boolean, state: string, message: string, startTime: string | null, endTime: string | null } };

export type EndMaintenanceMutationVariables = Exact<{ [key: string]: never; }>;


export type EndMaintenanceMutation = { endMaintenance: { isEnabled: boolean, isActive: boolean, state: string, message: string, startTime: string | null, endTime: string | null } };

export type ViewerFieldsFragment = { id: number, name: string, email: string, username: string, phone: string | null, role: Role, createdAt: string };

export const BusinessRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<BusinessRowFragment, unknown>;
export const MaintenancePlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenancePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]} as unknown as DocumentNode<MaintenancePlanFragment, unknown>;
export const ViewerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ViewerFieldsFragment, unknown>;
export const StaffSignInDocument = {"__meta__":{"hash":"d76ceafec7ca4bcf4a295fe06c4d3db89b6bdc94f478100a719eb2b5c7ee6105"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StaffSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StaffSignInMutation, StaffSignInMutationVariables>;
export const PanelOverviewDocument = {"__meta__":{"hash":"3ab97ed8153e47fa21033a72e4bf51e0634ca2ede3bb0c51afeedbe62431fbe7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"thisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"lastMonth"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"thisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"lastMonth"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingApprovals"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsLastMonth"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"signUps"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseConnected"}},{"kind":"Field","name":{"kind":"Name","value":"databaseMs"}},{"kind":"Field","name":{"kind":"Name","value":"apiBusyShare"}},{"kind":"Field","name":{"kind":"Name","value":"cacheHitShare"}},{"kind":"Field","name":{"kind":"Name","value":"storedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"diskUsed"}},{"kind":"Field","name":{"kind":"Name","value":"jobsWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"jobsFailed"}},{"kind":"Field","name":{"kind":"Name","value":"mailsWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"mailsFailed"}},{"kind":"Field","name":{"kind":"Name","value":"uptimeShare"}}]}}]}}]}}]} as unknown as DocumentNode<PanelOverviewQuery, PanelOverviewQueryVariables>;
export const PanelBusinessesDocument = {"__meta__":{"hash":"a3e59b248d2a081051164ff2dce078b87c3473afc16f45dae1f24d20be4bfdd7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<PanelBusinessesQuery, PanelBusinessesQueryVariables>;
export const PanelBusinessHistoryDocument = {"__meta__":{"hash":"683861c5e0c285498663beb752b87b747556797558abc31f81e5c08f02f86bfe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelBusinessHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]}}]} as unknown as DocumentNode<PanelBusinessHistoryQuery, PanelBusinessHistoryQueryVariables>;
export const ApproveApplicationDocument = {"__meta__":{"hash":"cd10b8a85964a660479cc7fcbabfb0881524ac4e2616d36dde700fb318c7d0ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<ApproveApplicationMutation, ApproveApplicationMutationVariables>;
export const RejectApplicationDocument = {"__meta__":{"hash":"6ffd6281e65acf74c411d84333ab25ed423167b26e6a07804048365797e92f4e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<RejectApplicationMutation, RejectApplicationMutationVariables>;
export const SuspendBusinessDocument = {"__meta__":{"hash":"2d90f1400d6e210f26fb1c481aec0cc8709ad251a994e89f58c2b4c15d1a6d12"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<SuspendBusinessMutation, SuspendBusinessMutationVariables>;
export const ReinstateBusinessDocument = {"__meta__":{"hash":"be38d6c1f321cfac9c099e91adcfcef08a8b93a44ad1e6615f6e3873cfeabc6d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReinstateBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reinstateBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<ReinstateBusinessMutation, ReinstateBusinessMutationVariables>;
export const PanelPeopleDocument = {"__meta__":{"hash":"c82407e5b4a060fb72fc9f6ae8359bfe8d4e9aca8d9cf099c28e2db1409c6252"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}}]} as unknown as DocumentNode<PanelPeopleQuery, PanelPeopleQueryVariables>;
export const AssignModeratorDocument = {"__meta__":{"hash":"3e7370047fdab2a3688fa292f48cbb53745e1d9705763b839834b580683c77e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignModerator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignModerator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<AssignModeratorMutation, AssignModeratorMutationVariables>;
export const RemoveModeratorDocument = {"__meta__":{"hash":"8ac66b318e35cee87845ab17f326c141bb8792e549a00302febbc82020a4ddd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveModerator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeModerator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<RemoveModeratorMutation, RemoveModeratorMutationVariables>;
export const DeleteUserDocument = {"__meta__":{"hash":"36ab0a92635740fc1985221d14070c0fe8ffd6e9e0fdcf20f6e5814f0f5cf264"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const PanelMaintenanceDocument = {"__meta__":{"hash":"723674d554791bad9410d9c7048876541b437271f9d0292692f1b86be81fa09b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelMaintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenancePlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenancePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]} as unknown as DocumentNode<PanelMaintenanceQuery, PanelMaintenanceQueryVariables>;
export const PanelMaintenanceStateDocument = {"__meta__":{"hash":"b2a0badb19cce96e8bda31eefd652ac2733e2948496273b946385d65a438f18e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelMaintenanceState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenancePlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenancePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]} as unknown as DocumentNode<PanelMaintenanceStateQuery, PanelMaintenanceStateQueryVariables>;
export const ScheduleMaintenanceDocument = {"__meta__":{"hash":"073c01358488413c44a66863ae40ce9c797f0f2a46e269e3ad082c4702cf0196"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleMaintenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleMaintenanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleMaintenance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenancePlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenancePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]} as unknown as DocumentNode<ScheduleMaintenanceMutation, ScheduleMaintenanceMutationVariables>;
export const EndMaintenanceDocument = {"__meta__":{"hash":"8decef031d2d8f650b01ebe3e4ec5ae192af474a2f44dbe1da6ac4cc0632f62e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMaintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endMaintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenancePlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenancePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]} as unknown as DocumentNode<EndMaintenanceMutation, EndMaintenanceMutationVariables>;

export const useStaffSignInMutation = (options?: AppMutationOptions<StaffSignInMutation, StaffSignInMutationVariables>) => useAppMutation(StaffSignInDocument, options);
export const usePanelOverviewQuery = (...rest: AppQueryArguments<PanelOverviewQuery, PanelOverviewQueryVariables>) => useAppQuery(PanelOverviewDocument, ...rest);
export const usePanelBusinessesQuery = (...rest: AppQueryArguments<PanelBusinessesQuery, PanelBusinessesQueryVariables>) => useAppQuery(PanelBusinessesDocument, ...rest);
export const usePanelBusinessHistoryQuery = (...rest: AppQueryArguments<PanelBusinessHistoryQuery, PanelBusinessHistoryQueryVariables>) => useAppQuery(PanelBusinessHistoryDocument, ...rest);
export const useApproveApplicationMutation = (options?: AppMutationOptions<ApproveApplicationMutation, ApproveApplicationMutationVariables>) => useAppMutation(ApproveApplicationDocument, options);
export const useRejectApplicationMutation = (options?: AppMutationOptions<RejectApplicationMutation, RejectApplicationMutationVariables>) => useAppMutation(RejectApplicationDocument, options);
export const useSuspendBusinessMutation = (options?: AppMutationOptions<SuspendBusinessMutation, SuspendBusinessMutationVariables>) => useAppMutation(SuspendBusinessDocument, options);
export const useReinstateBusinessMutation = (options?: AppMutationOptions<ReinstateBusinessMutation, ReinstateBusinessMutationVariables>) => useAppMutation(ReinstateBusinessDocument, options);
export const usePanelPeopleQuery = (...rest: AppQueryArguments<PanelPeopleQuery, PanelPeopleQueryVariables>) => useAppQuery(PanelPeopleDocument, ...rest);
export const useAssignModeratorMutation = (options?: AppMutationOptions<AssignModeratorMutation, AssignModeratorMutationVariables>) => useAppMutation(AssignModeratorDocument, options);
export const useRemoveModeratorMutation = (options?: AppMutationOptions<RemoveModeratorMutation, RemoveModeratorMutationVariables>) => useAppMutation(RemoveModeratorDocument, options);
export const useDeleteUserMutation = (options?: AppMutationOptions<DeleteUserMutation, DeleteUserMutationVariables>) => useAppMutation(DeleteUserDocument, options);
export const usePanelMaintenanceQuery = (...rest: AppQueryArguments<PanelMaintenanceQuery, PanelMaintenanceQueryVariables>) => useAppQuery(PanelMaintenanceDocument, ...rest);
export const usePanelMaintenanceStateQuery = (...rest: AppQueryArguments<PanelMaintenanceStateQuery, PanelMaintenanceStateQueryVariables>) => useAppQuery(PanelMaintenanceStateDocument, ...rest);
export const useScheduleMaintenanceMutation = (options?: AppMutationOptions<ScheduleMaintenanceMutation, ScheduleMaintenanceMutationVariables>) => useAppMutation(ScheduleMaintenanceDocument, options);
export const useEndMaintenanceMutation = (options?: AppMutationOptions<EndMaintenanceMutation, EndMaintenanceMutationVariables>) => useAppMutation(EndMaintenanceDocument, options);
