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

export type FreeDatesQueryVariables = Exact<{
  filter: HallFilter;
}>;


export type FreeDatesQuery = { freeDates: Array<{ date: string, hallCount: number }> };


export const FreeDatesDocument = {"__meta__":{"hash":"ddf58f2a3f1b4b7af17329cd305d1af1452557c61e623610b13e6b4479f5a49a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeDates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]}}]} as unknown as DocumentNode<FreeDatesQuery, FreeDatesQueryVariables>;

export const useFreeDatesQuery = (...rest: AppQueryArguments<FreeDatesQuery, FreeDatesQueryVariables>) => useAppQuery(FreeDatesDocument, ...rest);
