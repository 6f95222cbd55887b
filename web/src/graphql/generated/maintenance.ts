/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MaintenanceStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type MaintenanceStatusQuery = { maintenanceStatus: { isMaintenanceMode: boolean, endTime: string | null, message: string } };


export const MaintenanceStatusDocument = {"__meta__":{"hash":"3295dcb71d3657b0ebd6534268f61f34612d0ba0f165d5e5a83cc924c676142e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaintenanceStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMaintenanceMode"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<MaintenanceStatusQuery, MaintenanceStatusQueryVariables>;

export const useMaintenanceStatusQuery = (...rest: AppQueryArguments<MaintenanceStatusQuery, MaintenanceStatusQueryVariables>) => useAppQuery(MaintenanceStatusDocument, ...rest);
