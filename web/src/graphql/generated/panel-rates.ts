/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A rate to set by hand. */
export type ExchangeRateInput = {
  /** ISO 4217 code; not the base. */
  currency: string;
  /** Units of the currency for one unit of the base. */
  rate: number;
};

export type RateTableFragment = { base: string, day: string, hasSource: boolean, rates: Array<{ currency: string, rate: number, source: string, fetchedAt: string | null }> };

export type PanelRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelRatesQuery = { exchangeRates: { base: string, day: string, hasSource: boolean, rates: Array<{ currency: string, rate: number, source: string, fetchedAt: string | null }> } };

export type RefreshExchangeRatesMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshExchangeRatesMutation = { refreshExchangeRates: boolean };

export type SetExchangeRateMutationVariables = Exact<{
  input: ExchangeRateInput;
}>;


export type SetExchangeRateMutation = { setExchangeRate: { base: string, day: string, hasSource: boolean, rates: Array<{ currency: string, rate: number, source: string, fetchedAt: string | null }> } };

export const RateTableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RateTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeRateTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hasSource"}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}}]}}]}}]} as unknown as DocumentNode<RateTableFragment, unknown>;
export const PanelRatesDocument = {"__meta__":{"hash":"69540d550bdb3a330a044bc24d893ee1516247039f29c849b59404b7de89ad86"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RateTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RateTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeRateTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hasSource"}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}}]}}]}}]} as unknown as DocumentNode<PanelRatesQuery, PanelRatesQueryVariables>;
export const RefreshExchangeRatesDocument = {"__meta__":{"hash":"64659ccc0f94a0c6702311661cec2497d2cf47e0f1686c603eec789c5bde3861"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshExchangeRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshExchangeRates"}}]}}]} as unknown as DocumentNode<RefreshExchangeRatesMutation, RefreshExchangeRatesMutationVariables>;
export const SetExchangeRateDocument = {"__meta__":{"hash":"96a1b9ab56946b117a9eda790624ce157d8a8ef624e3848ee5ccbe9021f4c0bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetExchangeRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExchangeRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RateTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RateTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeRateTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hasSource"}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"fetchedAt"}}]}}]}}]} as unknown as DocumentNode<SetExchangeRateMutation, SetExchangeRateMutationVariables>;

export const usePanelRatesQuery = (...rest: AppQueryArguments<PanelRatesQuery, PanelRatesQueryVariables>) => useAppQuery(PanelRatesDocument, ...rest);
export const useRefreshExchangeRatesMutation = (options?: AppMutationOptions<RefreshExchangeRatesMutation, RefreshExchangeRatesMutationVariables>) => useAppMutation(RefreshExchangeRatesDocument, options);
export const useSetExchangeRateMutation = (options?: AppMutationOptions<SetExchangeRateMutation, SetExchangeRateMutationVariables>) => useAppMutation(SetExchangeRateDocument, options);
