/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MapConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type MapConfigQuery = { clientConfig: { mapTilesUrl: string, mapAttribution: string } };


export const MapConfigDocument = {"__meta__":{"hash":"d783f9be1b72c9d5f57de94565abce4654e9a6f89ec5c66f9404ca841265fdb6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTilesUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mapAttribution"}}]}}]}}]} as unknown as DocumentNode<MapConfigQuery, MapConfigQueryVariables>;

export const useMapConfigQuery = (...rest: AppQueryArguments<MapConfigQuery, MapConfigQueryVariables>) => useAppQuery(MapConfigDocument, ...rest);
