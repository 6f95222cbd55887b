/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What both sides agreed on for what isn’t paid yet of a booking. */
export type BookingPlanInput = {
  /** Its parts, of what is left to pay; the last one is the rest. */
  parts: Array<PaymentPlanPartInput>;
};

/** What takes back an entry. */
export type CorrectPaymentInput = {
  /** Idempotency key: repeated requests record it once. */
  clientMutationId?: string | null | undefined;
  /** Why it was wrong. */
  reason: string;
};

/** From when the days of a part’s due date are counted. */
export type DueRule =
  /** So many days after the confirmation. */
  | 'AFTER_CONFIRMATION'
  /** So many days before the start. */
  | 'BEFORE_START';

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

/** A part of a payment plan. Each but the last has a share or an amount; the last is the rest. */
export type PaymentPlanPartInput = {
  /** Its amount. */
  amount?: number | null | undefined;
  /** Its days. */
  days: number;
  /** From when its days are counted. */
  due: DueRule;
  /** Its name. */
  label: string;
  /** Its share of the total. */
  percent?: number | null | undefined;
};

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

export type PaymentFieldsFragment = { bookingId: number, currency: string, owed: number, paid: number, balance: number, due: number, overdue: number, viewerCanRecord: boolean, viewerCanPlan: boolean, canBeCharged: boolean, parts: Array<{ kind: OwedPartKind, label: string | null, amount: number, left: number, dueOn: string | null, isOverdue: boolean }>, entries: Array<{ id: number, kind: PaymentKind, amount: number, method: PaymentMethod | null, reference: string | null, day: string, note: string | null, isCorrected: boolean, receiptNumber: string | null, recordedBy: string | null }> };

export type BookingPaymentsQueryVariables = Exact<{
  id: number;
}>;


export type BookingPaymentsQuery = { bookingPayments: { bookingId: number, currency: string, owed: number, paid: number, balance: number, due: number, overdue: number, viewerCanRecord: boolean, viewerCanPlan: boolean, canBeCharged: boolean, parts: Array<{ kind: OwedPartKind, label: string | null, amount: number, left: number, dueOn: string | null, isOverdue: boolean }>, entries: Array<{ id: number, kind: PaymentKind, amount: number, method: PaymentMethod | null, reference: string | null, day: string, note: string | null, isCorrected: boolean, receiptNumber: string | null, recordedBy: string | null }> } };

export type RecordPaymentMutationVariables = Exact<{
  id: number;
  input: RecordPaymentInput;
}>;


export type RecordPaymentMutation = { recordPayment: { bookingId: number, currency: string, owed: number, paid: number, balance: number, due: number, overdue: number, viewerCanRecord: boolean, viewerCanPlan: boolean, canBeCharged: boolean, parts: Array<{ kind: OwedPartKind, label: string | null, amount: number, left: number, dueOn: string | null, isOverdue: boolean }>, entries: Array<{ id: number, kind: PaymentKind, amount: number, method: PaymentMethod | null, reference: string | null, day: string, note: string | null, isCorrected: boolean, receiptNumber: string | null, recordedBy: string | null }> } };

export type CorrectPaymentMutationVariables = Exact<{
  id: number;
  input: CorrectPaymentInput;
}>;


export type CorrectPaymentMutation = { correctPayment: { bookingId: number, currency: string, owed: number, paid: number, balance: number, due: number, overdue: number, viewerCanRecord: boolean, viewerCanPlan: boolean, canBeCharged: boolean, parts: Array<{ kind: OwedPartKind, label: string | null, amount: number, left: number, dueOn: string | null, isOverdue: boolean }>, entries: Array<{ id: number, kind: PaymentKind, amount: number, method: PaymentMethod | null, reference: string | null, day: string, note: string | null, isCorrected: boolean, receiptNumber: string | null, recordedBy: string | null }> } };

export type ChangeBookingPlanMutationVariables = Exact<{
  id: number;
  input: BookingPlanInput;
}>;


export type ChangeBookingPlanMutation = { changeBookingPlan: { bookingId: number, currency: string, owed: number, paid: number, balance: number, due: number, overdue: number, viewerCanRecord: boolean, viewerCanPlan: boolean, canBeCharged: boolean, parts: Array<{ kind: OwedPartKind, label: string | null, amount: number, left: number, dueOn: string | null, isOverdue: boolean }>, entries: Array<{ id: number, kind: PaymentKind, amount: number, method: PaymentMethod | null, reference: string | null, day: string, note: string | null, isCorrected: boolean, receiptNumber: string | null, recordedBy: string | null }> } };

export const PaymentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingPayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRecord"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPlan"}},{"kind":"Field","name":{"kind":"Name","value":"canBeCharged"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]}}]} as unknown as DocumentNode<PaymentFieldsFragment, unknown>;
export const BookingPaymentsDocument = {"__meta__":{"hash":"9bac88490baab5ebd369ff1c502e8bd3adb346d26bcd964d3c18ed5aeee971d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingPayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRecord"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPlan"}},{"kind":"Field","name":{"kind":"Name","value":"canBeCharged"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]}}]} as unknown as DocumentNode<BookingPaymentsQuery, BookingPaymentsQueryVariables>;
export const RecordPaymentDocument = {"__meta__":{"hash":"bf65ec98d6e63008739b8e29a3711079883a591fc436c34313477eabce19ad76"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingPayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRecord"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPlan"}},{"kind":"Field","name":{"kind":"Name","value":"canBeCharged"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]}}]} as unknown as DocumentNode<RecordPaymentMutation, RecordPaymentMutationVariables>;
export const CorrectPaymentDocument = {"__meta__":{"hash":"1bc0964d162f258e7da6cf8bf05fa9c4da15283e407147660643188e522dcd25"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingPayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRecord"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPlan"}},{"kind":"Field","name":{"kind":"Name","value":"canBeCharged"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]}}]} as unknown as DocumentNode<CorrectPaymentMutation, CorrectPaymentMutationVariables>;
export const ChangeBookingPlanDocument = {"__meta__":{"hash":"415463bd36bfe579eba1c17c6716e090ffa0721ec886550c0b37e9d73cb8519e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeBookingPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeBookingPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingPayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRecord"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPlan"}},{"kind":"Field","name":{"kind":"Name","value":"canBeCharged"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"recordedBy"}}]}}]}}]} as unknown as DocumentNode<ChangeBookingPlanMutation, ChangeBookingPlanMutationVariables>;

export const useBookingPaymentsQuery = (...rest: AppQueryArguments<BookingPaymentsQuery, BookingPaymentsQueryVariables>) => useAppQuery(BookingPaymentsDocument, ...rest);
export const useRecordPaymentMutation = (options?: AppMutationOptions<RecordPaymentMutation, RecordPaymentMutationVariables>) => useAppMutation(RecordPaymentDocument, options);
export const useCorrectPaymentMutation = (options?: AppMutationOptions<CorrectPaymentMutation, CorrectPaymentMutationVariables>) => useAppMutation(CorrectPaymentDocument, options);
export const useChangeBookingPlanMutation = (options?: AppMutationOptions<ChangeBookingPlanMutation, ChangeBookingPlanMutationVariables>) => useAppMutation(ChangeBookingPlanDocument, options);
