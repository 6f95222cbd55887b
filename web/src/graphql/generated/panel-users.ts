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


export const PanelPeopleDocument = {"__meta__":{"hash":"c82407e5b4a060fb72fc9f6ae8359bfe8d4e9aca8d9cf099c28e2db1409c6252"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}}]} as unknown as DocumentNode<PanelPeopleQuery, PanelPeopleQueryVariables>;
export const AssignModeratorDocument = {"__meta__":{"hash":"3e7370047fdab2a3688fa292f48cbb53745e1d9705763b839834b580683c77e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignModerator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignModerator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<AssignModeratorMutation, AssignModeratorMutationVariables>;
export const RemoveModeratorDocument = {"__meta__":{"hash":"8ac66b318e35cee87845ab17f326c141bb8792e549a00302febbc82020a4ddd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveModerator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeModerator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<RemoveModeratorMutation, RemoveModeratorMutationVariables>;
export const DeleteUserDocument = {"__meta__":{"hash":"36ab0a92635740fc1985221d14070c0fe8ffd6e9e0fdcf20f6e5814f0f5cf264"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;

export const usePanelPeopleQuery = (...rest: AppQueryArguments<PanelPeopleQuery, PanelPeopleQueryVariables>) => useAppQuery(PanelPeopleDocument, ...rest);
export const useAssignModeratorMutation = (options?: AppMutationOptions<AssignModeratorMutation, AssignModeratorMutationVariables>) => useAppMutation(AssignModeratorDocument, options);
export const useRemoveModeratorMutation = (options?: AppMutationOptions<RemoveModeratorMutation, RemoveModeratorMutationVariables>) => useAppMutation(RemoveModeratorDocument, options);
export const useDeleteUserMutation = (options?: AppMutationOptions<DeleteUserMutation, DeleteUserMutationVariables>) => useAppMutation(DeleteUserDocument, options);
