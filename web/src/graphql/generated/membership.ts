/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetRequestMailsMutationVariables = Exact<{
  isOn: boolean;
}>;


export type SetRequestMailsMutation = { setRequestMails: boolean };

export type LeaveTeamMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveTeamMutation = { leaveTeam: boolean };


export const SetRequestMailsDocument = {"__meta__":{"hash":"6e471568156e1a2a45e646c4c24457911661f82f92af6728c9574cb95bd38a4f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRequestMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRequestMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}]}]}}]} as unknown as DocumentNode<SetRequestMailsMutation, SetRequestMailsMutationVariables>;
export const LeaveTeamDocument = {"__meta__":{"hash":"b5be458e24a53c4a548849a37bce7af3b10692c1e3578e41fa57d189ccf179a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveTeam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveTeam"}}]}}]} as unknown as DocumentNode<LeaveTeamMutation, LeaveTeamMutationVariables>;

export const useSetRequestMailsMutation = (options?: AppMutationOptions<SetRequestMailsMutation, SetRequestMailsMutationVariables>) => useAppMutation(SetRequestMailsDocument, options);
export const useLeaveTeamMutation = (options?: AppMutationOptions<LeaveTeamMutation, LeaveTeamMutationVariables>) => useAppMutation(LeaveTeamDocument, options);
