/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The status of a change of a booking. */
export type BookingChangeStatus =
  /** Made: both sides agreed, or the business changed what it had entered. */
  | 'ACCEPTED'
  /** The booking was answered or cancelled meanwhile. */
  | 'DROPPED'
  /** Nobody answered in time. */
  | 'EXPIRED'
  /** Waits for the other side’s answer; of a confirmed booking it holds the new time. */
  | 'OPEN'
  /** The other side refused it: the booking stayed as it was. */
  | 'REFUSED'
  /** The side that had proposed it took it back. */
  | 'WITHDRAWN';

/** The side of a booking: who made it, or proposed a change of it. */
export type BookingSource =
  /** A customer, with an account. */
  | 'CUSTOMER'
  /** The business, as for a guest without an account. */
  | 'OWNER';

/** The status of a booking. */
export type BookingStatus =
  /** Cancelled, with a reason. */
  | 'CANCELLED'
  /** Confirmed; occupies the hall. */
  | 'CONFIRMED'
  /** Requested and not answered yet; only takes the hall while it holds its time. */
  | 'PENDING';

/** The details of a price request. */
export type CalculatePriceInput = {
  /** The day of the start in the hall’s time zone, for a shift. */
  date?: string | null | undefined;
  /** When it ends; required without a shift. */
  endTime?: string | null | undefined;
  /** Guests, 1 to the hall’s capacity. */
  guestCount: number;
  /** The hall. */
  hallId: number;
  /** The chosen optional services, once each. Use optionalServices for quantities. */
  optionalServiceIds?: Array<number> | null | undefined;
  /** The chosen optional services with quantities, which override optionalServiceIds. */
  optionalServices?: Array<ServiceChoiceInput> | null | undefined;
  /** A shift of the hall: with its date, instead of startTime and endTime. A hall of shifts sells no other times. */
  shiftId?: number | null | undefined;
  /** When it starts; required without a shift. */
  startTime?: string | null | undefined;
};

/** Why a booking was cancelled. */
export type CancellationReason =
  /** The customer’s or the owner’s account was deleted. */
  | 'ACCOUNT_DELETED'
  /** The business was suspended. */
  | 'BUSINESS_SUSPENDED'
  /** The owner called off a confirmed booking that the business had entered. */
  | 'CALLED_OFF'
  /** The platform’s staff cancelled a confirmed booking. */
  | 'CANCELLED_BY_STAFF'
  /** The owner declined the request. */
  | 'DECLINED'
  /** Nobody answered before its start. */
  | 'EXPIRED'
  /** Another booking was confirmed for that time. */
  | 'SLOT_TAKEN'
  /** The customer withdrew the request. */
  | 'WITHDRAWN';

/** The status of a day in a hall’s calendar. */
export type DayStatus =
  /** The hall is closed, or the day is too far ahead. */
  | 'CLOSED'
  /** Entirely free. */
  | 'FREE'
  /** Not even the shortest booking fits. */
  | 'FULL'
  /** Partly taken; a booking still fits. */
  | 'PARTLY'
  /** The last possible start has passed. */
  | 'PAST';

/** A booking request. */
export type RequestBookingInput = {
  /** Idempotency key: repeated requests create a single booking. */
  clientMutationId?: string | null | undefined;
  /** E-mail address for notifications about the booking. */
  customerEmail: string;
  /** The customer’s name. */
  customerName: string;
  /** Phone number for questions. */
  customerPhone: string;
  /** The day of the start in the hall’s time zone; must match startTime. Required with a shift but no startTime. */
  date?: string | null | undefined;
  /** When it ends: 2 to 24 hours later, unless the hall has other limits; required without a shift. */
  endTime?: string | null | undefined;
  /** Guests, 1 to the hall’s capacity. */
  guestCount: number;
  /** The hall. */
  hallId: number;
  /** The chosen optional services, once each. Use optionalServices for quantities. */
  optionalServiceIds?: Array<number> | null | undefined;
  /** The chosen optional services with quantities, which override optionalServiceIds. */
  optionalServices?: Array<ServiceChoiceInput> | null | undefined;
  /** A shift of the hall: with its date, instead of startTime and endTime. A hall of shifts sells no other times. */
  shiftId?: number | null | undefined;
  /** Special requests. */
  specialRequests?: string | null | undefined;
  /** When it starts; required without a shift. */
  startTime?: string | null | undefined;
  /** The displayed total. Unless it is 0 or equals the current price, the request is refused with the new price. */
  totalAmount?: number | null | undefined;
};

/** What a special day has against a request. */
export type ScheduleConflict =
  /** The hall is closed on that day. */
  | 'CLOSED'
  /** The hall is open at other hours, which don’t cover it. */
  | 'OTHER_HOURS';

