/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new version of terms; without texts the business has no terms any more. */
export type BusinessTermsInput = {
  /** The latest version, which it replaces; left out for the first. */
  replacesId?: number | null | undefined;
  /** The text in English, at most 10000 characters; null ends the terms. It has to be given. */
  text?: string | null | undefined;
  /** The text in Urdu, at most 10000 characters. */
  textUrdu?: string | null | undefined;
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

export type BusinessTermsFieldsFragment = { id: number, version: number, businessName: string, text: string, textUrdu: string | null, sha256: string, createdAt: string };

export type BusinessTermsVersionsFragment = { totalCount: number, pageInfo: { page: number, limit: number }, nodes: Array<{ termsId: number, version: number, savedBy: string, createdAt: string, terms: { id: number, version: number, businessName: string, text: string, textUrdu: string | null, sha256: string, createdAt: string } | null }> };

export type BusinessTermsVersionsQueryVariables = Exact<{
  paging?: PagingInput | null | undefined;
}>;


export type BusinessTermsVersionsQuery = { businessTermsVersions: { totalCount: number, pageInfo: { page: number, limit: number }, nodes: Array<{ termsId: number, version: number, savedBy: string, createdAt: string, terms: { id: number, version: number, businessName: string, text: string, textUrdu: string | null, sha256: string, createdAt: string } | null }> } };

export type SaveBusinessTermsMutationVariables = Exact<{
  input: BusinessTermsInput;
}>;


export type SaveBusinessTermsMutation = { saveBusinessTerms: { totalCount: number } };

export const BusinessTermsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessTermsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BusinessTermsFieldsFragment, unknown>;
export const BusinessTermsVersionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessTermsVersions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessTermsVersionConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"termsId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessTermsFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessTermsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BusinessTermsVersionsFragment, unknown>;
export const BusinessTermsVersionsDocument = {"__meta__":{"hash":"cd77343dfc71f1fed6b63a3869c44e914ad0d8d625fa7944539e50ae550d6f57"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessTermsVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessTermsVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessTermsVersions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessTermsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessTermsVersions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessTermsVersionConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"termsId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessTermsFields"}}]}}]}}]}}]} as unknown as DocumentNode<BusinessTermsVersionsQuery, BusinessTermsVersionsQueryVariables>;
export const SaveBusinessTermsDocument = {"__meta__":{"hash":"70e335a0f22bb7cc4bc6d80a9e3e2b6591ce41dad78cdc13ddb62b709301217a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBusinessTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessTermsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBusinessTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<SaveBusinessTermsMutation, SaveBusinessTermsMutationVariables>;

export const useBusinessTermsVersionsQuery = (...rest: AppQueryArguments<BusinessTermsVersionsQuery, BusinessTermsVersionsQueryVariables>) => useAppQuery(BusinessTermsVersionsDocument, ...rest);
export const useSaveBusinessTermsMutation = (options?: AppMutationOptions<SaveBusinessTermsMutation, SaveBusinessTermsMutationVariables>) => useAppMutation(SaveBusinessTermsDocument, options);
