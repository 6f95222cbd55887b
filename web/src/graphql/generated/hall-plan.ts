/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** From when the days of a part’s due date are counted. */
export type DueRule =
  /** So many days after the confirmation. */
  | 'AFTER_CONFIRMATION'
  /** So many days before the start. */
  | 'BEFORE_START';

export type HallPaymentPlanQueryVariables = Exact<{
  hallId: number;
}>;


export type HallPaymentPlanQuery = { hallPaymentPlan: { hallId: number, parts: Array<{ label: string, percent: number | null, amount: number | null, due: DueRule, days: number }> } };

export type PlanPartFieldsFragment = { label: string, percent: number | null, amount: number | null, due: DueRule, days: number };

export const PlanPartFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPartFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlanPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]} as unknown as DocumentNode<PlanPartFieldsFragment, unknown>;
export const HallPaymentPlanDocument = {"__meta__":{"hash":"0253f6d6915c842a8df08d94ab755b59e294e157992aded63e41848c881d5757"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallPaymentPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallPaymentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanPartFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPartFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlanPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]} as unknown as DocumentNode<HallPaymentPlanQuery, HallPaymentPlanQueryVariables>;

export const useHallPaymentPlanQuery = (...rest: AppQueryArguments<HallPaymentPlanQuery, HallPaymentPlanQueryVariables>) => useAppQuery(HallPaymentPlanDocument, ...rest);
