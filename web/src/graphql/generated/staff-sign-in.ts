/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Sign in by e-mail address or user name. */
export type SignInInput = {
  /** The six digits of the authenticator app, or a recovery code; only where a second factor is set up. */
  code?: string | null | undefined;
  /** E-mail address or user name, without regard to case. */
  emailOrUsername: string;
  /** The account’s password. */
  password: string;
  /** true for browsers: a token for 15 minutes and a cookie that renews it. Otherwise the token is valid for 12 hours. */
  renewable?: boolean | null | undefined;
};

export type StaffSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type StaffSignInMutation = { staffSignIn: { token: string, user: { id: number, name: string, email: string, emailConfirmed: boolean, pendingEmail: string | null, canConfirmEmail: boolean, lacksSecondFactor: boolean, termsAccepted: boolean, username: string, phone: string | null, role: Role, createdAt: string } } };

export type ViewerFieldsFragment = { id: number, name: string, email: string, emailConfirmed: boolean, pendingEmail: string | null, canConfirmEmail: boolean, lacksSecondFactor: boolean, termsAccepted: boolean, username: string, phone: string | null, role: Role, createdAt: string };

export const ViewerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canConfirmEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"termsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ViewerFieldsFragment, unknown>;
export const StaffSignInDocument = {"__meta__":{"hash":"aadbd351b1ead263564455b129034d34656c61a0854ed322c468680eae8d04a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StaffSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canConfirmEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"termsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StaffSignInMutation, StaffSignInMutationVariables>;

export const useStaffSignInMutation = (options?: AppMutationOptions<StaffSignInMutation, StaffSignInMutationVariables>) => useAppMutation(StaffSignInDocument, options);
