/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The status of a booking. */
export type BookingStatus =
  /** Cancelled, with a reason. */
  | 'CANCELLED'
  /** Confirmed; occupies the hall. */
  | 'CONFIRMED'
  /** Requested and not answered yet, or accepted until its first payment; only takes the hall while it holds its time. */
  | 'PENDING';

/** A business’s private notes on a guest. */
export type GuestNotesInput = {
  /** At most 1,000 characters; empty removes them. */
  notes?: string | null | undefined;
  /** The notes that these replace, null for none: others are refused with `CONFLICT` and stand in its details. If left out, any are replaced. */
  previousNotes?: string | null | undefined;
};

/** A second phone of a guest; without name and phone there is none. */
export type GuestSecondPhoneInput = {
  /** Whose number it is, such as the other family’s. */
  name?: string | null | undefined;
  /** The number; null removes it. It has to be given. */
  phone?: string | null | undefined;
  /** The second number that this replaces, null for none: another one is refused with `CONFLICT`. If left out, any is replaced. */
  previousPhone?: string | null | undefined;
};

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

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

export type GuestFieldsFragment = { phone: string, name: string, email: string, bookingCount: number, confirmedCount: number, nextDate: string | null, lastDate: string | null, notes: string | null, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, secondPhone: { name: string, phoneAsGiven: string, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null } | null };

