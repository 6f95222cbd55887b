/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new account. */
export type RegisterInput = {
  /** E-mail address. */
  email: string;
  /** Full name, at least 2 characters. */
  name: string;
  /** At least 8 characters. */
  password: string;
  /** true for browsers: a token for 15 minutes and a cookie that renews it. Otherwise the token is valid for 12 hours. */
  renewable?: boolean | null | undefined;
  /** USER for customers or BUSINESS for venue owners; others are refused. */
  role?: Role;
  /** 4 to 100 letters, digits and underscores. */
  username: string;
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

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { token: string, user: { id: number, name: string, email: string, emailConfirmed: boolean, pendingEmail: string | null, canConfirmEmail: boolean, lacksSecondFactor: boolean, termsAccepted: boolean, username: string, phone: string | null, role: Role, createdAt: string } } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { token: string, user: { id: number, name: string, email: string, emailConfirmed: boolean, pendingEmail: string | null, canConfirmEmail: boolean, lacksSecondFactor: boolean, termsAccepted: boolean, username: string, phone: string | null, role: Role, createdAt: string } } };

export type DemoSignInsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoSignInsQuery = { clientConfig: { demoSignIns: Array<{ role: Role, username: string, password: string }> } };

export type ViewerFieldsFragment = { id: number, name: string, email: string, emailConfirmed: boolean, pendingEmail: string | null, canConfirmEmail: boolean, lacksSecondFactor: boolean, termsAccepted: boolean, username: string, phone: string | null, role: Role, createdAt: string };

export const ViewerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canConfirmEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"termsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ViewerFieldsFragment, unknown>;
export const SignInDocument = {"__meta__":{"hash":"ed467497c8aa3282a1016c3bc641ccbe5f5dfb63516cc5c58848d2d96bf85f9d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canConfirmEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"termsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RegisterDocument = {"__meta__":{"hash":"a3b69b27aca93208a6bca8f06343db5f6c761f85eb46100766d7162662596390"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canConfirmEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"termsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const DemoSignInsDocument = {"__meta__":{"hash":"25527fd3b01dd4949ce868ef91e2d82db64a0ef30d25a3c8235bccddba2e85f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemoSignIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoSignIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}}]}}]}}]} as unknown as DocumentNode<DemoSignInsQuery, DemoSignInsQueryVariables>;

export const useSignInMutation = (options?: AppMutationOptions<SignInMutation, SignInMutationVariables>) => useAppMutation(SignInDocument, options);
export const useRegisterMutation = (options?: AppMutationOptions<RegisterMutation, RegisterMutationVariables>) => useAppMutation(RegisterDocument, options);
export const useDemoSignInsQuery = (...rest: AppQueryArguments<DemoSignInsQuery, DemoSignInsQueryVariables>) => useAppQuery(DemoSignInsDocument, ...rest);
