/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A CSV file of bookings to import. */
export type ImportBookingsInput = {
  /** Its text, at most 300,000 characters and 1,000 rows; the first row names the columns. */
  content: string;
  /** Checks every row without writing. */
  preview?: boolean | null | undefined;
};

/** What becomes of a row of an imported file of bookings. */
export type ImportedBookingState =
  /** Something else takes its time, which its problems name. */
  | 'CONFLICT'
  /** A rule refuses it, which its problems name. */
  | 'INVALID'
  /** It becomes a confirmed booking. */
  | 'NEW'
  /** The booking is there: same hall, start and phone number. */
  | 'PRESENT';

export type ImportBookingsMutationVariables = Exact<{
  input: ImportBookingsInput;
}>;


export type ImportBookingsMutation = { importBookings: { isPreview: boolean, columns: Array<string>, unusedColumns: Array<string>, created: number, unchanged: number, conflicts: number, refused: number, rows: Array<{ row: number, cells: Array<string>, state: ImportedBookingState, startTime: string | null, endTime: string | null, timeZone: string | null, totalPrice: number | null, currency: string | null, problems: Array<{ field: string, message: string }> }> } };


export const ImportBookingsDocument = {"__meta__":{"hash":"35281ffa006e5595f1e7742df178a1af5f87aae7bc265d1a7d50fb0b9f830e00"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBookingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"unusedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<ImportBookingsMutation, ImportBookingsMutationVariables>;

export const useImportBookingsMutation = (options?: AppMutationOptions<ImportBookingsMutation, ImportBookingsMutationVariables>) => useAppMutation(ImportBookingsDocument, options);
