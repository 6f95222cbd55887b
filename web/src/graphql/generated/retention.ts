/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RetentionConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionConfigQuery = { clientConfig: { securityLogDays: number } };


export const RetentionConfigDocument = {"__meta__":{"hash":"67335f9a9c93da43b95d36452031b0257f5681c7a3cf8bf114781e7285c16431"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"securityLogDays"}}]}}]}}]} as unknown as DocumentNode<RetentionConfigQuery, RetentionConfigQueryVariables>;

export const useRetentionConfigQuery = (...rest: AppQueryArguments<RetentionConfigQuery, RetentionConfigQueryVariables>) => useAppQuery(RetentionConfigDocument, ...rest);
