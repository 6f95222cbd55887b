/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filters bookings; omitted fields match everything. */
export type BookingFilter = {
  /** Only bookings that start on or after this day, in the business’s time zone. */
  from?: string | null | undefined;
  /** Only bookings of the guest with this phone number, in any spelling. */
  guestPhone?: string | null | undefined;
  /** Only of this hall. */
  hallId?: number | null | undefined;
  /** Only bookings with this label of the owner. */
  label?: string | null | undefined;
  /** Only what waits for the business: requests without an answer or an offer, discounts to allow, proofs of payment to check, changes that a customer asks for. */
  needsAction?: boolean | null | undefined;
  /** Only for this occasion. */
  occasion?: Occasion | null | undefined;
  /** Only confirmed bookings of which something is to be paid by the end of today, or had to be paid before; or cancelled ones of which something is to be refunded. */
  payment?: PaymentFilter | null | undefined;
  /** Only bookings with this status. */
  status?: BookingStatus | null | undefined;
  /** Text in the customer’s name, phone or e-mail address or the hall’s name, or a booking or invoice number. */
  text?: string | null | undefined;
  /** Only bookings that start on or before this day. */
  to?: string | null | undefined;
};

/** The order of a list of bookings. */
export type BookingOrder =
  /** Pending requests by when their hold, else their start, ends the wait for an answer; others after them. */
  | 'ANSWER_FIRST'
  /** Highest total price first. */
  | 'HIGHEST'
  /** Latest start first. */
  | 'LATEST'
  /** Latest request first. */
  | 'NEWEST'
  /** Earliest request first. */
  | 'OLDEST'
  /** Earliest start first. */
  | 'SOONEST';

/** The status of a booking. */
export type BookingStatus =
  /** Cancelled, with a reason. */
  | 'CANCELLED'
  /** Confirmed; occupies the hall. */
  | 'CONFIRMED'
  /** Requested and not answered yet, or accepted until its first payment; only takes the hall while it holds its time. */
  | 'PENDING';

/** The status of a business. */
export type BusinessStatus =
  /** May list halls and take bookings. */
  | 'APPROVED'
  /** No application. */
  | 'NOT_APPLIED'
  /** Applied and not decided yet. */
  | 'PENDING'
  /** Rejected with a reason; may apply again. */
  | 'REJECTED'
  /** Suspended by an admin after approval. */
  | 'SUSPENDED';

