/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What takes back an entry. */
export type CorrectPaymentInput = {
  /** Idempotency key: repeated requests record it once. */
  clientMutationId?: string | null | undefined;
  /** Why it was wrong. */
  reason: string;
};

/** What a part of what is owed is. */
export type OwedPartKind =
  /** What a change added once every part was due. */
  | 'CHANGE'
  /** A charge after the event. */
  | 'CHARGE'
  /** A part of its plan. */
  | 'PLAN'
  /** The whole total of a booking without a plan. */
  | 'TOTAL';

/** What an entry of a booking’s ledger records. */
export type PaymentKind =
  /** What is owed beside the total, once the event has begun. */
  | 'CHARGE'
  /** Takes back an entry that was wrong. */
  | 'CORRECTION'
  /** Money that was received. */
  | 'RECEIPT'
  /** Money that was given back. */
  | 'REFUND';

/** How money changes hands. */
export type PaymentMethod =
  /** A bank transfer. */
  | 'BANK_TRANSFER'
  /** A card. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** A cheque. */
  | 'CHEQUE'
  /** Easypaisa. */
  | 'EASYPAISA'
  /** JazzCash. */
  | 'JAZZCASH'
  /** Anything else. */
  | 'OTHER'
  /** Raast. */
  | 'RAAST';

/** A receipt, refund or charge. */
export type RecordPaymentInput = {
  /** How much, in the booking’s currency. */
  amount: number;
  /** Idempotency key: repeated requests record it once. */
  clientMutationId?: string | null | undefined;
  /** The day on which it was paid; today if left out. */
  day?: string | null | undefined;
  /** RECEIPT, REFUND or CHARGE. */
  kind: PaymentKind;
  /** How it was paid; required unless it is a charge. */
  method?: PaymentMethod | null | undefined;
  /** A note; of a charge, what it is for. */
  note?: string | null | undefined;
  /** Whether a receipt may be more than is left to pay. */
  overpayment?: boolean | null | undefined;
  /** The reference of the transfer or cheque, unique for each method of a business. */
  reference?: string | null | undefined;
};

export type PaymentFieldsFragment = { bookingId: number, currency: string, owed: number, paid: number, balance: number, due: number, overdue: number, viewerCanRecord: boolean, canBeCharged: boolean, parts: Array<{ kind: OwedPartKind, label: string | null, amount: number, left: number, dueOn: string | null, isOverdue: boolean }>, entries: Array<{ id: number, kind: PaymentKind, amount: number, method: PaymentMethod | null, reference: string | null, day: string, note: string | null, isCorrected: boolean, receiptNumber: string | null, recordedBy: string | null }> };

export type BookingPaymentsQueryVariables = Exact<{
  id: number;
}>;


export type BookingPaymentsQuery = { bookingPayments: { bookingId: number, currency: string, owed: number, paid: number, balance: number, due: number, overdue: number, viewerCanRecord: boolean, canBeCharged: boolean, parts: Array<{ kind: OwedPartKind, label: string | null, amount: number, left: number, dueOn: string | null, isOverdue: boolean }>, entries: Array<{ id: number, kind: PaymentKind, amount: number, method: PaymentMethod | null, reference: string | null, day: string, note: string | null, isCorrected: boolean, receiptNumber: string | null, recordedBy: string | null }> } };

export type RecordPaymentMutationVariables = Exact<{
  id: number;
  input: RecordPaymentInput;
}>;


export type RecordPaymentMutation = { recordPayment: { bookingId: number, currency: string, owed: number, paid: number, balance: number, due: number, overdue: number, viewerCanRecord: boolean, canBeCharged: boolean, parts: Array<{ kind: OwedPartKind, label: string | null, amount: number, left: number, dueOn: string | null, isOverdue: boolean }>, entries: Array<{ id: number, kind: PaymentKind, amount: number, method: PaymentMethod | null, reference: string | null, day: string, note: string | null, isCorrected: boolean, receiptNumber: string | null, recordedBy: string | null }> } };

export type CorrectPaymentMutationVariables = Exact<{
  id: number;
  input: CorrectPaymentInput;
}>;


export type CorrectPaymentMutation = { correctPayment: { bookingId: number, currency: string, owed: number, paid: number, balance: number, due: number, overdue: number, viewerCanRecord: boolean, canBeCharged: boolean, parts: Array<{ kind: OwedPartKind, label: string | null, amount: number, left: number, dueOn: string | null, isOverdue: boolean }>, entries: Array<{ id: number, kind: PaymentKind, amount: number, method: PaymentMethod | null, reference: string | null, day: string, note: string | null, isCorrected: boolean, receiptNumber: string | null, recordedBy: string | null }> } };

export const PaymentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingPayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRecord"}},{"kind":"Field","name":{"kind":"Name","value":"canBeCharged"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]}}]} as unknown as DocumentNode<PaymentFieldsFragment, unknown>;
export const BookingPaymentsDocument = {"__meta__":{"hash":"4ace99d534ad3a94e720c7563e341a7d02a78e8519cc324aecf6c87c0390b5b4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingPayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRecord"}},{"kind":"Field","name":{"kind":"Name","value":"canBeCharged"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]}}]} as unknown as DocumentNode<BookingPaymentsQuery, BookingPaymentsQueryVariables>;
export const RecordPaymentDocument = {"__meta__":{"hash":"595adc39216e22c6d32a0a88afaecf6be9ab284e7f4e2413920459b8ace5ddec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingPayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRecord"}},{"kind":"Field","name":{"kind":"Name","value":"canBeCharged"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]}}]} as unknown as DocumentNode<RecordPaymentMutation, RecordPaymentMutationVariables>;
export const CorrectPaymentDocument = {"__meta__":{"hash":"0bd52a4b4c1915b9119be02213839f1b3117e519de7a15d4f47e24542a220556"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingPayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRecord"}},{"kind":"Field","name":{"kind":"Name","value":"canBeCharged"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]}}]} as unknown as DocumentNode<CorrectPaymentMutation, CorrectPaymentMutationVariables>;

export const useBookingPaymentsQuery = (...rest: AppQueryArguments<BookingPaymentsQuery, BookingPaymentsQueryVariables>) => useAppQuery(BookingPaymentsDocument, ...rest);
export const useRecordPaymentMutation = (options?: AppMutationOptions<RecordPaymentMutation, RecordPaymentMutationVariables>) => useAppMutation(RecordPaymentDocument, options);
export const useCorrectPaymentMutation = (options?: AppMutationOptions<CorrectPaymentMutation, CorrectPaymentMutationVariables>) => useAppMutation(CorrectPaymentDocument, options);
