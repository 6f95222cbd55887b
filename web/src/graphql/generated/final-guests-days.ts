/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Booking rules of a business; omitted fields get their defaults. */
export type BookingSlotsInput = {
  /** False when a booking takes exactly one slot. */
  allowMultipleSlots?: boolean | null | undefined;
  /** Buffer after a booking in minutes. */
  bufferTime?: number | null | undefined;
  /** Latest bookable day, in days from now. */
  maxAdvanceBookingDays?: number | null | undefined;
  /** Minimum notice for a booking in hours. */
  minAdvanceBookingHours?: number | null | undefined;
  /** Length of a slot in minutes. */
  slotDuration?: number | null | undefined;
};

/** Changes to the general settings; omitted fields stay as they are. */
export type BusinessSettingsInput = {
  /** What comes back when a customer cancels: at most 6 steps, whose percentages fall towards the event; empty gives nothing back. Bookings keep what was agreed. */
  cancellationRules?: Array<CancellationStepInput> | null | undefined;
  /** Until how many days before the event customers may ask for changes of their bookings, 0 to 365; 0 is until it starts. */
  changeDays?: number | null | undefined;
  /** One of the supported currencies. */
  currency?: string | null | undefined;
  /** Default discount, 0 to 100. */
  discountPercentage?: number | null | undefined;
  /** Until how many days before the event customers may set the final number of guests without asking, 0 to 365; 0 is until it starts. Bookings keep what was agreed. */
  finalGuestsDays?: number | null | undefined;
  /** For how many hours new requests hold their time, 0 to 336; 0 is no hold. */
  holdHours?: number | null | undefined;
  /** Whether requests that fit are confirmed automatically. */
  instantConfirmation?: boolean | null | undefined;
  /** URL of an uploaded logo for invoices; null removes it. */
  logo?: string | null | undefined;
  /** The whole week; empty means open at all hours. */
  operatingHours?: Array<OpeningHoursInput> | null | undefined;
  /** For how many hours an accepted request holds its time and can be paid, 1 to 336. The owner’s to change. */
  paymentHoldHours?: number | null | undefined;
  /** Whether customers are reminded of payments three days before they are due, and after it. */
  paymentReminders?: boolean | null | undefined;
  /** Whether approving a request accepts it, until its first payment confirms it; not together with instantConfirmation. The owner’s to change. */
  paymentRequired?: boolean | null | undefined;
  /** Tax number for invoices; null removes it. */
  taxNumber?: string | null | undefined;
  /** Tax rate, 0 to 100. */
  taxPercentage?: number | null | undefined;
  /** All booking rules. */
  timeSlots?: BookingSlotsInput | null | undefined;
  /** IANA time zone. */
  timeZone?: string | null | undefined;
};

/** A step of cancellation rules. */
export type CancellationStepInput = {
  /** At least so many days before the event, in the hall’s time zone. */
  days: number;
  /** So much of what was paid comes back, in whole percent. */
  percent: number;
};

/** Opening hours of one weekday. */
export type OpeningHoursInput = {
  /** Closing time; at or before the opening time, it is on the next day. */
  closingTime: string;
  /** 0 is Sunday, 6 Saturday. */
  dayOfWeek: number;
  /** False when closed on that day; the times are kept. */
  isActive?: boolean | null | undefined;
  /** Opening time. */
  openingTime: string;
};

export type FinalGuestsDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type FinalGuestsDaysQuery = { businessSettings: { finalGuestsDays: number } };

export type SetFinalGuestsDaysMutationVariables = Exact<{
  input: BusinessSettingsInput;
}>;


export type SetFinalGuestsDaysMutation = { updateBusinessSettings: { finalGuestsDays: number } };


export const FinalGuestsDaysDocument = {"__meta__":{"hash":"26637adbf8b56b498c4da851d7c83c9a5688e55cd0124166c6cc4aa8f423ad42"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FinalGuestsDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finalGuestsDays"}}]}}]}}]} as unknown as DocumentNode<FinalGuestsDaysQuery, FinalGuestsDaysQueryVariables>;
export const SetFinalGuestsDaysDocument = {"__meta__":{"hash":"92959368ef487d10ae77edcdaf1dc57f8d1e507ed99001cd712d59b50cd6367f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFinalGuestsDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBusinessSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finalGuestsDays"}}]}}]}}]} as unknown as DocumentNode<SetFinalGuestsDaysMutation, SetFinalGuestsDaysMutationVariables>;

export const useFinalGuestsDaysQuery = (...rest: AppQueryArguments<FinalGuestsDaysQuery, FinalGuestsDaysQueryVariables>) => useAppQuery(FinalGuestsDaysDocument, ...rest);
export const useSetFinalGuestsDaysMutation = (options?: AppMutationOptions<SetFinalGuestsDaysMutation, SetFinalGuestsDaysMutationVariables>) => useAppMutation(SetFinalGuestsDaysDocument, options);
