/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A bounding box in degrees. If west is greater than east, it crosses the 180th meridian. */
export type BoundsInput = {
  /** Longitude of the eastern edge. */
  east: number;
  /** Maximum latitude. */
  north: number;
  /** Minimum latitude. */
  south: number;
  /** Longitude of the western edge. */
  west: number;
};

/** Filters halls; all given conditions must match. */
export type HallFilter = {
  /** Only halls in a bounding box. */
  bounds?: BoundsInput | null | undefined;
  /** 50: up to 100 guests, 100: 100 to 300, 300: 300 to 500, 500: 500 and more. */
  capacity?: number | null | undefined;
  /** Only halls of this category. */
  categoryId?: number | null | undefined;
  /** Currency of the prices, ISO 4217; without it, prices are compared without conversion. */
  currency?: string | null | undefined;
  /** Only halls that have something free on this day; prices are compared as they are then, and named in datePrices. */
  date?: string | null | undefined;
  /** End; at or before the start, it is on the next day. */
  endTime?: string | null | undefined;
  /** Only featured halls, if true. */
  featured?: boolean | null | undefined;
  /** Only halls with room for so many guests. */
  guests?: number | null | undefined;
  /** With date: free on some day from the date to this one, at most 31 days. */
  lastDate?: string | null | undefined;
  /** Words of the address or city, ignoring case, accents and small spelling mistakes. */
  location?: string | null | undefined;
  /** Maximum price per guest, in currency; with date and guests, the all-in price per guest. */
  maxPrice?: number | null | undefined;
  /** Minimum price per guest, in currency; with date and guests, the all-in price per guest. */
  minPrice?: number | null | undefined;
  /** Minimum rating, 0 to 5. */
  minRating?: number | null | undefined;
  /** Only halls near a place. */
  near?: NearInput | null | undefined;
  /** With date: when the event begins, for visitors with no hours in mind. */
  partOfDay?: PartOfDay | null | undefined;
  /** Services that the hall must include. */
  services?: Array<string> | null | undefined;
  /** With date and endTime: the start in the hall’s time zone. */
  startTime?: string | null | undefined;
  /** Only halls of this type. */
  typeId?: number | null | undefined;
  /** With lastDate: only on these days of the week; 0 is Sunday, 6 Saturday. Any Saturday in March, for example. */
  weekdays?: Array<number> | null | undefined;
};

/** A place with a radius. */
export type NearInput = {
  /** Degrees, -90 to 90. */
  latitude: number;
  /** Degrees, -180 to 180. */
  longitude: number;
  /** Kilometers, 0.1 to 500; null leaves no hall out, and by distance those without a place come last. */
  radiusKm?: number | null | undefined;
};

/** When an event begins, in the hall’s time zone. */
export type PartOfDay =
  /** From 06:00 on, before 16:00. */
  | 'DAYTIME'
  /** From 16:00 on. */
  | 'EVENING';

export type PlaceSuggestionsQueryVariables = Exact<{
  text?: string | null | undefined;
}>;


export type PlaceSuggestionsQuery = { placeSuggestions: Array<{ name: string, city: string | null, hallCount: number }> };

export type ServiceChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceChoicesQuery = { serviceChoices: Array<{ name: string, hallCount: number }> };

export type HallTotalQueryVariables = Exact<{
  filter?: HallFilter | null | undefined;
}>;


export type HallTotalQuery = { halls: { totalCount: number, totalCountIsLowerBound: boolean } };

export type PriceBarsQueryVariables = Exact<{
  currency: string;
}>;


export type PriceBarsQuery = { budgetSteps: { currency: string, histogram: Array<number> } };


export const PlaceSuggestionsDocument = {"__meta__":{"hash":"826d6c90b9f213bb8682bcc5e7b067ad0232283fd991187bbcf8a2ab0ac90dcf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]}}]} as unknown as DocumentNode<PlaceSuggestionsQuery, PlaceSuggestionsQueryVariables>;
export const ServiceChoicesDocument = {"__meta__":{"hash":"3a738d4afac5c9d40cef700a4ce61d95a7a9dc2030f8133ffadcb23e5703e779"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]}}]} as unknown as DocumentNode<ServiceChoicesQuery, ServiceChoicesQueryVariables>;
export const HallTotalDocument = {"__meta__":{"hash":"117fb4239bdf731ca783db95f330689314658a2d45d3aec3198c2e185dc4d471"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallTotal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HallFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"halls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}}]} as unknown as DocumentNode<HallTotalQuery, HallTotalQueryVariables>;
export const PriceBarsDocument = {"__meta__":{"hash":"5425e894acc72f1fe3fe4a7e4c072d4f0d34b79d717aac29ad7b21fcb43fb6b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceBars"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"budgetSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"histogram"}}]}}]}}]} as unknown as DocumentNode<PriceBarsQuery, PriceBarsQueryVariables>;

export const usePlaceSuggestionsQuery = (...rest: AppQueryArguments<PlaceSuggestionsQuery, PlaceSuggestionsQueryVariables>) => useAppQuery(PlaceSuggestionsDocument, ...rest);
export const useServiceChoicesQuery = (...rest: AppQueryArguments<ServiceChoicesQuery, ServiceChoicesQueryVariables>) => useAppQuery(ServiceChoicesDocument, ...rest);
export const useHallTotalQuery = (...rest: AppQueryArguments<HallTotalQuery, HallTotalQueryVariables>) => useAppQuery(HallTotalDocument, ...rest);
export const usePriceBarsQuery = (...rest: AppQueryArguments<PriceBarsQuery, PriceBarsQueryVariables>) => useAppQuery(PriceBarsDocument, ...rest);
