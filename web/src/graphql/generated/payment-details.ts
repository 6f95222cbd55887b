/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a business is paid: what is left out or empty is none; unless all is, one way to pay is needed. */
export type PaymentDetailsInput = {
  /** Whose account it is, as the bank writes it. */
  accountTitle?: string | null | undefined;
  /** The bank. */
  bankName?: string | null | undefined;
  /** The Easypaisa number. */
  easypaisa?: string | null | undefined;
  /** The IBAN; spaces don’t count. */
  iban?: string | null | undefined;
  /** The JazzCash number. */
  jazzcash?: string | null | undefined;
  /** What else is to be known about paying. */
  note?: string | null | undefined;
  /** The Raast number. */
  raast?: string | null | undefined;
};

export type PaymentDetailsFieldsFragment = { bankName: string | null, accountTitle: string | null, iban: string | null, jazzcash: string | null, easypaisa: string | null, raast: string | null, note: string | null, changedAt: string | null, changedRecently: boolean };

export type PaymentDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentDetailsQuery = { paymentDetails: { bankName: string | null, accountTitle: string | null, iban: string | null, jazzcash: string | null, easypaisa: string | null, raast: string | null, note: string | null, changedAt: string | null, changedRecently: boolean } };

export type SetPaymentDetailsMutationVariables = Exact<{
  input: PaymentDetailsInput;
}>;


export type SetPaymentDetailsMutation = { setPaymentDetails: { bankName: string | null, accountTitle: string | null, iban: string | null, jazzcash: string | null, easypaisa: string | null, raast: string | null, note: string | null, changedAt: string | null, changedRecently: boolean } };

export const PaymentDetailsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountTitle"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"jazzcash"}},{"kind":"Field","name":{"kind":"Name","value":"easypaisa"}},{"kind":"Field","name":{"kind":"Name","value":"raast"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedRecently"}}]}}]} as unknown as DocumentNode<PaymentDetailsFieldsFragment, unknown>;
export const PaymentDetailsDocument = {"__meta__":{"hash":"d738fcc1a8224635ceefb552ce7e9724d046eae9acf410a057cb592680a804e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentDetailsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountTitle"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"jazzcash"}},{"kind":"Field","name":{"kind":"Name","value":"easypaisa"}},{"kind":"Field","name":{"kind":"Name","value":"raast"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedRecently"}}]}}]} as unknown as DocumentNode<PaymentDetailsQuery, PaymentDetailsQueryVariables>;
export const SetPaymentDetailsDocument = {"__meta__":{"hash":"3b1d35592435be329c25f4f482c100dbb651bc42b0117faa1981be8b08660602"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPaymentDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPaymentDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentDetailsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountTitle"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"jazzcash"}},{"kind":"Field","name":{"kind":"Name","value":"easypaisa"}},{"kind":"Field","name":{"kind":"Name","value":"raast"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedRecently"}}]}}]} as unknown as DocumentNode<SetPaymentDetailsMutation, SetPaymentDetailsMutationVariables>;

export const usePaymentDetailsQuery = (...rest: AppQueryArguments<PaymentDetailsQuery, PaymentDetailsQueryVariables>) => useAppQuery(PaymentDetailsDocument, ...rest);
export const useSetPaymentDetailsMutation = (options?: AppMutationOptions<SetPaymentDetailsMutation, SetPaymentDetailsMutationVariables>) => useAppMutation(SetPaymentDetailsDocument, options);
