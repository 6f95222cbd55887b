/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A CSV file to import. */
export type ImportFileInput = {
  /** Its text, at most 300,000 characters and 1,000 rows; the first row names the columns. */
  content: string;
  /** Its kind of entries. */
  kind: ImportKind;
  /** Validates every row without writing. */
  preview?: boolean | null | undefined;
};

/** The kind of entries in an import file. */
export type ImportKind =
  /** Amenities. */
  | 'AMENITIES'
  /** Categories of halls. */
  | 'CATEGORIES'
  /** Fixed services. */
  | 'FIXED_SERVICES'
  /** Halls. */
  | 'HALLS'
  /** Optional services. */
  | 'OPTIONAL_SERVICES'
  /** Types of halls. */
  | 'TYPES';

export type ImportFileMutationVariables = Exact<{
  input: ImportFileInput;
}>;


export type ImportFileMutation = { importFile: { isPreview: boolean, columns: Array<string>, unusedColumns: Array<string>, created: number, changed: number, unchanged: number, removed: number, offline: number, refused: number, rows: Array<{ row: number, cells: Array<string>, problems: Array<{ field: string, message: string }> }> } };


export const ImportFileDocument = {"__meta__":{"hash":"467d7889009283b52bb36ec3ed2514adaa35dab95b9d95b11f70264598d07086"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"unusedColumns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"offline"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<ImportFileMutation, ImportFileMutationVariables>;

export const useImportFileMutation = (options?: AppMutationOptions<ImportFileMutation, ImportFileMutationVariables>) => useAppMutation(ImportFileDocument, options);
