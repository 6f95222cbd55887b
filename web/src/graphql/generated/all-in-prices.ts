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

export type AllInPricesQueryVariables = Exact<{
  hallIds: Array<number>;
  filter: HallFilter;
}>;


export type AllInPricesQuery = { allInPrices: Array<{ hours: number, pricePerHour: number, pricePerPerson: number, flatPrice: number, hallBasePrice: number, menuAmount: number, categoryName: string | null, categoryPrice: number, typeName: string | null, typePrice: number, discountPercentage: number, discountAmount: number, taxPercentage: number, taxAmount: number, hallId: number, date: string, startTime: string, endTime: string, isTimeAssumed: boolean, timeZone: string, shiftName: string | null, rateReason: string | null, currency: string, guestCount: number, totalPrice: number, perHead: number, addedServices: Array<{ serviceId: number | null, name: string, amount: number }>, menu: { menuId: number, name: string, nameUrdu: string | null, heads: number, pricePerHead: number, surchargePerHead: number, courses: Array<{ choose: number | null, dishes: Array<{ dishId: number }> }> } | null }> };

export type AllInFieldsFragment = { hallId: number, date: string, startTime: string, endTime: string, isTimeAssumed: boolean, timeZone: string, shiftName: string | null, rateReason: string | null, currency: string, guestCount: number, totalPrice: number, perHead: number, menu: { menuId: number, name: string, nameUrdu: string | null, heads: number, pricePerHead: number, surchargePerHead: number, courses: Array<{ choose: number | null, dishes: Array<{ dishId: number }> }> } | null };

export const AllInFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllInFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AllInPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"isTimeAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"heads"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHead"}},{"kind":"Field","name":{"kind":"Name","value":"surchargePerHead"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"perHead"}}]}}]} as unknown as DocumentNode<AllInFieldsFragment, unknown>;
export const AllInPricesDocument = {"__meta__":{"hash":"797934472438b27e8f2c76fca64b2149054481b8052aead655379de98ee36fe2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllInPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allInPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllInFields"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"flatPrice"}},{"kind":"Field","name":{"kind":"Name","value":"hallBasePrice"}},{"kind":"Field","name":{"kind":"Name","value":"menuAmount"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPrice"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"typePrice"}},{"kind":"Field","name":{"kind":"Name","value":"addedServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"taxAmount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllInFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AllInPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"isTimeAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"heads"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHead"}},{"kind":"Field","name":{"kind":"Name","value":"surchargePerHead"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choose"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"perHead"}}]}}]} as unknown as DocumentNode<AllInPricesQuery, AllInPricesQueryVariables>;

export const useAllInPricesQuery = (...rest: AppQueryArguments<AllInPricesQuery, AllInPricesQueryVariables>) => useAppQuery(AllInPricesDocument, ...rest);
