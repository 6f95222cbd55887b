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

export type BusinessSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessSettingsQuery = { businessSettings: { currency: string, discountPercentage: number, taxPercentage: number, timeZone: string, instantConfirmation: boolean, holdHours: number, paymentRequired: boolean, paymentHoldHours: number, changeDays: number, taxNumber: string | null, logo: string | null, cancellationRules: Array<{ days: number, percent: number }>, timeSlots: { slotDuration: number, bufferTime: number, allowMultipleSlots: boolean, maxAdvanceBookingDays: number, minAdvanceBookingHours: number }, operatingHours: Array<{ dayOfWeek: number, openingTime: string, closingTime: string, isActive: boolean }> } };

export type UpdateBusinessSettingsMutationVariables = Exact<{
  input: BusinessSettingsInput;
}>;


export type UpdateBusinessSettingsMutation = { updateBusinessSettings: { currency: string, discountPercentage: number, taxPercentage: number, timeZone: string, instantConfirmation: boolean, holdHours: number, paymentRequired: boolean, paymentHoldHours: number, changeDays: number, taxNumber: string | null, logo: string | null, cancellationRules: Array<{ days: number, percent: number }>, timeSlots: { slotDuration: number, bufferTime: number, allowMultipleSlots: boolean, maxAdvanceBookingDays: number, minAdvanceBookingHours: number }, operatingHours: Array<{ dayOfWeek: number, openingTime: string, closingTime: string, isActive: boolean }> } };

export type SettingsFieldsFragment = { currency: string, discountPercentage: number, taxPercentage: number, timeZone: string, instantConfirmation: boolean, holdHours: number, paymentRequired: boolean, paymentHoldHours: number, changeDays: number, taxNumber: string | null, logo: string | null, cancellationRules: Array<{ days: number, percent: number }>, timeSlots: { slotDuration: number, bufferTime: number, allowMultipleSlots: boolean, maxAdvanceBookingDays: number, minAdvanceBookingHours: number }, operatingHours: Array<{ dayOfWeek: number, openingTime: string, closingTime: string, isActive: boolean }> };

export const SettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"instantConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"holdHours"}},{"kind":"Field","name":{"kind":"Name","value":"paymentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"paymentHoldHours"}},{"kind":"Field","name":{"kind":"Name","value":"changeDays"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"timeSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotDuration"}},{"kind":"Field","name":{"kind":"Name","value":"bufferTime"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultipleSlots"}},{"kind":"Field","name":{"kind":"Name","value":"maxAdvanceBookingDays"}},{"kind":"Field","name":{"kind":"Name","value":"minAdvanceBookingHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operatingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<SettingsFieldsFragment, unknown>;
export const BusinessSettingsDocument = {"__meta__":{"hash":"f4eb8fd2cd9f0887c73156c6456555e5bce6fbe35080485a0c21aa86dd1cde5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"instantConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"holdHours"}},{"kind":"Field","name":{"kind":"Name","value":"paymentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"paymentHoldHours"}},{"kind":"Field","name":{"kind":"Name","value":"changeDays"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"timeSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotDuration"}},{"kind":"Field","name":{"kind":"Name","value":"bufferTime"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultipleSlots"}},{"kind":"Field","name":{"kind":"Name","value":"maxAdvanceBookingDays"}},{"kind":"Field","name":{"kind":"Name","value":"minAdvanceBookingHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operatingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<BusinessSettingsQuery, BusinessSettingsQueryVariables>;
export const UpdateBusinessSettingsDocument = {"__meta__":{"hash":"ab48b781870c964cc3788ef34886bfddefcbd90d8bd5323882bb32cb6303595f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBusinessSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBusinessSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"instantConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"holdHours"}},{"kind":"Field","name":{"kind":"Name","value":"paymentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"paymentHoldHours"}},{"kind":"Field","name":{"kind":"Name","value":"changeDays"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"timeSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotDuration"}},{"kind":"Field","name":{"kind":"Name","value":"bufferTime"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultipleSlots"}},{"kind":"Field","name":{"kind":"Name","value":"maxAdvanceBookingDays"}},{"kind":"Field","name":{"kind":"Name","value":"minAdvanceBookingHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operatingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<UpdateBusinessSettingsMutation, UpdateBusinessSettingsMutationVariables>;

export const useBusinessSettingsQuery = (...rest: AppQueryArguments<BusinessSettingsQuery, BusinessSettingsQueryVariables>) => useAppQuery(BusinessSettingsDocument, ...rest);
export const useUpdateBusinessSettingsMutation = (options?: AppMutationOptions<UpdateBusinessSettingsMutation, UpdateBusinessSettingsMutationVariables>) => useAppMutation(UpdateBusinessSettingsDocument, options);