/** A chosen optional service with its quantity. */
export type ServiceChoiceInput = {
  /** The service. */
  id: number;
  /** Quantity, 1 to 1000, which multiplies the price. */
  quantity?: number;
};

/** How a fixed or optional service is charged. */
export type ServicePriceType =
  /** Once per booking. */
  | 'FIXED'
  /** Per hour, rounded up to whole hours. */
  | 'PER_HOUR'
  /** Per guest. */
  | 'PER_PERSON';

/** Whether a shift of a date can be booked. */
export type ShiftStatus =
  /** Nobody has booked it. */
  | 'FREE'
  /** Over, or too late to book. */
  | 'PAST'
  /** Booked, held (see heldUntil) or blocked, or its buffer is. */
  | 'TAKEN';

export type ServiceFieldsFragment = { serviceId: number | null, name: string, price: number, priceType: ServicePriceType, quantity: number, isIncluded: boolean, amount: number };

export type BookingSummaryFragment = { id: number, source: BookingSource, invoiceNumber: string, status: BookingStatus, hallId: number, hallTitle: string, hallLocation: string, hallImage: string | null, businessName: string, businessPhone: string | null, currency: string, timeZone: string, startTime: string, endTime: string, shiftName: string | null, rateReason: string | null, guestCount: number, customerName: string, customerPhone: string, customerEmail: string, specialRequests: string | null, notes: string | null, labels: Array<string>, totalPrice: number, heldUntil: string | null, createdAt: string, cancellationReason: CancellationReason | null, cancellationNote: string | null, scheduleConflict: ScheduleConflict | null, viewerCanAnswer: boolean, viewerCanWithdraw: boolean, viewerCanChange: boolean, changesUntil: string, openChange: { id: number, status: BookingChangeStatus, viewerCanAnswer: boolean } | null };

export type BookingFieldsFragment = { categoryName: string | null, typeName: string | null, date: string, hours: number, hallBasePrice: number, categoryPrice: number, typePrice: number, fixedServicesPrice: number, optionalServicesPrice: number, discountPercentage: number, discountAmount: number, taxPercentage: number, taxAmount: number, adjustmentAmount: number, quotedPrice: number | null, priceReason: string | null, viewerCanCallOff: boolean, sellerAddress: string | null, sellerPhone: string | null, sellerTaxNumber: string | null, sellerLogo: string | null, issuedAt: string, confirmedAt: string | null, cancelledAt: string | null, id: number, source: BookingSource, invoiceNumber: string, status: BookingStatus, hallId: number, hallTitle: string, hallLocation: string, hallImage: string | null, businessName: string, businessPhone: string | null, currency: string, timeZone: string, startTime: string, endTime: string, shiftName: string | null, rateReason: string | null, guestCount: number, customerName: string, customerPhone: string, customerEmail: string, specialRequests: string | null, notes: string | null, labels: Array<string>, totalPrice: number, heldUntil: string | null, createdAt: string, cancellationReason: CancellationReason | null, cancellationNote: string | null, scheduleConflict: ScheduleConflict | null, viewerCanAnswer: boolean, viewerCanWithdraw: boolean, viewerCanChange: boolean, changesUntil: string, fixedServices: Array<{ serviceId: number | null, name: string, price: number, priceType: ServicePriceType, quantity: number, isIncluded: boolean, amount: number }>, optionalServices: Array<{ serviceId: number | null, name: string, price: number, priceType: ServicePriceType, quantity: number, isIncluded: boolean, amount: number }>, openChange: { id: number, status: BookingChangeStatus, viewerCanAnswer: boolean } | null };

export type HallAvailabilityQueryVariables = Exact<{
  hallId: number;
  month?: string | null | undefined;
}>;


export type HallAvailabilityQuery = { hallAvailability: { hallId: number, month: string, timeZone: string, currency: string, sellsShifts: boolean, today: string, latestDate: string, leastMinutes: number, mostMinutes: number, holdHours: number, answersWithinHours: number | null, days: Array<{ date: string, status: DayStatus, opening: { startTime: string, endTime: string } | null, free: Array<{ startTime: string, endTime: string }>, taken: Array<{ startTime: string, endTime: string }>, shifts: Array<{ shiftId: number, name: string, startTime: string, endTime: string, status: ShiftStatus, heldUntil: string | null, price: number, priceType: ServicePriceType, rateReason: string | null }>, price: { pricePerHour: number, pricePerPerson: number, flatPrice: number, rateReason: string | null } | null }> } };

