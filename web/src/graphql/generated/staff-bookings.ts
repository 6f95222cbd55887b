/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Filters all bookings, for staff; omitted fields match everything. */
export type StaffBookingFilter = {
  /** Text in the name, phone or e-mail address of the business. */
  business?: string | null | undefined;
  /** Only bookings that start on or after this day, in Pakistan’s time zone. */
  from?: string | null | undefined;
  /** Only of this hall. */
  hallId?: number | null | undefined;
  /** Only for this occasion. */
  occasion?: Occasion | null | undefined;
  /** Only bookings with this status. */
  status?: BookingStatus | null | undefined;
  /** Text in the customer’s name, phone or e-mail address or the hall’s name, or a booking or invoice number. */
  text?: string | null | undefined;
  /** Only bookings that start on or before this day. */
  to?: string | null | undefined;
};

export type StaffBookingsQueryVariables = Exact<{
  filter?: StaffBookingFilter | null | undefined;
  order?: BookingOrder;
  paging?: PagingInput | null | undefined;
}>;


export type StaffBookingsQuery = { bookings: { totalCount: number, nodes: Array<{ id: number, invoiceNumber: string, status: BookingStatus, hallTitle: string, businessName: string, customerName: string, customerPhone: string, startTime: string, endTime: string, timeZone: string, occasion: Occasion | null, totalPrice: number, currency: string, createdAt: string, customerContact: { national: string, dialerUrl: string } | null }> } };


export const StaffBookingsDocument = {"__meta__":{"hash":"12865790b0ca70c8732ebc9c182d34c3fa3993810cc4895ab9766dd0f94e9cd9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffBookingFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingOrder"}}},"defaultValue":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"customerContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<StaffBookingsQuery, StaffBookingsQueryVariables>;

export const useStaffBookingsQuery = (...rest: AppQueryArguments<StaffBookingsQuery, StaffBookingsQueryVariables>) => useAppQuery(StaffBookingsDocument, ...rest);
