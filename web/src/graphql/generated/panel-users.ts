/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The status of a booking. */
export type BookingStatus =
  /** Cancelled, with a reason. */
  | 'CANCELLED'
  /** Confirmed; occupies the hall. */
  | 'CONFIRMED'
  /** Requested and not answered yet, or accepted until its first payment; only takes the hall while it holds its time. */
  | 'PENDING';

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

/** Why an account is suspended. */
export type SuspendUserInput = {
  /** The reason, mailed to the account. */
  reason: string;
};

export type PanelPeopleQueryVariables = Exact<{
  filter?: PersonFilter | null | undefined;
  order?: PersonOrder | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelPeopleQuery = { people: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ id: number, name: string, email: string, username: string, role: Role, createdAt: string, suspendedAt: string | null, hasSecondFactor: boolean, viewerCanAct: boolean }> } };

export type AssignModeratorMutationVariables = Exact<{
  id: number;
}>;


export type AssignModeratorMutation = { assignModerator: { id: number, role: Role } };

export type RemoveModeratorMutationVariables = Exact<{
  id: number;
}>;


export type RemoveModeratorMutation = { removeModerator: { id: number, role: Role } };

export type RemoveSecondFactorsMutationVariables = Exact<{
  id: number;
}>;


export type RemoveSecondFactorsMutation = { removeSecondFactors: boolean };

export type DeleteUserMutationVariables = Exact<{
  id: number;
}>;


export type DeleteUserMutation = { deleteUser: boolean };

export type PersonDetailFragment = { id: number, name: string, email: string, username: string, phone: string | null, role: Role, createdAt: string, suspendedAt: string | null, suspensionReason: string | null, hasSecondFactor: boolean, viewerCanAct: boolean };

export type PanelPersonQueryVariables = Exact<{
  id: number;
}>;


export type PanelPersonQuery = { person: { id: number, name: string, email: string, username: string, phone: string | null, role: Role, createdAt: string, suspendedAt: string | null, suspensionReason: string | null, hasSecondFactor: boolean, viewerCanAct: boolean } };

export type PanelPersonBookingsQueryVariables = Exact<{
  id: number;
  paging?: PagingInput | null | undefined;
}>;


export type PanelPersonBookingsQuery = { bookingsOfPerson: { totalCount: number, nodes: Array<{ id: number, invoiceNumber: string, hallTitle: string, businessName: string, startTime: string, endTime: string, timeZone: string, status: BookingStatus, totalPrice: number, currency: string }> } };

export type PanelPersonReviewsQueryVariables = Exact<{
  id: number;
  paging?: PagingInput | null | undefined;
}>;


export type PanelPersonReviewsQuery = { reviewsOfPerson: { totalCount: number, nodes: Array<{ id: number, hallTitle: string, rating: number, comment: string | null, createdAt: string, isHidden: boolean }> } };

export type SuspendUserMutationVariables = Exact<{
  id: number;
  input: SuspendUserInput;
}>;


export type SuspendUserMutation = { suspendUser: { id: number, name: string, email: string, username: string, phone: string | null, role: Role, createdAt: string, suspendedAt: string | null, suspensionReason: string | null, hasSecondFactor: boolean, viewerCanAct: boolean } };

export type ReinstateUserMutationVariables = Exact<{
  id: number;
}>;


export type ReinstateUserMutation = { reinstateUser: { id: number, name: string, email: string, username: string, phone: string | null, role: Role, createdAt: string, suspendedAt: string | null, suspensionReason: string | null, hasSecondFactor: boolean, viewerCanAct: boolean } };