export type CalculatePriceQueryVariables = Exact<{
  input: CalculatePriceInput;
}>;


export type CalculatePriceQuery = { calculatePrice: { hallId: number, isAvailable: boolean, shiftName: string | null, rateReason: string | null, currency: string, hours: number, guestCount: number, hallBasePrice: number, categoryPrice: number, typePrice: number, fixedServicesPrice: number, optionalServicesPrice: number, discountPercentage: number, discountAmount: number, taxPercentage: number, taxAmount: number, totalPrice: number, fixedServices: Array<{ serviceId: number | null, name: string, price: number, priceType: ServicePriceType, quantity: number, isIncluded: boolean, amount: number }>, optionalServices: Array<{ serviceId: number | null, name: string, price: number, priceType: ServicePriceType, quantity: number, isIncluded: boolean, amount: number }> } };

export type RequestBookingMutationVariables = Exact<{
  input: RequestBookingInput;
}>;


export type RequestBookingMutation = { requestBooking: { id: number, invoiceNumber: string, status: BookingStatus, hallTitle: string, businessName: string, startTime: string, endTime: string, timeZone: string, shiftName: string | null, guestCount: number, totalPrice: number, currency: string, heldUntil: string | null } };

export const BookingSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallLocation"}},{"kind":"Field","name":{"kind":"Name","value":"hallImage"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"businessPhone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequests"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationNote"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleConflict"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanWithdraw"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChange"}},{"kind":"Field","name":{"kind":"Name","value":"changesUntil"}},{"kind":"Field","name":{"kind":"Name","value":"openChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}}]}}]}}]} as unknown as DocumentNode<BookingSummaryFragment, unknown>;
export const ServiceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookedService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<ServiceFieldsFragment, unknown>;
export const BookingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingSummary"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"hallBasePrice"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPrice"}},{"kind":"Field","name":{"kind":"Name","value":"typePrice"}},{"kind":"Field","name":{"kind":"Name","value":"fixedServicesPrice"}},{"kind":"Field","name":{"kind":"Name","value":"optionalServicesPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"adjustmentAmount"}},{"kind":"Field","name":{"kind":"Name","value":"quotedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"priceReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCallOff"}},{"kind":"Field","name":{"kind":"Name","value":"sellerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sellerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sellerLogo"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fixedServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"optionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallLocation"}},{"kind":"Field","name":{"kind":"Name","value":"hallImage"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"businessPhone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequests"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationNote"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleConflict"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanWithdraw"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChange"}},{"kind":"Field","name":{"kind":"Name","value":"changesUntil"}},{"kind":"Field","name":{"kind":"Name","value":"openChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookedService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<BookingFieldsFragment, unknown>;
export const HallAvailabilityDocument = {"__meta__":{"hash":"ee461f9573c3b30d86ac24ebcfa0cfb2c4956f3c0c5dd1be441be553bca9a6ec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallAvailability"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"sellsShifts"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"latestDate"}},{"kind":"Field","name":{"kind":"Name","value":"leastMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mostMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"holdHours"}},{"kind":"Field","name":{"kind":"Name","value":"answersWithinHours"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"flatPrice"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HallAvailabilityQuery, HallAvailabilityQueryVariables>;
export const CalculatePriceDocument = {"__meta__":{"hash":"6f7064d76d485875450ca8947a54f7624ba5601ad5eb4e1892dbf3442a83d1d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalculatePrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalculatePriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calculatePrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"hallBasePrice"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPrice"}},{"kind":"Field","name":{"kind":"Name","value":"typePrice"}},{"kind":"Field","name":{"kind":"Name","value":"fixedServicesPrice"}},{"kind":"Field","name":{"kind":"Name","value":"optionalServicesPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"fixedServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"optionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookedService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<CalculatePriceQuery, CalculatePriceQueryVariables>;
export const RequestBookingDocument = {"__meta__":{"hash":"1dcf48d7c47252f89efa45311ef24146ecf7f611ac6ab12f0173223425383325"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}}]}}]}}]} as unknown as DocumentNode<RequestBookingMutation, RequestBookingMutationVariables>;

export const useHallAvailabilityQuery = (...rest: AppQueryArguments<HallAvailabilityQuery, HallAvailabilityQueryVariables>) => useAppQuery(HallAvailabilityDocument, ...rest);
export const useCalculatePriceQuery = (...rest: AppQueryArguments<CalculatePriceQuery, CalculatePriceQueryVariables>) => useAppQuery(CalculatePriceDocument, ...rest);
export const useRequestBookingMutation = (options?: AppMutationOptions<RequestBookingMutation, RequestBookingMutationVariables>) => useAppMutation(RequestBookingDocument, options);
