/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A maintenance window. */
export type ScheduleMaintenanceInput = {
  /** End; defaults to open-ended. */
  endTime?: string | null | undefined;
  /** Whether it is enabled; defaults to false. */
  isEnabled?: boolean | null | undefined;
  /** The message to display. */
  message: string;
  /** Start; defaults to now. */
  startTime?: string | null | undefined;
};

export type MaintenancePlanFragment = { isEnabled: boolean, isActive: boolean, state: string, message: string, startTime: string | null, endTime: string | null };

export type PanelMaintenanceQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelMaintenanceQuery = { maintenanceSettings: { isEnabled: boolean, isActive: boolean, state: string, message: string, startTime: string | null, endTime: string | null } };

export type PanelMaintenanceStateQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelMaintenanceStateQuery = { maintenanceSettings: { isEnabled: boolean, isActive: boolean, state: string, message: string, startTime: string | null, endTime: string | null } };

export type ScheduleMaintenanceMutationVariables = Exact<{
  input: ScheduleMaintenanceInput;
}>;


export type ScheduleMaintenanceMutation = { scheduleMaintenance: { isEnabled: boolean, isActive: boolean, state: string, message: string, startTime: string | null, endTime: string | null } };

export type EndMaintenanceMutationVariables = Exact<{ [key: string]: never; }>;


export type EndMaintenanceMutation = { endMaintenance: { isEnabled: boolean, isActive: boolean, state: string, message: string, startTime: string | null, endTime: string | null } };

export const MaintenancePlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenancePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]} as unknown as DocumentNode<MaintenancePlanFragment, unknown>;
export const PanelMaintenanceDocument = {"__meta__":{"hash":"723674d554791bad9410d9c7048876541b437271f9d0292692f1b86be81fa09b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelMaintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenancePlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenancePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]} as unknown as DocumentNode<PanelMaintenanceQuery, PanelMaintenanceQueryVariables>;
export const PanelMaintenanceStateDocument = {"__meta__":{"hash":"b2a0badb19cce96e8bda31eefd652ac2733e2948496273b946385d65a438f18e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelMaintenanceState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenancePlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenancePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]} as unknown as DocumentNode<PanelMaintenanceStateQuery, PanelMaintenanceStateQueryVariables>;
export const ScheduleMaintenanceDocument = {"__meta__":{"hash":"073c01358488413c44a66863ae40ce9c797f0f2a46e269e3ad082c4702cf0196"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleMaintenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleMaintenanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleMaintenance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenancePlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenancePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]} as unknown as DocumentNode<ScheduleMaintenanceMutation, ScheduleMaintenanceMutationVariables>;
export const EndMaintenanceDocument = {"__meta__":{"hash":"8decef031d2d8f650b01ebe3e4ec5ae192af474a2f44dbe1da6ac4cc0632f62e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMaintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endMaintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenancePlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenancePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]} as unknown as DocumentNode<EndMaintenanceMutation, EndMaintenanceMutationVariables>;

export const usePanelMaintenanceQuery = (...rest: AppQueryArguments<PanelMaintenanceQuery, PanelMaintenanceQueryVariables>) => useAppQuery(PanelMaintenanceDocument, ...rest);
export const usePanelMaintenanceStateQuery = (...rest: AppQueryArguments<PanelMaintenanceStateQuery, PanelMaintenanceStateQueryVariables>) => useAppQuery(PanelMaintenanceStateDocument, ...rest);
export const useScheduleMaintenanceMutation = (options?: AppMutationOptions<ScheduleMaintenanceMutation, ScheduleMaintenanceMutationVariables>) => useAppMutation(ScheduleMaintenanceDocument, options);
export const useEndMaintenanceMutation = (options?: AppMutationOptions<EndMaintenanceMutation, EndMaintenanceMutationVariables>) => useAppMutation(EndMaintenanceDocument, options);