export const PersonDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAct"}}]}}]} as unknown as DocumentNode<PersonDetailFragment, unknown>;
export const PanelPeopleDocument = {"__meta__":{"hash":"e7653fb2507d5320b4acd7991883145f4f977450ec1dd5de4490d7ac0ada0f0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}}]} as unknown as DocumentNode<PanelPeopleQuery, PanelPeopleQueryVariables>;
export const AssignModeratorDocument = {"__meta__":{"hash":"3e7370047fdab2a3688fa292f48cbb53745e1d9705763b839834b580683c77e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignModerator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignModerator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<AssignModeratorMutation, AssignModeratorMutationVariables>;
export const RemoveModeratorDocument = {"__meta__":{"hash":"8ac66b318e35cee87845ab17f326c141bb8792e549a00302febbc82020a4ddd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveModerator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeModerator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<RemoveModeratorMutation, RemoveModeratorMutationVariables>;
export const RemoveSecondFactorsDocument = {"__meta__":{"hash":"713c69dac8420702b55747c4fb4c97a0da113ddbaadea589df6d385de969916a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveSecondFactorsMutation, RemoveSecondFactorsMutationVariables>;
export const DeleteUserDocument = {"__meta__":{"hash":"36ab0a92635740fc1985221d14070c0fe8ffd6e9e0fdcf20f6e5814f0f5cf264"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const PanelPersonDocument = {"__meta__":{"hash":"f08798355a564fadb7010f4d2558c60fbd620fc247186e46c69375b32728252d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAct"}}]}}]} as unknown as DocumentNode<PanelPersonQuery, PanelPersonQueryVariables>;
export const PanelPersonBookingsDocument = {"__meta__":{"hash":"a6eccafe6985bca2a7bb620bd001370f8088562abcf1843488d377001bd8ff65"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelPersonBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingsOfPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PanelPersonBookingsQuery, PanelPersonBookingsQueryVariables>;
export const PanelPersonReviewsDocument = {"__meta__":{"hash":"b66f3547c0849b0714340bacb436436b0ef79ea4e1b1a5bf58e46412d9af8dae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelPersonReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewsOfPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PanelPersonReviewsQuery, PanelPersonReviewsQueryVariables>;
export const SuspendUserDocument = {"__meta__":{"hash":"7fb8166dc927db4f1f7ff8c4f6c8588066036242f288c765efc08af8e59cecb6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspendUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAct"}}]}}]} as unknown as DocumentNode<SuspendUserMutation, SuspendUserMutationVariables>;
export const ReinstateUserDocument = {"__meta__":{"hash":"2a417255968d304fb41c74b05d76100ce46ba233238157009f709fa61e3819b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReinstateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reinstateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAct"}}]}}]} as unknown as DocumentNode<ReinstateUserMutation, ReinstateUserMutationVariables>;

export const usePanelPeopleQuery = (...rest: AppQueryArguments<PanelPeopleQuery, PanelPeopleQueryVariables>) => useAppQuery(PanelPeopleDocument, ...rest);
export const useAssignModeratorMutation = (options?: AppMutationOptions<AssignModeratorMutation, AssignModeratorMutationVariables>) => useAppMutation(AssignModeratorDocument, options);
export const useRemoveModeratorMutation = (options?: AppMutationOptions<RemoveModeratorMutation, RemoveModeratorMutationVariables>) => useAppMutation(RemoveModeratorDocument, options);
export const useRemoveSecondFactorsMutation = (options?: AppMutationOptions<RemoveSecondFactorsMutation, RemoveSecondFactorsMutationVariables>) => useAppMutation(RemoveSecondFactorsDocument, options);
export const useDeleteUserMutation = (options?: AppMutationOptions<DeleteUserMutation, DeleteUserMutationVariables>) => useAppMutation(DeleteUserDocument, options);
export const usePanelPersonQuery = (...rest: AppQueryArguments<PanelPersonQuery, PanelPersonQueryVariables>) => useAppQuery(PanelPersonDocument, ...rest);
export const usePanelPersonBookingsQuery = (...rest: AppQueryArguments<PanelPersonBookingsQuery, PanelPersonBookingsQueryVariables>) => useAppQuery(PanelPersonBookingsDocument, ...rest);
export const usePanelPersonReviewsQuery = (...rest: AppQueryArguments<PanelPersonReviewsQuery, PanelPersonReviewsQueryVariables>) => useAppQuery(PanelPersonReviewsDocument, ...rest);
export const useSuspendUserMutation = (options?: AppMutationOptions<SuspendUserMutation, SuspendUserMutationVariables>) => useAppMutation(SuspendUserDocument, options);
export const useReinstateUserMutation = (options?: AppMutationOptions<ReinstateUserMutation, ReinstateUserMutationVariables>) => useAppMutation(ReinstateUserDocument, options);
