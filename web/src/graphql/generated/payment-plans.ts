/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** From when the days of a part’s due date are counted. */
export type DueRule =
  /** So many days after the confirmation. */
  | 'AFTER_CONFIRMATION'
  /** So many days before the start. */
  | 'BEFORE_START';

/** A payment plan. */
export type PaymentPlanInput = {
  /** The hall whose own plan it is; the business’s default if left out. */
  hallId?: number | null | undefined;
  /** Its parts; without any, a hall follows the business again. */
  parts: Array<PaymentPlanPartInput>;
};

/** A part of a payment plan. Each but the last has a share or an amount; the last is the rest. */
export type PaymentPlanPartInput = {
  /** Its amount. */
  amount?: number | null | undefined;
  /** Its days. */
  days: number;
  /** From when its days are counted. */
  due: DueRule;
  /** Its name. */
  label: string;
  /** Its share of the total. */
  percent?: number | null | undefined;
};

export type PaymentPlansFieldsFragment = { currency: string, parts: Array<{ label: string, percent: number | null, amount: number | null, due: DueRule, days: number }>, halls: Array<{ hallId: number, parts: Array<{ label: string, percent: number | null, amount: number | null, due: DueRule, days: number }> }> };

export type PaymentPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentPlansQuery = { paymentPlans: { currency: string, parts: Array<{ label: string, percent: number | null, amount: number | null, due: DueRule, days: number }>, halls: Array<{ hallId: number, parts: Array<{ label: string, percent: number | null, amount: number | null, due: DueRule, days: number }> }> } };

export type SavePaymentPlanMutationVariables = Exact<{
  input: PaymentPlanInput;
}>;


export type SavePaymentPlanMutation = { savePaymentPlan: { currency: string, parts: Array<{ label: string, percent: number | null, amount: number | null, due: DueRule, days: number }>, halls: Array<{ hallId: number, parts: Array<{ label: string, percent: number | null, amount: number | null, due: DueRule, days: number }> }> } };

export type PlanPartFieldsFragment = { label: string, percent: number | null, amount: number | null, due: DueRule, days: number };

export const PlanPartFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPartFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlanPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]} as unknown as DocumentNode<PlanPartFieldsFragment, unknown>;
export const PaymentPlansFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentPlansFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanPartFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanPartFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPartFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlanPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]} as unknown as DocumentNode<PaymentPlansFieldsFragment, unknown>;
export const PaymentPlansDocument = {"__meta__":{"hash":"712decf05782f1bda03440c9676fd6adf362748cf0e2fcde281a63b8dcdb328a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentPlansFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPartFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlanPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentPlansFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanPartFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanPartFields"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentPlansQuery, PaymentPlansQueryVariables>;
export const SavePaymentPlanDocument = {"__meta__":{"hash":"92ec64579d9d5e31c9dbf0255d560c43f14630356a64accde1f9d09d063dd686"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePaymentPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePaymentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentPlansFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPartFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlanPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentPlansFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPlans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanPartFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanPartFields"}}]}}]}}]}}]} as unknown as DocumentNode<SavePaymentPlanMutation, SavePaymentPlanMutationVariables>;

export const usePaymentPlansQuery = (...rest: AppQueryArguments<PaymentPlansQuery, PaymentPlansQueryVariables>) => useAppQuery(PaymentPlansDocument, ...rest);
export const useSavePaymentPlanMutation = (options?: AppMutationOptions<SavePaymentPlanMutation, SavePaymentPlanMutationVariables>) => useAppMutation(SavePaymentPlanDocument, options);
