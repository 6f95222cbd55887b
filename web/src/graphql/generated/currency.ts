/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CurrencyQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrencyQuery = { clientConfig: { geoUrls: Array<string> }, currencyRates: { base: string, day: string, rates: Array<{ currency: string, rate: number }> } };

export type BusinessCurrencyQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessCurrencyQuery = { businessSettings: { currency: string } };


export const CurrencyDocument = {"__meta__":{"hash":"946d5ac754a3fc91060465b112b3a85b6a386219b0018ef9ad5309301730a5e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"geoUrls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currencyRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}}]}}]}}]} as unknown as DocumentNode<CurrencyQuery, CurrencyQueryVariables>;
export const BusinessCurrencyDocument = {"__meta__":{"hash":"dbd9ffe0727d67969a26891b634d8ed5649e4ef8408a6cdab155216a67a09e41"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessCurrency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<BusinessCurrencyQuery, BusinessCurrencyQueryVariables>;

export const useCurrencyQuery = (...rest: AppQueryArguments<CurrencyQuery, CurrencyQueryVariables>) => useAppQuery(CurrencyDocument, ...rest);
export const useBusinessCurrencyQuery = (...rest: AppQueryArguments<BusinessCurrencyQuery, BusinessCurrencyQueryVariables>) => useAppQuery(BusinessCurrencyDocument, ...rest);
