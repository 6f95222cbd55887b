/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new passkey: its name, and the browser’s response to the registration. */
export type AddPasskeyInput = {
  /** WebAuthn’s attestationObject. */
  attestation: string;
  /** WebAuthn’s clientDataJSON. */
  clientData: string;
  /** The credential’s id, in base64url like everything below. */
  credentialId: string;
  /** As its owner calls it. */
  name: string;
  /** How browsers reach it, as WebAuthn names it. */
  transports: Array<string>;
};

/** Another name for a passkey. */
export type RenamePasskeyInput = {
  /** As its owner calls it. */
  name: string;
};

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey: { options: Record<string, unknown> } };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string>, passkey: { id: number } } };

export type RenamePasskeyMutationVariables = Exact<{
  id: number;
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: number, name: string } };

export type RemovePasskeyMutationVariables = Exact<{
  id: number;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type StartPasskeyConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyConfirmationMutation = { startPasskeyConfirmation: { options: Record<string, unknown> } };


export const StartPasskeyDocument = {"__meta__":{"hash":"3ad1bc5d461b1adab8f22e4e466625f6b9181283c4014354ed14a0f174a03658"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<StartPasskeyMutation, StartPasskeyMutationVariables>;
export const AddPasskeyDocument = {"__meta__":{"hash":"1c5b551b6492f805d730ab0fd7d4a6626a87ea579cbdc05614f84206d8ddda45"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RenamePasskeyDocument = {"__meta__":{"hash":"57ad4b9db46913dadd353f78e9d5b06f443f30cdbab1554d060dfc541945e61e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = {"__meta__":{"hash":"ccd124c528b897bc5e1ee632258c7184ed300f7c92642e242ac19d9e0cabe86a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const StartPasskeyConfirmationDocument = {"__meta__":{"hash":"088d19ed1be117d5e11d50decd2eccf6eb04792ce3877b4a74fea6e985800831"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskeyConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskeyConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<StartPasskeyConfirmationMutation, StartPasskeyConfirmationMutationVariables>;

export const useStartPasskeyMutation = (options?: AppMutationOptions<StartPasskeyMutation, StartPasskeyMutationVariables>) => useAppMutation(StartPasskeyDocument, options);
export const useAddPasskeyMutation = (options?: AppMutationOptions<AddPasskeyMutation, AddPasskeyMutationVariables>) => useAppMutation(AddPasskeyDocument, options);
export const useRenamePasskeyMutation = (options?: AppMutationOptions<RenamePasskeyMutation, RenamePasskeyMutationVariables>) => useAppMutation(RenamePasskeyDocument, options);
export const useRemovePasskeyMutation = (options?: AppMutationOptions<RemovePasskeyMutation, RemovePasskeyMutationVariables>) => useAppMutation(RemovePasskeyDocument, options);
export const useStartPasskeyConfirmationMutation = (options?: AppMutationOptions<StartPasskeyConfirmationMutation, StartPasskeyConfirmationMutationVariables>) => useAppMutation(StartPasskeyConfirmationDocument, options);