/** Cancels a confirmed booking. */
export type CancelBookingInput = {
  /** The reason, shown to customer and owner. */
  reason: string;
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

/** Whether a hall can be found and booked. */
export type HallStatus =
  /** Online. */
  | 'ACTIVE'
  /** Taken offline by its owner, or still incomplete. */
  | 'INACTIVE';

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

/** Which bookings a list shows by what isn’t paid or refunded of them. */
export type PaymentFilter =
  /** Something is to be paid by the end of today. */
  | 'DUE'
  /** Something had to be paid before. */
  | 'OVERDUE'
  /** It is cancelled, and something of what was paid is to be refunded. */
  | 'REFUND';

/** How a fixed or optional service is charged. */
export type ServicePriceType =
  /** Once per booking. */
  | 'FIXED'
  /** Per hour, rounded up to whole hours. */
  | 'PER_HOUR'
  /** Per guest. */
  | 'PER_PERSON';

/** What a person is in a business. */
export type TeamRole =
  /** Answers requests and reviews, keeps the calendar, sees the halls. */
  | 'CLERK'
  /** May do everything but seller details, integrations, the team and the application. */
  | 'MANAGER'
  /** Applied for the business; may do everything. One per business. */
  | 'OWNER';

export type StaffHallFragment = { id: number, title: string, location: string, capacity: number | null, pricePerHour: number | null, pricePerPerson: number | null, currency: string, status: HallStatus, isPublic: boolean, isFeatured: boolean, upcomingBookings: number, cheapestShift: { id: number, price: number, priceType: ServicePriceType } | null };

export type PanelBusinessHallsQueryVariables = Exact<{
  id: number;
  paging?: PagingInput | null | undefined;
}>;


export type PanelBusinessHallsQuery = { hallsOfBusiness: { totalCount: number, nodes: Array<{ id: number, title: string, location: string, capacity: number | null, pricePerHour: number | null, pricePerPerson: number | null, currency: string, status: HallStatus, isPublic: boolean, isFeatured: boolean, upcomingBookings: number, cheapestShift: { id: number, price: number, priceType: ServicePriceType } | null }> } };

export type PanelBusinessBookingsQueryVariables = Exact<{
  id: number;
  filter?: BookingFilter | null | undefined;
  order: BookingOrder;
  paging?: PagingInput | null | undefined;
}>;


export type PanelBusinessBookingsQuery = { bookingsOfBusiness: { totalCount: number, nodes: Array<{ id: number, invoiceNumber: string, hallTitle: string, customerName: string, customerPhone: string, startTime: string, endTime: string, timeZone: string, guestCount: number, totalPrice: number, currency: string, status: BookingStatus, cancellationReason: CancellationReason | null, cancellationNote: string | null, viewerCanCancel: boolean, customerContact: { national: string } | null }> } };

export type PanelBusinessTeamQueryVariables = Exact<{
  id: number;
}>;


export type PanelBusinessTeamQuery = { teamOfBusiness: { businessId: number, people: Array<{ memberId: number | null, name: string, email: string, role: TeamRole, since: string, isSuspended: boolean }> } };

export type FeatureHallMutationVariables = Exact<{
  id: number;
  isFeatured: boolean;
}>;


export type FeatureHallMutation = { featureHall: boolean };

export type CancelConfirmedBookingMutationVariables = Exact<{
  id: number;
  input: CancelBookingInput;
}>;


export type CancelConfirmedBookingMutation = { cancelConfirmedBooking: { id: number, status: BookingStatus, cancellationReason: CancellationReason | null, cancellationNote: string | null, viewerCanCancel: boolean } };

export type PanelOwnerViewQueryVariables = Exact<{
  id: number;
}>;


export type PanelOwnerViewQuery = { ownerView: { business: { id: number, name: string, status: BusinessStatus, ownerName: string, ownerEmail: string }, dashboard: { currency: string, totalHalls: number, hallsOnline: number, monthlyBookings: number, previousMonthlyBookings: number, monthlyRevenue: number, previousMonthlyRevenue: number, totalRevenue: number, avgRating: number, reviewCount: number, waitingRequests: number }, hallFigures: { total: number, active: number, averageCapacity: number }, bookingStats: { totalBookings: number, confirmed: number, pending: number, revenue: number, currency: string }, settings: { finalGuestsDays: number, currency: string, discountPercentage: number, taxPercentage: number, timeZone: string, instantConfirmation: boolean, holdHours: number, paymentRequired: boolean, paymentHoldHours: number, changeDays: number, taxNumber: string | null, logo: string | null, cancellationRules: Array<{ days: number, percent: number }>, timeSlots: { slotDuration: number, bufferTime: number, allowMultipleSlots: boolean, maxAdvanceBookingDays: number, minAdvanceBookingHours: number }, operatingHours: Array<{ dayOfWeek: number, openingTime: string, closingTime: string, isActive: boolean }> } } };

export type SettingsFieldsFragment = { currency: string, discountPercentage: number, taxPercentage: number, timeZone: string, instantConfirmation: boolean, holdHours: number, paymentRequired: boolean, paymentHoldHours: number, changeDays: number, taxNumber: string | null, logo: string | null, cancellationRules: Array<{ days: number, percent: number }>, timeSlots: { slotDuration: number, bufferTime: number, allowMultipleSlots: boolean, maxAdvanceBookingDays: number, minAdvanceBookingHours: number }, operatingHours: Array<{ dayOfWeek: number, openingTime: string, closingTime: string, isActive: boolean }> };

export const StaffHallFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffHall"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedHall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"cheapestShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingBookings"}}]}}]} as unknown as DocumentNode<StaffHallFragment, unknown>;
export const SettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"instantConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"holdHours"}},{"kind":"Field","name":{"kind":"Name","value":"paymentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"paymentHoldHours"}},{"kind":"Field","name":{"kind":"Name","value":"changeDays"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"timeSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotDuration"}},{"kind":"Field","name":{"kind":"Name","value":"bufferTime"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultipleSlots"}},{"kind":"Field","name":{"kind":"Name","value":"maxAdvanceBookingDays"}},{"kind":"Field","name":{"kind":"Name","value":"minAdvanceBookingHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operatingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<SettingsFieldsFragment, unknown>;
export const PanelBusinessHallsDocument = {"__meta__":{"hash":"289edf3e71645b27e278c9cb877f2da69a68a375bd5adb9b84a6c9c6e0f914f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelBusinessHalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallsOfBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffHall"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffHall"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedHall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"cheapestShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingBookings"}}]}}]} as unknown as DocumentNode<PanelBusinessHallsQuery, PanelBusinessHallsQueryVariables>;
export const PanelBusinessBookingsDocument = {"__meta__":{"hash":"e2601eb31a485a2fce63c42debe92bd4740776bc37de8869778ead2169b24988"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelBusinessBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingsOfBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"customerContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationNote"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PanelBusinessBookingsQuery, PanelBusinessBookingsQueryVariables>;
export const PanelBusinessTeamDocument = {"__meta__":{"hash":"efb19ee6d6ed2937d09f98935347a1015daf1af9ac8b45c5891a97c8d54f0dde"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelBusinessTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamOfBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessId"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}}]}}]}}]}}]} as unknown as DocumentNode<PanelBusinessTeamQuery, PanelBusinessTeamQueryVariables>;
export const FeatureHallDocument = {"__meta__":{"hash":"179fe662b93a2199ac06e3f1215ea2141193849b7ca575379931f57733ebf6b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FeatureHall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFeatured"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featureHall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isFeatured"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFeatured"}}}]}]}}]} as unknown as DocumentNode<FeatureHallMutation, FeatureHallMutationVariables>;
export const CancelConfirmedBookingDocument = {"__meta__":{"hash":"273889b50b2f87d9ac124d073886dcd488598fd0e28ccc8e7d72e26fd166a27b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelConfirmedBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelConfirmedBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationNote"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}}]}}]}}]} as unknown as DocumentNode<CancelConfirmedBookingMutation, CancelConfirmedBookingMutationVariables>;
export const PanelOwnerViewDocument = {"__meta__":{"hash":"6a2a9739938b167c2cfebb60f1e7b584c189c1bdf95e4054005fb574e1ce7da7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelOwnerView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownerView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totalHalls"}},{"kind":"Field","name":{"kind":"Name","value":"hallsOnline"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyBookings"}},{"kind":"Field","name":{"kind":"Name","value":"previousMonthlyBookings"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRevenue"}},{"kind":"Field","name":{"kind":"Name","value":"previousMonthlyRevenue"}},{"kind":"Field","name":{"kind":"Name","value":"totalRevenue"}},{"kind":"Field","name":{"kind":"Name","value":"avgRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingRequests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hallFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"averageCapacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookingStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalBookings"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}},{"kind":"Field","name":{"kind":"Name","value":"finalGuestsDays"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"instantConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"holdHours"}},{"kind":"Field","name":{"kind":"Name","value":"paymentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"paymentHoldHours"}},{"kind":"Field","name":{"kind":"Name","value":"changeDays"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"timeSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotDuration"}},{"kind":"Field","name":{"kind":"Name","value":"bufferTime"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultipleSlots"}},{"kind":"Field","name":{"kind":"Name","value":"maxAdvanceBookingDays"}},{"kind":"Field","name":{"kind":"Name","value":"minAdvanceBookingHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operatingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<PanelOwnerViewQuery, PanelOwnerViewQueryVariables>;

export const usePanelBusinessHallsQuery = (...rest: AppQueryArguments<PanelBusinessHallsQuery, PanelBusinessHallsQueryVariables>) => useAppQuery(PanelBusinessHallsDocument, ...rest);
export const usePanelBusinessBookingsQuery = (...rest: AppQueryArguments<PanelBusinessBookingsQuery, PanelBusinessBookingsQueryVariables>) => useAppQuery(PanelBusinessBookingsDocument, ...rest);
export const usePanelBusinessTeamQuery = (...rest: AppQueryArguments<PanelBusinessTeamQuery, PanelBusinessTeamQueryVariables>) => useAppQuery(PanelBusinessTeamDocument, ...rest);
export const useFeatureHallMutation = (options?: AppMutationOptions<FeatureHallMutation, FeatureHallMutationVariables>) => useAppMutation(FeatureHallDocument, options);
export const useCancelConfirmedBookingMutation = (options?: AppMutationOptions<CancelConfirmedBookingMutation, CancelConfirmedBookingMutationVariables>) => useAppMutation(CancelConfirmedBookingDocument, options);
export const usePanelOwnerViewQuery = (...rest: AppQueryArguments<PanelOwnerViewQuery, PanelOwnerViewQueryVariables>) => useAppQuery(PanelOwnerViewDocument, ...rest);
