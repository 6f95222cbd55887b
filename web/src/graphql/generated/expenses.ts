/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What takes back an expense. */
export type CorrectExpenseInput = {
  /** Idempotency key: repeated requests record it once. */
  clientMutationId?: string | null | undefined;
  /** Why it was wrong. */
  reason: string;
};

/** What the money for a function was spent on. */
export type ExpenseCategory =
  /** Cleaning and repairs. */
  | 'CLEANING'
  /** Flowers, stage and lights. */
  | 'DECORATION'
  /** Equipment rental. */
  | 'EQUIPMENT'
  /** Food and drink. */
  | 'FOOD'
  /** What its note says. */
  | 'OTHER'
  /** Electricity, generator and fuel. */
  | 'POWER'
  /** Waiters, cooks, guards and porters. */
  | 'STAFF'
  /** Transport. */
  | 'TRANSPORT';

/** An expense of a booking. */
export type RecordExpenseInput = {
  /** How much, in the booking’s currency. */
  amount: number;
  /** What it was spent on. */
  category: ExpenseCategory;
  /** Idempotency key: repeated requests record it once. */
  clientMutationId?: string | null | undefined;
  /** The day on which it was spent; today if left out. */
  day?: string | null | undefined;
  /** The bill, as `uploadExpenseProof` names it. */
  filename?: string | null | undefined;
  /** What it was; required for OTHER. */
  note?: string | null | undefined;
};

export type ExpensesFieldsFragment = { bookingId: number, currency: string, today: string, canBeRecorded: boolean, earnings: { received: number, agreed: number, spent: number, earned: number, expected: number } | null, expenses: Array<{ id: number, category: ExpenseCategory, amount: number, day: string, note: string | null, fileType: string | null, recordedBy: string, isCorrected: boolean, correctedBecause: string | null }> };

export type BookingExpensesQueryVariables = Exact<{
  id: number;
}>;


export type BookingExpensesQuery = { bookingExpenses: { bookingId: number, currency: string, today: string, canBeRecorded: boolean, earnings: { received: number, agreed: number, spent: number, earned: number, expected: number } | null, expenses: Array<{ id: number, category: ExpenseCategory, amount: number, day: string, note: string | null, fileType: string | null, recordedBy: string, isCorrected: boolean, correctedBecause: string | null }> } };

export type RecordExpenseMutationVariables = Exact<{
  id: number;
  input: RecordExpenseInput;
}>;


export type RecordExpenseMutation = { recordExpense: { bookingId: number, currency: string, today: string, canBeRecorded: boolean, earnings: { received: number, agreed: number, spent: number, earned: number, expected: number } | null, expenses: Array<{ id: number, category: ExpenseCategory, amount: number, day: string, note: string | null, fileType: string | null, recordedBy: string, isCorrected: boolean, correctedBecause: string | null }> } };

export type CorrectExpenseMutationVariables = Exact<{
  id: number;
  input: CorrectExpenseInput;
}>;


export type CorrectExpenseMutation = { correctExpense: { bookingId: number, currency: string, today: string, canBeRecorded: boolean, earnings: { received: number, agreed: number, spent: number, earned: number, expected: number } | null, expenses: Array<{ id: number, category: ExpenseCategory, amount: number, day: string, note: string | null, fileType: string | null, recordedBy: string, isCorrected: boolean, correctedBecause: string | null }> } };

export type UploadExpenseProofMutationVariables = Exact<{
  file: File;
}>;


export type UploadExpenseProofMutation = { uploadExpenseProof: { filename: string } };

export const ExpensesFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpensesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingExpenses"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"canBeRecorded"}},{"kind":"Field","name":{"kind":"Name","value":"earnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"correctedBecause"}}]}}]}}]} as unknown as DocumentNode<ExpensesFieldsFragment, unknown>;
export const BookingExpensesDocument = {"__meta__":{"hash":"cefe72c0407323ddb6dcae501df6e3e800ad597fc0dd15ba8472afe9f9a80c8c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingExpenses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingExpenses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpensesFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpensesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingExpenses"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"canBeRecorded"}},{"kind":"Field","name":{"kind":"Name","value":"earnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"correctedBecause"}}]}}]}}]} as unknown as DocumentNode<BookingExpensesQuery, BookingExpensesQueryVariables>;
export const RecordExpenseDocument = {"__meta__":{"hash":"9ba86928e04f9c295d46feb2c4f2f5234ea6175c8821cc6523b0fc1c4e4f2084"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordExpense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordExpenseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordExpense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpensesFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpensesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingExpenses"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"canBeRecorded"}},{"kind":"Field","name":{"kind":"Name","value":"earnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"correctedBecause"}}]}}]}}]} as unknown as DocumentNode<RecordExpenseMutation, RecordExpenseMutationVariables>;
export const CorrectExpenseDocument = {"__meta__":{"hash":"6968213ed30e3453bd9dbae9fb0ecb6fc17eb646d9af55233a3659521b7ce1cc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectExpense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectExpenseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctExpense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpensesFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpensesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingExpenses"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"canBeRecorded"}},{"kind":"Field","name":{"kind":"Name","value":"earnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"correctedBecause"}}]}}]}}]} as unknown as DocumentNode<CorrectExpenseMutation, CorrectExpenseMutationVariables>;
export const UploadExpenseProofDocument = {"__meta__":{"hash":"3a54a5d06a42082acf5f83690298a7d7471dc5905682a586a16a5069dad79d4c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadExpenseProof"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadExpenseProof"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<UploadExpenseProofMutation, UploadExpenseProofMutationVariables>;

export const useBookingExpensesQuery = (...rest: AppQueryArguments<BookingExpensesQuery, BookingExpensesQueryVariables>) => useAppQuery(BookingExpensesDocument, ...rest);
export const useRecordExpenseMutation = (options?: AppMutationOptions<RecordExpenseMutation, RecordExpenseMutationVariables>) => useAppMutation(RecordExpenseDocument, options);
export const useCorrectExpenseMutation = (options?: AppMutationOptions<CorrectExpenseMutation, CorrectExpenseMutationVariables>) => useAppMutation(CorrectExpenseDocument, options);
export const useUploadExpenseProofMutation = (options?: AppMutationOptions<UploadExpenseProofMutation, UploadExpenseProofMutationVariables>) => useAppMutation(UploadExpenseProofDocument, options);
