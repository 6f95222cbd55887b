/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a change of a booking is. */
export type BookingChangeKind =
  /** A change of what was requested or agreed. */
  | 'CHANGE'
  /** The business’s answer to a request: accepting it accepts the request. */
  | 'OFFER';

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
  /** Requested and not answered yet, or accepted until its first payment; only takes the hall while it holds its time. */
  | 'PENDING';

/** The details of a price request. */
export type CalculatePriceInput = {
  /** How many of the guests are children, where the menu has a children’s share; defaults to 0. */
  childCount?: number | null | undefined;
  /** The day of the start in the hall’s time zone, for a shift. */
  date?: string | null | undefined;
  /** When it ends; required without a shift. */
  endTime?: string | null | undefined;
  /** Guests, 1 to the hall’s capacity. */
  guestCount: number;
  /** The hall. */
  hallId: number;
  /** The menu, which takes the place of the price per person. */
  menu?: MenuChoiceInput | null | undefined;
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
  /** The customer cancelled a confirmed booking. */
  | 'CANCELLED_BY_CUSTOMER'
  /** The platform’s staff cancelled a confirmed booking. */
  | 'CANCELLED_BY_STAFF'
  /** The owner declined the request. */
  | 'DECLINED'
  /** Nobody answered before its start. */
  | 'EXPIRED'
  /** Another of the functions that were requested together could not be had. */
  | 'GROUP_ENDED'
  /** It was an offer to an enquiry, which the customer didn’t accept in time. */
  | 'OFFER_EXPIRED'
  /** It was an offer to an enquiry, which the customer declined. */
  | 'OFFER_REFUSED'
  /** It was an offer to an enquiry, which the business took back. */
  | 'OFFER_WITHDRAWN'
  /** It was accepted, and its first payment wasn’t recorded in time. */
  | 'PAYMENT_MISSING'
  /** Another booking was confirmed for that time. */
  | 'SLOT_TAKEN'
  /** The customer withdrew the request. */
  | 'WITHDRAWN';

/** What happens to a booking that breaks a city rule. */
export type CityRuleEffect =
  /** It is refused, unless the business enters it itself. */
  | 'REFUSE'
  /** It is accepted, with a warning. */
  | 'WARN';

/** What a city asks of functions. */
export type CityRuleKind =
  /** From an hour of the evening until 06:00 no function may be going on. */
  | 'CLOSING_HOUR'
  /** One dish may be served at weddings; bookings don’t say what is served, so it only warns. */
  | 'ONE_DISH';

/** What a booking is for, as one of several functions. */
export type FunctionName =
  /** The wedding, to which the groom’s procession comes. */
  | 'BARAAT'
  /** The evening of henna before the wedding. */
  | 'MEHNDI'
  /** Any other function. */
  | 'OTHER'
  /** The reception after the wedding. */
  | 'WALIMA';

/** Why a request for several functions ended. */
export type GroupEnd =
  /** The customer cancelled it. */
  | 'CANCELLED'
  /** An account was closed, or a business suspended. */
  | 'CLOSED'
  /** An owner declined a function. */
  | 'DECLINED'
  /** Not everybody answered in time. */
  | 'EXPIRED';

/** The state of several functions that were requested together. */
export type GroupStatus =
  /** All owners have accepted, and all functions were confirmed together. */
  | 'CONFIRMED'
  /** One function could not be had, so none was booked. */
  | 'ENDED'
  /** Owners haven’t all answered; every function holds its time. */
  | 'WAITING';

/** A menu that is chosen, with its dishes. */
export type MenuChoiceInput = {
  /** The numbers of the chosen dishes, of each course at most as many as may be; others are agreed later. */
  dishIds?: Array<number> | null | undefined;
  /** The menu. */
  menuId: number;
};

/** What a booking is for. */
export type Occasion =
  /** A wedding, to which the groom’s procession comes. */
  | 'BARAAT'
  /** A birthday. */
  | 'BIRTHDAY'
  /** An event of a company. */
  | 'CORPORATE'
  /** An engagement. */
  | 'ENGAGEMENT'
  /** The evening of henna before a wedding. */
  | 'MEHNDI'
  /** The marriage ceremony. */
  | 'NIKAH'
  /** Anything else. */
  | 'OTHER'
  /** The reception after a wedding. */
  | 'WALIMA';

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

/** A request for the price of several functions. */
export type QuoteBookingsInput = {
  /** The functions, 2 to 6 of them. */
  functions: Array<CalculatePriceInput>;
};

/** A request for several functions: all are booked, or none. */
export type RequestBookingsInput = {
  /** The accepted terms (hallBusinessTerms), once each; required of every business that has some. */
  acceptedTermsIds?: Array<number> | null | undefined;
  /** Idempotency key: repeated requests create a single group. */
  clientMutationId?: string | null | undefined;
  /** The customer’s CNIC, optional; kept for the contracts of the businesses whose terms are accepted. */
  cnic?: string | null | undefined;
  /** E-mail address for notifications about the bookings. */
  customerEmail: string;
  /** The customer’s name. */
  customerName: string;
  /** Phone number for questions. */
  customerPhone: string;
  /** The functions, 2 to 6 of them. */
  functions: Array<RequestedFunctionInput>;
  /** A name for them together, such as the couple’s names; the owners see it. */
  name: string;
};

/** One of several functions to request. */
export type RequestedFunctionInput = {
  /** How many of the guests are children, where the menu has a children’s share; defaults to 0. */
  childCount?: number | null | undefined;
  /** The day of the start in the hall’s time zone; must match startTime. Required with a shift but no startTime. */
  date?: string | null | undefined;
  /** When it ends; required without a shift. */
  endTime?: string | null | undefined;
  /** The function. */
  functionName: FunctionName;
  /** Guests, 1 to the hall’s capacity. */
  guestCount: number;
  /** The hall. */
  hallId: number;
  /** The menu, which takes the place of the price per person. */
  menu?: MenuChoiceInput | null | undefined;
  /** The chosen optional services, once each, at most 40. */
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

export type BookedMenuFieldsFragment = { menuId: number, name: string, nameUrdu: string | null, heads: number, childCount: number, childrenShare: number | null, pricePerHead: number, surchargePerHead: number, courses: Array<{ name: string, nameUrdu: string | null, choose: number | null, dishes: Array<{ dishId: number, name: string, nameUrdu: string | null }> }> };

export type ServiceFieldsFragment = { serviceId: number | null, name: string, price: number, priceType: ServicePriceType, quantity: number, isIncluded: boolean, amount: number };

export type ExtraFieldsFragment = { name: string, amount: number };

export type GroupFieldsFragment = { id: number, name: string, status: GroupStatus, answerBy: string, functions: Array<{ functionName: FunctionName, date: string, status: BookingStatus, isAccepted: boolean }> };

export type BookingSummaryFragment = { id: number, source: BookingSource, isOffered: boolean, enquiryId: number | null, invoiceNumber: string, status: BookingStatus, hallId: number, hallTitle: string, hallNameUrdu: string | null, hallLocation: string, hallImage: string | null, businessName: string, currency: string, timeZone: string, startTime: string, endTime: string, shiftName: string | null, rateReason: string | null, guestCount: number, customerName: string, customerPhone: string, customerEmail: string, specialRequests: string | null, notes: string | null, labels: Array<string>, totalPrice: number, quotedPrice: number | null, priceReason: string | null, enteredBy: string | null, heldUntil: string | null, waitsForDiscount: boolean, functionName: FunctionName | null, occasion: Occasion | null, acceptedAt: string | null, confirmedAt: string | null, paymentDueAt: string | null, confirmsOnPayment: boolean, createdAt: string, cancellationReason: CancellationReason | null, cancellationNote: string | null, scheduleConflict: ScheduleConflict | null, viewerCanAnswer: boolean, viewerCanWithdraw: boolean, viewerCanCancelOwn: boolean, viewerCanChange: boolean, changesUntil: string, businessContact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, customerContact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, group: { id: number, name: string, status: GroupStatus, answerBy: string, functions: Array<{ functionName: FunctionName, date: string, status: BookingStatus, isAccepted: boolean }> } | null, cityRules: Array<{ id: number, city: string, kind: CityRuleKind, effect: CityRuleEffect, closingTime: string | null, firstDay: string, lastDay: string | null, source: string }>, openChange: { id: number, kind: BookingChangeKind, status: BookingChangeStatus, waitsForDiscount: boolean, viewerCanAnswer: boolean } | null };

export type BookingFieldsFragment = { categoryName: string | null, typeName: string | null, date: string, hours: number, pricePerHour: number, hallBasePrice: number, menuAmount: number, categoryPrice: number, typePrice: number, fixedServicesPrice: number, optionalServicesPrice: number, discountPercentage: number, discountAmount: number, taxPercentage: number, taxAmount: number, adjustmentAmount: number, viewerCanOffer: boolean, viewerCanCallOff: boolean, sellerAddress: string | null, sellerPhone: string | null, sellerTaxNumber: string | null, sellerLogo: string | null, issuedAt: string, cancelledAt: string | null, cancellationTerms: Array<string>, id: number, source: BookingSource, isOffered: boolean, enquiryId: number | null, invoiceNumber: string, status: BookingStatus, hallId: number, hallTitle: string, hallNameUrdu: string | null, hallLocation: string, hallImage: string | null, businessName: string, currency: string, timeZone: string, startTime: string, endTime: string, shiftName: string | null, rateReason: string | null, guestCount: number, customerName: string, customerPhone: string, customerEmail: string, specialRequests: string | null, notes: string | null, labels: Array<string>, totalPrice: number, quotedPrice: number | null, priceReason: string | null, enteredBy: string | null, heldUntil: string | null, waitsForDiscount: boolean, functionName: FunctionName | null, occasion: Occasion | null, acceptedAt: string | null, confirmedAt: string | null, paymentDueAt: string | null, confirmsOnPayment: boolean, createdAt: string, cancellationReason: CancellationReason | null, cancellationNote: string | null, scheduleConflict: ScheduleConflict | null, viewerCanAnswer: boolean, viewerCanWithdraw: boolean, viewerCanCancelOwn: boolean, viewerCanChange: boolean, changesUntil: string, menu: { menuId: number, name: string, nameUrdu: string | null, heads: number, childCount: number, childrenShare: number | null, pricePerHead: number, surchargePerHead: number, courses: Array<{ name: string, nameUrdu: string | null, choose: number | null, dishes: Array<{ dishId: number, name: string, nameUrdu: string | null }> }> } | null, extras: Array<{ name: string, amount: number }>, sellerContact: { national: string } | null, fixedServices: Array<{ serviceId: number | null, name: string, price: number, priceType: ServicePriceType, quantity: number, isIncluded: boolean, amount: number }>, optionalServices: Array<{ serviceId: number | null, name: string, price: number, priceType: ServicePriceType, quantity: number, isIncluded: boolean, amount: number }>, businessContact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, customerContact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, group: { id: number, name: string, status: GroupStatus, answerBy: string, functions: Array<{ functionName: FunctionName, date: string, status: BookingStatus, isAccepted: boolean }> } | null, cityRules: Array<{ id: number, city: string, kind: CityRuleKind, effect: CityRuleEffect, closingTime: string | null, firstDay: string, lastDay: string | null, source: string }>, openChange: { id: number, kind: BookingChangeKind, status: BookingChangeStatus, waitsForDiscount: boolean, viewerCanAnswer: boolean } | null };

export type ChangeTermsFragment = { hallId: number, hallTitle: string, timeZone: string, startTime: string, endTime: string, shiftName: string | null, guestCount: number, currency: string, totalPrice: number, extras: Array<{ name: string, amount: number }>, menu: { menuId: number, name: string, nameUrdu: string | null, heads: number, childCount: number, childrenShare: number | null, dishes: Array<{ dishId: number, name: string, nameUrdu: string | null }> } | null, optionalServices: Array<{ serviceId: number | null, name: string, quantity: number }> };

export type GroupedFieldsFragment = { viewerCanCancel: boolean, group: { endReason: GroupEnd | null, createdAt: string, endedAt: string | null, id: number, name: string, status: GroupStatus, answerBy: string, functions: Array<{ functionName: FunctionName, date: string, status: BookingStatus, isAccepted: boolean }> }, bookings: Array<{ id: number, status: BookingStatus, hallId: number, hallTitle: string, hallNameUrdu: string | null, startTime: string, endTime: string, timeZone: string, shiftName: string | null, functionName: FunctionName | null, acceptedAt: string | null, guestCount: number, specialRequests: string | null, currency: string, totalPrice: number, cancellationReason: CancellationReason | null, cancellationNote: string | null, optionalServices: Array<{ serviceId: number | null, quantity: number }>, menu: { menuId: number } | null }>, totals: Array<{ currency: string, total: number }> };

export type ViewerBookingGroupsQueryVariables = Exact<{
  paging?: PagingInput | null | undefined;
}>;


export type ViewerBookingGroupsQuery = { viewerBookingGroups: { totalCount: number, nodes: Array<{ viewerCanCancel: boolean, group: { endReason: GroupEnd | null, createdAt: string, endedAt: string | null, id: number, name: string, status: GroupStatus, answerBy: string, functions: Array<{ functionName: FunctionName, date: string, status: BookingStatus, isAccepted: boolean }> }, bookings: Array<{ id: number, status: BookingStatus, hallId: number, hallTitle: string, hallNameUrdu: string | null, startTime: string, endTime: string, timeZone: string, shiftName: string | null, functionName: FunctionName | null, acceptedAt: string | null, guestCount: number, specialRequests: string | null, currency: string, totalPrice: number, cancellationReason: CancellationReason | null, cancellationNote: string | null, optionalServices: Array<{ serviceId: number | null, quantity: number }>, menu: { menuId: number } | null }>, totals: Array<{ currency: string, total: number }> }> } };

export type QuoteBookingsQueryVariables = Exact<{
  input: QuoteBookingsInput;
}>;


export type QuoteBookingsQuery = { quoteBookings: { functions: Array<{ isAvailable: boolean, currency: string, totalPrice: number }>, totals: Array<{ currency: string, total: number }> } };

export type RequestBookingsMutationVariables = Exact<{
  input: RequestBookingsInput;
}>;


export type RequestBookingsMutation = { requestBookings: { viewerCanCancel: boolean, group: { endReason: GroupEnd | null, createdAt: string, endedAt: string | null, id: number, name: string, status: GroupStatus, answerBy: string, functions: Array<{ functionName: FunctionName, date: string, status: BookingStatus, isAccepted: boolean }> }, bookings: Array<{ id: number, status: BookingStatus, hallId: number, hallTitle: string, hallNameUrdu: string | null, startTime: string, endTime: string, timeZone: string, shiftName: string | null, functionName: FunctionName | null, acceptedAt: string | null, guestCount: number, specialRequests: string | null, currency: string, totalPrice: number, cancellationReason: CancellationReason | null, cancellationNote: string | null, optionalServices: Array<{ serviceId: number | null, quantity: number }>, menu: { menuId: number } | null }>, totals: Array<{ currency: string, total: number }> } };

export type CancelBookingGroupMutationVariables = Exact<{
  id: number;
}>;


export type CancelBookingGroupMutation = { cancelBookingGroup: { viewerCanCancel: boolean, group: { endReason: GroupEnd | null, createdAt: string, endedAt: string | null, id: number, name: string, status: GroupStatus, answerBy: string, functions: Array<{ functionName: FunctionName, date: string, status: BookingStatus, isAccepted: boolean }> }, bookings: Array<{ id: number, status: BookingStatus, hallId: number, hallTitle: string, hallNameUrdu: string | null, startTime: string, endTime: string, timeZone: string, shiftName: string | null, functionName: FunctionName | null, acceptedAt: string | null, guestCount: number, specialRequests: string | null, currency: string, totalPrice: number, cancellationReason: CancellationReason | null, cancellationNote: string | null, optionalServices: Array<{ serviceId: number | null, quantity: number }>, menu: { menuId: number } | null }>, totals: Array<{ currency: string, total: number }> } };

export type CityRuleFieldsFragment = { id: number, city: string, kind: CityRuleKind, effect: CityRuleEffect, closingTime: string | null, firstDay: string, lastDay: string | null, source: string };

export const GroupFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"functions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}}]}}]} as unknown as DocumentNode<GroupFieldsFragment, unknown>;
export const CityRuleFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CityRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<CityRuleFieldsFragment, unknown>;
export const BookingSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"hallLocation"}},{"kind":"Field","name":{"kind":"Name","value":"hallImage"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"businessContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"customerContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequests"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quotedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"priceReason"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForDiscount"}},{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmsOnPayment"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationNote"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleConflict"}},{"kind":"Field","name":{"kind":"Name","value":"cityRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRuleFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanWithdraw"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancelOwn"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChange"}},{"kind":"Field","name":{"kind":"Name","value":"changesUntil"}},{"kind":"Field","name":{"kind":"Name","value":"openChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForDiscount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"functions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CityRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<BookingSummaryFragment, unknown>;
export const BookedMenuFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedMenuFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookedMenu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"heads"}},{"kind":"Field","name":{"kind":"Name","value":"childCount"}},{"kind":"Field","name":{"kind":"Name","value":"childrenShare"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHead"}},{"kind":"Field","name":{"kind":"Name","value":"surchargePerHead"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}}]}}]}}]}}]} as unknown as DocumentNode<BookedMenuFieldsFragment, unknown>;
export const ExtraFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExtraFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingExtra"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<ExtraFieldsFragment, unknown>;
export const ServiceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookedService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<ServiceFieldsFragment, unknown>;
export const BookingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingSummary"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"hallBasePrice"}},{"kind":"Field","name":{"kind":"Name","value":"menuAmount"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookedMenuFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categoryPrice"}},{"kind":"Field","name":{"kind":"Name","value":"typePrice"}},{"kind":"Field","name":{"kind":"Name","value":"fixedServicesPrice"}},{"kind":"Field","name":{"kind":"Name","value":"optionalServicesPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"adjustmentAmount"}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExtraFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanOffer"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCallOff"}},{"kind":"Field","name":{"kind":"Name","value":"sellerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sellerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"sellerContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellerTaxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sellerLogo"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fixedServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"optionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationTerms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"functions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CityRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"hallLocation"}},{"kind":"Field","name":{"kind":"Name","value":"hallImage"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"businessContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"customerContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequests"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"quotedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"priceReason"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForDiscount"}},{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmsOnPayment"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationNote"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleConflict"}},{"kind":"Field","name":{"kind":"Name","value":"cityRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRuleFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanWithdraw"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancelOwn"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChange"}},{"kind":"Field","name":{"kind":"Name","value":"changesUntil"}},{"kind":"Field","name":{"kind":"Name","value":"openChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForDiscount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedMenuFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookedMenu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"heads"}},{"kind":"Field","name":{"kind":"Name","value":"childCount"}},{"kind":"Field","name":{"kind":"Name","value":"childrenShare"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHead"}},{"kind":"Field","name":{"kind":"Name","value":"surchargePerHead"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExtraFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingExtra"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookedService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<BookingFieldsFragment, unknown>;
export const ChangeTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExtraFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"heads"}},{"kind":"Field","name":{"kind":"Name","value":"childCount"}},{"kind":"Field","name":{"kind":"Name","value":"childrenShare"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"optionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExtraFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingExtra"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<ChangeTermsFragment, unknown>;
export const GroupedFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupedBookings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupFields"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequests"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationNote"}},{"kind":"Field","name":{"kind":"Name","value":"optionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"functions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}}]}}]} as unknown as DocumentNode<GroupedFieldsFragment, unknown>;
export const ViewerBookingGroupsDocument = {"__meta__":{"hash":"c8dc072b38e794772e5a616f7d781b7a67aebc034983409b6e40a0a42df91ffc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerBookingGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerBookingGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupedFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"functions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupedBookings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupFields"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequests"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationNote"}},{"kind":"Field","name":{"kind":"Name","value":"optionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}}]}}]} as unknown as DocumentNode<ViewerBookingGroupsQuery, ViewerBookingGroupsQueryVariables>;
export const QuoteBookingsDocument = {"__meta__":{"hash":"ebd0fc1bdf843e588c6c9b5b77247de29b36f836030bc29730296e63e0aa005d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBookingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"functions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<QuoteBookingsQuery, QuoteBookingsQueryVariables>;
export const RequestBookingsDocument = {"__meta__":{"hash":"c707bb3b07f8487fecab30ce3c4f02f405409769aed4be24f7fd39962df9cbdf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestBookingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupedFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"functions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupedBookings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupFields"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequests"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationNote"}},{"kind":"Field","name":{"kind":"Name","value":"optionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}}]}}]} as unknown as DocumentNode<RequestBookingsMutation, RequestBookingsMutationVariables>;
export const CancelBookingGroupDocument = {"__meta__":{"hash":"58fb583a490c5cc8b73c13828c8ca249181919d3e846889fe2be80265a831513"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBookingGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBookingGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupedFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"functions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupedBookings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupFields"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"functionName"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"specialRequests"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationNote"}},{"kind":"Field","name":{"kind":"Name","value":"optionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}}]}}]} as unknown as DocumentNode<CancelBookingGroupMutation, CancelBookingGroupMutationVariables>;

export const useViewerBookingGroupsQuery = (...rest: AppQueryArguments<ViewerBookingGroupsQuery, ViewerBookingGroupsQueryVariables>) => useAppQuery(ViewerBookingGroupsDocument, ...rest);
export const useQuoteBookingsQuery = (...rest: AppQueryArguments<QuoteBookingsQuery, QuoteBookingsQueryVariables>) => useAppQuery(QuoteBookingsDocument, ...rest);
export const useRequestBookingsMutation = (options?: AppMutationOptions<RequestBookingsMutation, RequestBookingsMutationVariables>) => useAppMutation(RequestBookingsDocument, options);
export const useCancelBookingGroupMutation = (options?: AppMutationOptions<CancelBookingGroupMutation, CancelBookingGroupMutationVariables>) => useAppMutation(CancelBookingGroupDocument, options);
