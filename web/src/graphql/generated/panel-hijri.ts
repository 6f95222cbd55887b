/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The first day of a Hijri month as it was announced. */
export type HijriMonthInput = {
  /** The first day, at most 2 days from the calculated one. */
  firstDay: string;
  /** Who announced it, at most 200 characters. */
  source?: string | null | undefined;
};

export type HijriMonthFieldsFragment = { year: number, month: number, name: string, firstDay: string, calculatedFirstDay: string, isCorrected: boolean, source: string | null };

export type PanelHijriMonthsQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelHijriMonthsQuery = { hijriMonths: Array<{ year: number, month: number, name: string, firstDay: string, calculatedFirstDay: string, isCorrected: boolean, source: string | null }> };

export type CorrectHijriMonthMutationVariables = Exact<{
  year: number;
  month: number;
  input: HijriMonthInput;
}>;


export type CorrectHijriMonthMutation = { correctHijriMonth: { year: number, month: number, name: string, firstDay: string, calculatedFirstDay: string, isCorrected: boolean, source: string | null } };

export type ResetHijriMonthMutationVariables = Exact<{
  year: number;
  month: number;
}>;


export type ResetHijriMonthMutation = { resetHijriMonth: { year: number, month: number, name: string, firstDay: string, calculatedFirstDay: string, isCorrected: boolean, source: string | null } };

export const HijriMonthFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HijriMonthFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HijriMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"calculatedFirstDay"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<HijriMonthFieldsFragment, unknown>;
export const PanelHijriMonthsDocument = {"__meta__":{"hash":"c7c32490845cc34cdea467ab1af04f8a46fb7afdd91203bd33965affd1440fb0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelHijriMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hijriMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HijriMonthFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HijriMonthFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HijriMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"calculatedFirstDay"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<PanelHijriMonthsQuery, PanelHijriMonthsQueryVariables>;
export const CorrectHijriMonthDocument = {"__meta__":{"hash":"2aabd61cc0d48bf81844a6858e542ddee0a8d191a49528191243acc9ed42d10f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectHijriMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HijriMonthInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctHijriMonth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HijriMonthFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HijriMonthFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HijriMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"calculatedFirstDay"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<CorrectHijriMonthMutation, CorrectHijriMonthMutationVariables>;
export const ResetHijriMonthDocument = {"__meta__":{"hash":"4b5e42cfb95520f81facf5a42e24a8a0077fd9f7c0916392b74701a5d9191dda"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetHijriMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetHijriMonth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HijriMonthFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HijriMonthFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HijriMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"calculatedFirstDay"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrected"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<ResetHijriMonthMutation, ResetHijriMonthMutationVariables>;

export const usePanelHijriMonthsQuery = (...rest: AppQueryArguments<PanelHijriMonthsQuery, PanelHijriMonthsQueryVariables>) => useAppQuery(PanelHijriMonthsDocument, ...rest);
export const useCorrectHijriMonthMutation = (options?: AppMutationOptions<CorrectHijriMonthMutation, CorrectHijriMonthMutationVariables>) => useAppMutation(CorrectHijriMonthDocument, options);
export const useResetHijriMonthMutation = (options?: AppMutationOptions<ResetHijriMonthMutation, ResetHijriMonthMutationVariables>) => useAppMutation(ResetHijriMonthDocument, options);
