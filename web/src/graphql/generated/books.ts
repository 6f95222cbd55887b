/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A sum of the books. */
export type BookFilter = {
  /** The currency; defaults to the business’s. */
  currency?: string | null | undefined;
  /** The first day; from the beginning without one. */
  from?: string | null | undefined;
  /** Only of this hall. */
  hallId?: number | null | undefined;
  /** What is summed up. */
  measure: BookMeasure;
  /** The last day. */
  to: string;
};

/** What the books of a business sum up. */
export type BookMeasure =
  /** Parts of what is owed, by the day on which they are due. */
  | 'DUE'
  /** What of it had to be paid before. */
  | 'OVERDUE'
  /** Receipts without refunds, by the day on which money changed hands. */
  | 'RECEIVED'
  /** Expenses, by the day on which they were made. */
  | 'SPENT'
  /** What isn’t paid of the parts that are due. */
  | 'UNPAID';

/** The status of a booking. */
export type BookingStatus =
  /** Cancelled, with a reason. */
  | 'CANCELLED'
  /** Confirmed; occupies the hall. */
  | 'CONFIRMED'
  /** Requested and not answered yet, or accepted until its first payment; only takes the hall while it holds its time. */
  | 'PENDING';

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

export type BookSumFieldsFragment = { month: string | null, hallId: number | null, currency: string, due: number, received: number, unpaid: number, overdue: number, spent: number, earned: number };

export type BooksQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type BooksQuery = { books: { year: number, currency: string, halls: Array<{ hallId: number, title: string }>, rows: Array<{ month: string | null, hallId: number | null, currency: string, due: number, received: number, unpaid: number, overdue: number, spent: number, earned: number }>, months: Array<{ month: string | null, hallId: number | null, currency: string, due: number, received: number, unpaid: number, overdue: number, spent: number, earned: number }>, hallTotals: Array<{ month: string | null, hallId: number | null, currency: string, due: number, received: number, unpaid: number, overdue: number, spent: number, earned: number }>, totals: Array<{ month: string | null, hallId: number | null, currency: string, due: number, received: number, unpaid: number, overdue: number, spent: number, earned: number }>, openRefunds: Array<{ hallId: number, currency: string, bookings: number, amount: number }> } };

export type BookedBookingsQueryVariables = Exact<{
  filter: BookFilter;
  paging?: PagingInput | null | undefined;
}>;


export type BookedBookingsQuery = { bookedBookings: { currency: string, totalCount: number, total: number, nodes: Array<{ bookingId: number, hall: string, customerName: string, date: string, status: BookingStatus, amount: number }> } };

export type ExportBooksQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type ExportBooksQuery = { exportBooks: { filename: string, mime: string, content: string } };

export type ExportExpensesQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type ExportExpensesQuery = { exportExpenses: { filename: string, mime: string, content: string } };

export const BookSumFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookSumFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookSum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"unpaid"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}}]}}]} as unknown as DocumentNode<BookSumFieldsFragment, unknown>;
export const BooksDocument = {"__meta__":{"hash":"fd064abaa642727c15967bc0b06b8647b87d4b1fc3bae96955799250ce32e5c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Books"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"books"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookSumFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookSumFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hallTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookSumFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookSumFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openRefunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookSumFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookSum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"unpaid"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}}]}}]} as unknown as DocumentNode<BooksQuery, BooksQueryVariables>;
export const BookedBookingsDocument = {"__meta__":{"hash":"ea087aa14acada01c0efc285239fc51c775d746bd20b002bce8e5801db486527"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookedBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookedBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"hall"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<BookedBookingsQuery, BookedBookingsQueryVariables>;
export const ExportBooksDocument = {"__meta__":{"hash":"debf6f023e0a185f5a289049876482350efdcb70d490ea1918fab58526d134d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportBooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportBooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ExportBooksQuery, ExportBooksQueryVariables>;
export const ExportExpensesDocument = {"__meta__":{"hash":"3f6c19f6be9f55af001279d3358bdd7ce96d97ca0873d6eca28119c5562b0998"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportExpenses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportExpenses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ExportExpensesQuery, ExportExpensesQueryVariables>;

export const useBooksQuery = (...rest: AppQueryArguments<BooksQuery, BooksQueryVariables>) => useAppQuery(BooksDocument, ...rest);
export const useBookedBookingsQuery = (...rest: AppQueryArguments<BookedBookingsQuery, BookedBookingsQueryVariables>) => useAppQuery(BookedBookingsDocument, ...rest);
export const useExportBooksQuery = (...rest: AppQueryArguments<ExportBooksQuery, ExportBooksQueryVariables>) => useAppQuery(ExportBooksDocument, ...rest);
export const useExportExpensesQuery = (...rest: AppQueryArguments<ExportExpensesQuery, ExportExpensesQueryVariables>) => useAppQuery(ExportExpensesDocument, ...rest);
