/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Confirms the viewer’s password before a sensitive operation. */
export type ReauthenticateInput = {
  /** The six digits of the authenticator app, or a recovery code; only where a second factor is set up. */
  code?: string | null | undefined;
  /** The account’s password. */
  password: string;
};

export type DeleteAccountMutationVariables = Exact<{
  input: ReauthenticateInput;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };


export const DeleteAccountDocument = {"__meta__":{"hash":"c9f938613d7f5af9de8d0c9f5eb86f58d87f73c8fec3299f0acd092a73b1f2a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReauthenticateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;

export const useDeleteAccountMutation = (options?: AppMutationOptions<DeleteAccountMutation, DeleteAccountMutationVariables>) => useAppMutation(DeleteAccountDocument, options);
