/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A place with a radius. */
export type NearInput = {
  /** Degrees, -90 to 90. */
  latitude: number;
  /** Degrees, -180 to 180. */
  longitude: number;
  /** Kilometers, 0.1 to 500; null leaves no hall out, and by distance those without a place come last. */
  radiusKm?: number | null | undefined;
};

export type MapSourceQueryVariables = Exact<{ [key: string]: never; }>;


export type MapSourceQuery = { clientConfig: { mapTilesUrl: string, mapAttribution: string } };

export type HallsAroundQueryVariables = Exact<{
  near: NearInput;
  limit: number;
}>;


export type HallsAroundQuery = { halls: { nodes: Array<{ id: number, location: string, city: string | null, latitude: number | null, longitude: number | null }> } };


export const MapSourceDocument = {"__meta__":{"hash":"cd2c48eb5f62e55ad90f073276b8c3b06eea5e58cb150a22302a81da5a0890b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTilesUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mapAttribution"}}]}}]}}]} as unknown as DocumentNode<MapSourceQuery, MapSourceQueryVariables>;
export const HallsAroundDocument = {"__meta__":{"hash":"241521f35f8cf400f73492626b5e1a55bfb04b2f303db5578ba8aa8e95d318b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallsAround"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"near"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NearInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"halls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"near"},"value":{"kind":"Variable","name":{"kind":"Name","value":"near"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"DISTANCE"}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<HallsAroundQuery, HallsAroundQueryVariables>;

export const useMapSourceQuery = (...rest: AppQueryArguments<MapSourceQuery, MapSourceQueryVariables>) => useAppQuery(MapSourceDocument, ...rest);
export const useHallsAroundQuery = (...rest: AppQueryArguments<HallsAroundQuery, HallsAroundQueryVariables>) => useAppQuery(HallsAroundDocument, ...rest);
