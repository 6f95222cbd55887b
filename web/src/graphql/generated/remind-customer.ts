/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type RemindedBookingQueryVariables = Exact<{
  id: number;
}>;


export type RemindedBookingQuery = { booking: { id: number, source: BookingSource, status: BookingStatus, paymentDueAt: string | null, hallTitle: string, hallNameUrdu: string | null, date: string, customerName: string, customerContact: { whatsappUrl: string | null } | null }, bookingPayments: { bookingId: number, customerLocale: string | null } };


export const RemindedBookingDocument = {"__meta__":{"hash":"227e8e40471d585d66c79983e31900c9df707a70a777356bd5677052b0bce1be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemindedBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookingPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"customerLocale"}}]}}]}}]} as unknown as DocumentNode<RemindedBookingQuery, RemindedBookingQueryVariables>;

export const useRemindedBookingQuery = (...rest: AppQueryArguments<RemindedBookingQuery, RemindedBookingQueryVariables>) => useAppQuery(RemindedBookingDocument, ...rest);
