/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BusinessTermsFieldsFragment = { id: number, version: number, businessName: string, text: string, textUrdu: string | null, sha256: string, createdAt: string };

export type HallBusinessTermsQueryVariables = Exact<{
  hallId: number;
}>;


export type HallBusinessTermsQuery = { hallBusinessTerms: { id: number, version: number, businessName: string, text: string, textUrdu: string | null, sha256: string, createdAt: string } | null };

export const BusinessTermsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessTermsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BusinessTermsFieldsFragment, unknown>;
export const HallBusinessTermsDocument = {"__meta__":{"hash":"fb9bd07ac96c4d237cd4e76b0780288dd9f582013e483f78aa2e6519ae34d44b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallBusinessTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallBusinessTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessTermsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessTermsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<HallBusinessTermsQuery, HallBusinessTermsQueryVariables>;

export const useHallBusinessTermsQuery = (...rest: AppQueryArguments<HallBusinessTermsQuery, HallBusinessTermsQueryVariables>) => useAppQuery(HallBusinessTermsDocument, ...rest);
