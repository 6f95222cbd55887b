/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A browser’s response to the use of a passkey, in base64url. */
export type PasskeyAnswerInput = {
  /** WebAuthn’s authenticatorData. */
  authenticatorData: string;
  /** WebAuthn’s clientDataJSON. */
  clientData: string;
  /** The credential’s id. */
  credentialId: string;
  /** The signature over both. */
  signature: string;
  /** WebAuthn’s userHandle, which a sign-in needs. */
  userHandle?: string | null | undefined;
};

/** Confirms the viewer’s password before a sensitive operation. */
export type ReauthenticateInput = {
  /** The six digits of the authenticator app, or a recovery code; only where a second factor is set up. */
  code?: string | null | undefined;
  /** The account’s password. */
  password: string;
};

export type DeleteAccountMutationVariables = Exact<{
  input?: ReauthenticateInput | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };


export const DeleteAccountDocument = {"__meta__":{"hash":"ee524cc73facf7eda64b42005248b36ad643d62d8d3252ee15a08d9c776ae0b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReauthenticateInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}]}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;

export const useDeleteAccountMutation = (options?: AppMutationOptions<DeleteAccountMutation, DeleteAccountMutationVariables>) => useAppMutation(DeleteAccountDocument, options);
