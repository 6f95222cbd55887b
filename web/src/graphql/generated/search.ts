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

/** The order of halls; equal ratings are ordered by number of reviews, other ties by id. */
export type HallOrder =
  /** Smallest first. */
  | 'CAPACITY'
  /** Largest first. */
  | 'CAPACITY_DESC'
  /** Nearest first; requires near. */
  | 'DISTANCE'
  /** Lowest price per guest first, compared in the requested currency. */
  | 'PRICE'
  /** Highest price per guest first, compared in the requested currency. */
  | 'PRICE_DESC'
  /** Highest rating first. */
  | 'RATING'
  /** Most recommended first: the rating, weighed by the number of reviews, with some points for quick answers and a complete listing. */
  | 'RECOMMENDED'
  /** Most reviews first. */
  | 'REVIEWS';

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

/** How a fixed or optional service is charged. */
export type ServicePriceType =
  /** Once per booking. */
  | 'FIXED'
  /** Per hour, rounded up to whole hours. */
  | 'PER_HOUR'
  /** Per guest. */
  | 'PER_PERSON';

export type AllInFieldsFragment = { hallId: number, date: string, startTime: string, endTime: string, isTimeAssumed: boolean, timeZone: string, shiftName: string | null, rateReason: string | null, currency: string, guestCount: number, totalPrice: number, perHead: number, menu: { menuId: number, name: string, nameUrdu: string | null, heads: number, pricePerHead: number, surchargePerHead: number, courses: Array<{ choose: number | null, dishes: Array<{ dishId: number }> }> } | null };

export type HallCardFieldsFragment = { id: number, title: string, hallNameUrdu: string | null, profileImage: string | null, location: string, city: string | null, latitude: number | null, longitude: number | null, capacity: number, services: Array<string>, pricePerHour: number, sellsShifts: boolean, fromPrice: number, fromPriceType: ServicePriceType, businessName: string, businessCurrency: string, rating: number, reviewCount: number, isFeatured: boolean, instantConfirmation: boolean, viewerHasSaved: boolean };

export type SearchHallsQueryVariables = Exact<{
  filter?: HallFilter | null | undefined;
  order?: HallOrder | null | undefined;
  limit: number;
  after?: string | null | undefined;
  withTotal: boolean;
}>;


export type SearchHallsQuery = { halls: { totalCount?: number, totalCountIsLowerBound?: boolean, nodes: Array<{ id: number, title: string, hallNameUrdu: string | null, profileImage: string | null, location: string, city: string | null, latitude: number | null, longitude: number | null, capacity: number, services: Array<string>, pricePerHour: number, sellsShifts: boolean, fromPrice: number, fromPriceType: ServicePriceType, businessName: string, businessCurrency: string, rating: number, reviewCount: number, isFeatured: boolean, instantConfirmation: boolean, viewerHasSaved: boolean }>, datePrices: Array<{ hallId: number, date: string, shiftName: string | null, price: number, priceType: ServicePriceType, isFrom: boolean, rateReason: string | null, freeDates: Array<string> }>, allInPrices: Array<{ hallId: number, date: string, startTime: string, endTime: string, isTimeAssumed: boolean, timeZone: string, shiftName: string | null, rateReason: string | null, currency: string, guestCount: number, totalPrice: number, perHead: number, menu: { menuId: number, name: string, nameUrdu: string | null, heads: number, pricePerHead: number, surchargePerHead: number, courses: Array<{ choose: number | null, dishes: Array<{ dishId: number }> }> } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export const AllInFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllInFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AllInPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"isTimeAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"heads"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHead"}},{"kind":"Field","name":{"kind":"Name","value":"surchargePerHead"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"perHead"}}]}}]} as unknown as DocumentNode<AllInFieldsFragment, unknown>;
export const HallCardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"sellsShifts"}},{"kind":"Field","name":{"kind":"Name","value":"fromPrice"}},{"kind":"Field","name":{"kind":"Name","value":"fromPriceType"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"businessCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"instantConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}}]}}]} as unknown as DocumentNode<HallCardFieldsFragment, unknown>;
export const SearchHallsDocument = {"__meta__":{"hash":"cabeb70e0e899d823c4bf10ca0d0dd362c41ba1a96a0161989f8300466e11ce8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchHalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HallFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HallOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"halls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HallCardFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"datePrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"isFrom"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}},{"kind":"Field","name":{"kind":"Name","value":"freeDates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allInPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllInFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTotal"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"sellsShifts"}},{"kind":"Field","name":{"kind":"Name","value":"fromPrice"}},{"kind":"Field","name":{"kind":"Name","value":"fromPriceType"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"businessCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"instantConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllInFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AllInPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"isTimeAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"heads"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHead"}},{"kind":"Field","name":{"kind":"Name","value":"surchargePerHead"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"perHead"}}]}}]} as unknown as DocumentNode<SearchHallsQuery, SearchHallsQueryVariables>;

export const useSearchHallsQuery = (...rest: AppQueryArguments<SearchHallsQuery, SearchHallsQueryVariables>) => useAppQuery(SearchHallsDocument, ...rest);
