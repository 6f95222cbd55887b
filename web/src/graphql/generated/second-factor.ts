/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The first code of an authenticator app. */
export type ConfirmAuthenticatorInput = {
  /** The six digits that the app shows. */
  code: string;
};

/** Confirms the viewer’s password before a sensitive operation. */
export type ReauthenticateInput = {
  /** The six digits of the authenticator app, or a recovery code; only where a second factor is set up. */
  code?: string | null | undefined;
  /** The account’s password. */
  password: string;
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

export type ViewerSecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerSecondFactorsQuery = { viewerSecondFactors: { isRequired: boolean, authenticatorSince: string | null, recoveryCodesLeft: number } };

export type StartAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAuthenticatorMutation = { startAuthenticator: { setupKey: string, uri: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  input: ConfirmAuthenticatorInput;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: { codes: Array<string> } };

export type RemoveAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: boolean };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } };

export type ReauthenticateMutationVariables = Exact<{
  input: ReauthenticateInput;
}>;


export type ReauthenticateMutation = { reauthenticate: { token: string, user: { id: number, name: string, email: string, emailConfirmed: boolean, pendingEmail: string | null, canConfirmEmail: boolean, lacksSecondFactor: boolean, termsAccepted: boolean, username: string, phone: string | null, role: Role, createdAt: string } } };

export type ViewerFieldsFragment = { id: number, name: string, email: string, emailConfirmed: boolean, pendingEmail: string | null, canConfirmEmail: boolean, lacksSecondFactor: boolean, termsAccepted: boolean, username: string, phone: string | null, role: Role, createdAt: string };

export const ViewerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canConfirmEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"termsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ViewerFieldsFragment, unknown>;
export const ViewerSecondFactorsDocument = {"__meta__":{"hash":"8c28d07514d261170cfa6b91e46040d6809796bfdeeb9109f47d720a7cc68909"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerSecondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerSecondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as DocumentNode<ViewerSecondFactorsQuery, ViewerSecondFactorsQueryVariables>;
export const StartAuthenticatorDocument = {"__meta__":{"hash":"3f1917670db9638a1839b58d432ef82bbf1e766d40730bb0d465468358e9aab4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setupKey"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>;
export const ConfirmAuthenticatorDocument = {"__meta__":{"hash":"702d785179116f373802b9cf11dde1e85cdb3abdb355aab2a7ab9905c79a2d0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAuthenticatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;
export const RemoveAuthenticatorDocument = {"__meta__":{"hash":"468bb630e686ab5a4d27577d7208aecf7050295f94d343e26faac22b4d41bea8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAuthenticator"}}]}}]} as unknown as DocumentNode<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"4a9281f4c8aa7a7c339a1c816e45b330a65b85ef3016df77e01ce2e85143a47e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const ReauthenticateDocument = {"__meta__":{"hash":"89a41d2a1a90f7ec8e75a0e725570c89fe40c6213b5c2cf516cfbd32a9c4b331"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Reauthenticate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReauthenticateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reauthenticate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canConfirmEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"termsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReauthenticateMutation, ReauthenticateMutationVariables>;

export const useViewerSecondFactorsQuery = (...rest: AppQueryArguments<ViewerSecondFactorsQuery, ViewerSecondFactorsQueryVariables>) => useAppQuery(ViewerSecondFactorsDocument, ...rest);
export const useStartAuthenticatorMutation = (options?: AppMutationOptions<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>) => useAppMutation(StartAuthenticatorDocument, options);
export const useConfirmAuthenticatorMutation = (options?: AppMutationOptions<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>) => useAppMutation(ConfirmAuthenticatorDocument, options);
export const useRemoveAuthenticatorMutation = (options?: AppMutationOptions<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>) => useAppMutation(RemoveAuthenticatorDocument, options);
export const useRenewRecoveryCodesMutation = (options?: AppMutationOptions<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) => useAppMutation(RenewRecoveryCodesDocument, options);
export const useReauthenticateMutation = (options?: AppMutationOptions<ReauthenticateMutation, ReauthenticateMutationVariables>) => useAppMutation(ReauthenticateDocument, options);
