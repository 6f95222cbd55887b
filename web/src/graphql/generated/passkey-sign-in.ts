/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody may do for a business, by area. */
export type BusinessRight =
  /** Apply, and hand in documents. */
  | 'APPLICATION'
  /** See bookings and the calendar, approve, decline, enter them for guests, record payments, take notes. */
  | 'BOOKINGS'
  /** Block days and hours. */
  | 'CALENDAR'
  /** See the CNICs of contracts. */
  | 'CNICS'
  /** See revenue and statements, export bookings. */
  | 'FIGURES'
  /** Change halls, prices, services and pictures. */
  | 'HALLS'
  /** API keys, webhooks and calendar feeds. */
  | 'INTEGRATIONS'
  /** Record that money was given back. */
  | 'REFUNDS'
  /** See and answer reviews. */
  | 'REVIEWS'
  /** Change what invoices say: name, address, phone, tax number. */
  | 'SELLER'
  /** See and change the general settings. */
  | 'SETTINGS'
  /** Members and invitations. */
  | 'TEAM'
  /** See the halls, online or not, and the business’s status. */
  | 'VIEW_HALLS';

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

/** Sign in with a passkey alone. */
export type PasskeySignInInput = {
  /** The answer to the challenge of startPasskeySignIn. */
  passkey: PasskeyAnswerInput;
  /** true for browsers: a token for 15 minutes and a cookie that renews it. Otherwise the token is valid for 12 hours. */
  renewable?: boolean | null | undefined;
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

/** What a person is in a business. */
export type TeamRole =
  /** Answers requests and reviews, keeps the calendar, sees the halls. */
  | 'CLERK'
  /** May do everything but seller details, integrations, the team and the application. */
  | 'MANAGER'
  /** Applied for the business; may do everything. One per business. */
  | 'OWNER';

export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutation = { startPasskeySignIn: { options: Record<string, unknown> } };

export type SignInWithPasskeyMutationVariables = Exact<{
  input: PasskeySignInInput;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { token: string, user: { id: number, name: string, email: string, emailConfirmed: boolean, pendingEmail: string | null, canConfirmEmail: boolean, lacksSecondFactor: boolean, termsAccepted: boolean, username: string, phone: string | null, role: Role, locale: string | null, createdAt: string, membership: { businessId: number, businessName: string, role: TeamRole, rights: Array<BusinessRight>, requestMails: boolean } | null } } };

export type StaffSignInWithPasskeyMutationVariables = Exact<{
  input: PasskeySignInInput;
}>;


export type StaffSignInWithPasskeyMutation = { staffSignInWithPasskey: { token: string, user: { id: number, name: string, email: string, emailConfirmed: boolean, pendingEmail: string | null, canConfirmEmail: boolean, lacksSecondFactor: boolean, termsAccepted: boolean, username: string, phone: string | null, role: Role, locale: string | null, createdAt: string, membership: { businessId: number, businessName: string, role: TeamRole, rights: Array<BusinessRight>, requestMails: boolean } | null } } };

export type ViewerFieldsFragment = { id: number, name: string, email: string, emailConfirmed: boolean, pendingEmail: string | null, canConfirmEmail: boolean, lacksSecondFactor: boolean, termsAccepted: boolean, username: string, phone: string | null, role: Role, locale: string | null, createdAt: string, membership: { businessId: number, businessName: string, role: TeamRole, rights: Array<BusinessRight>, requestMails: boolean } | null };

export const ViewerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canConfirmEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"termsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessId"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"requestMails"}}]}}]}}]} as unknown as DocumentNode<ViewerFieldsFragment, unknown>;
export const StartPasskeySignInDocument = {"__meta__":{"hash":"21384218111191c773fae9b48d56fd356ebd60cb0f66fa13ed17d9f5227f5989"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>;
export const SignInWithPasskeyDocument = {"__meta__":{"hash":"e1a406f84fa098a3b00e36c3657cf076e3dc5b01ef96c2a654c5cdd4912764ba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeySignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canConfirmEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"termsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessId"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"requestMails"}}]}}]}}]} as unknown as DocumentNode<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
export const StaffSignInWithPasskeyDocument = {"__meta__":{"hash":"f024525190a188ffa1063977cb1b3994839028193070816997ef8c9ef2f03ee9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StaffSignInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeySignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffSignInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canConfirmEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"termsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessId"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"requestMails"}}]}}]}}]} as unknown as DocumentNode<StaffSignInWithPasskeyMutation, StaffSignInWithPasskeyMutationVariables>;

export const useStartPasskeySignInMutation = (options?: AppMutationOptions<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>) => useAppMutation(StartPasskeySignInDocument, options);
export const useSignInWithPasskeyMutation = (options?: AppMutationOptions<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>) => useAppMutation(SignInWithPasskeyDocument, options);
export const useStaffSignInWithPasskeyMutation = (options?: AppMutationOptions<StaffSignInWithPasskeyMutation, StaffSignInWithPasskeyMutationVariables>) => useAppMutation(StaffSignInWithPasskeyDocument, options);
