/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MapSourceQueryVariables = Exact<{ [key: string]: never; }>;


export type MapSourceQuery = { clientConfig: { mapTilesUrl: string, mapAttribution: string } };


export const MapSourceDocument = {"__meta__":{"hash":"cd2c48eb5f62e55ad90f073276b8c3b06eea5e58cb150a22302a81da5a0890b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTilesUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mapAttribution"}}]}}]}}]} as unknown as DocumentNode<MapSourceQuery, MapSourceQueryVariables>;

export const useMapSourceQuery = (...rest: AppQueryArguments<MapSourceQuery, MapSourceQueryVariables>) => useAppQuery(MapSourceDocument, ...rest);
