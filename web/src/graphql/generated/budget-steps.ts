/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BudgetStepsQueryVariables = Exact<{
  currency: string;
}>;


export type BudgetStepsQuery = { budgetSteps: { currency: string, budgets: Array<number>, sliderMin: number, sliderMax: number, sliderStep: number } };


export const BudgetStepsDocument = {"__meta__":{"hash":"1e1f30b41d4f640efe65d293ec8f5d56d9c98e92b24a2bc361cdc120504fe06a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BudgetSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"budgetSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"budgets"}},{"kind":"Field","name":{"kind":"Name","value":"sliderMin"}},{"kind":"Field","name":{"kind":"Name","value":"sliderMax"}},{"kind":"Field","name":{"kind":"Name","value":"sliderStep"}}]}}]}}]} as unknown as DocumentNode<BudgetStepsQuery, BudgetStepsQueryVariables>;

export const useBudgetStepsQuery = (...rest: AppQueryArguments<BudgetStepsQuery, BudgetStepsQueryVariables>) => useAppQuery(BudgetStepsDocument, ...rest);