export type BusinessGuestsQueryVariables = Exact<{
  search?: string | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type BusinessGuestsQuery = { businessGuests: { totalCount: number, nodes: Array<{ phone: string, name: string, email: string, bookingCount: number, confirmedCount: number, nextDate: string | null, lastDate: string | null, notes: string | null, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, secondPhone: { name: string, phoneAsGiven: string, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null } | null }> } };

export type BusinessGuestQueryVariables = Exact<{
  phone: string;
  paging?: PagingInput | null | undefined;
}>;


export type BusinessGuestQuery = { businessGuest: { phone: string, name: string, email: string, bookingCount: number, confirmedCount: number, nextDate: string | null, lastDate: string | null, notes: string | null, sums: Array<{ currency: string, owed: number, paid: number, paidForRequests: number, balance: number, due: number }>, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, secondPhone: { name: string, phoneAsGiven: string, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null } | null }, businessBookings: { totalCount: number, nodes: Array<{ id: number, invoiceNumber: string, hallTitle: string, hallNameUrdu: string | null, status: BookingStatus, startTime: string, endTime: string, timeZone: string, shiftName: string | null, currency: string, totalPrice: number }> } };

export type GuestStatementQueryVariables = Exact<{
  phone: string;
  from?: string | null | undefined;
}>;


export type GuestStatementQuery = { guestStatement: { name: string, businessName: string, businessAddress: string, businessPhone: string, day: string, accounts: Array<{ currency: string, broughtForward: number, total: number, paid: number, paidForRequests: number, balance: number, bookings: Array<{ bookingId: number, invoiceNumber: string, hall: string, date: string, status: BookingStatus, owed: number }>, entries: Array<{ entryId: number, invoiceNumber: string, day: string, kind: PaymentKind, method: PaymentMethod | null, reference: string | null, receiptNumber: string | null, amount: number }> }> } };

export type GuestMatchesQueryVariables = Exact<{
  search: string;
}>;


export type GuestMatchesQuery = { businessGuests: { nodes: Array<{ phone: string, name: string, phoneAsGiven: string, email: string, bookingCount: number, secondPhone: { name: string, phoneAsGiven: string } | null }> } };

export type SetGuestNotesMutationVariables = Exact<{
  phone: string;
  input: GuestNotesInput;
}>;


export type SetGuestNotesMutation = { setGuestNotes: { phone: string, notes: string | null } };

export type SetGuestSecondPhoneMutationVariables = Exact<{
  phone: string;
  input: GuestSecondPhoneInput;
}>;


export type SetGuestSecondPhoneMutation = { setGuestSecondPhone: { phone: string, secondPhone: { name: string, phoneAsGiven: string } | null } };

export const GuestFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GuestRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"bookingCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"secondPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phoneAsGiven"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}}]}}]}}]} as unknown as DocumentNode<GuestFieldsFragment, unknown>;
export const BusinessGuestsDocument = {"__meta__":{"hash":"eccb283ce5e38dfd5b5dcd545edf979b46a7a1cc2a88567eabd133f4d453dc64"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessGuests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessGuests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GuestFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GuestRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"bookingCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"secondPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phoneAsGiven"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}}]}}]}}]} as unknown as DocumentNode<BusinessGuestsQuery, BusinessGuestsQueryVariables>;
export const BusinessGuestDocument = {"__meta__":{"hash":"ed65c88de9cdbf195ff3fa30c1bd7d943d649840c85c8d398e4956fd844308f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GuestFields"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidForRequests"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"due"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"guestPhone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"LATEST"}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GuestRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"bookingCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedCount"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"secondPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phoneAsGiven"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}}]}}]}}]} as unknown as DocumentNode<BusinessGuestQuery, BusinessGuestQueryVariables>;
export const GuestStatementDocument = {"__meta__":{"hash":"064fc6447330e10b266936d0bae25ed7a0bdf74218e8e80836794cf6cd32b3cc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuestStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guestStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"businessAddress"}},{"kind":"Field","name":{"kind":"Name","value":"businessPhone"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"broughtForward"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hall"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidForRequests"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]}}]} as unknown as DocumentNode<GuestStatementQuery, GuestStatementQueryVariables>;
export const GuestMatchesDocument = {"__meta__":{"hash":"4036a81742e96ee76636fee3f5c3d8dac9326bf3d3ea72a8fd65adc215ecbf20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuestMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessGuests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"4"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phoneAsGiven"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"bookingCount"}},{"kind":"Field","name":{"kind":"Name","value":"secondPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phoneAsGiven"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GuestMatchesQuery, GuestMatchesQueryVariables>;
export const SetGuestNotesDocument = {"__meta__":{"hash":"9b89bf8804366a3e1c5a7c33547fc47bdc4f66529b7a194d44c8a2d7be5a0fd5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGuestNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GuestNotesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGuestNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}}]} as unknown as DocumentNode<SetGuestNotesMutation, SetGuestNotesMutationVariables>;
export const SetGuestSecondPhoneDocument = {"__meta__":{"hash":"020b71ad467d352b5ca16b3d4367cc851ee13e84b902eab533b1948a7ea2d351"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGuestSecondPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GuestSecondPhoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGuestSecondPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"secondPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phoneAsGiven"}}]}}]}}]}}]} as unknown as DocumentNode<SetGuestSecondPhoneMutation, SetGuestSecondPhoneMutationVariables>;

export const useBusinessGuestsQuery = (...rest: AppQueryArguments<BusinessGuestsQuery, BusinessGuestsQueryVariables>) => useAppQuery(BusinessGuestsDocument, ...rest);
export const useBusinessGuestQuery = (...rest: AppQueryArguments<BusinessGuestQuery, BusinessGuestQueryVariables>) => useAppQuery(BusinessGuestDocument, ...rest);
export const useGuestStatementQuery = (...rest: AppQueryArguments<GuestStatementQuery, GuestStatementQueryVariables>) => useAppQuery(GuestStatementDocument, ...rest);
export const useGuestMatchesQuery = (...rest: AppQueryArguments<GuestMatchesQuery, GuestMatchesQueryVariables>) => useAppQuery(GuestMatchesDocument, ...rest);
export const useSetGuestNotesMutation = (options?: AppMutationOptions<SetGuestNotesMutation, SetGuestNotesMutationVariables>) => useAppMutation(SetGuestNotesDocument, options);
export const useSetGuestSecondPhoneMutation = (options?: AppMutationOptions<SetGuestSecondPhoneMutation, SetGuestSecondPhoneMutationVariables>) => useAppMutation(SetGuestSecondPhoneDocument, options);
