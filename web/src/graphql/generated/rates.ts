/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Another price on some days: of weekdays, and of dates, a season or a Hijri month; by a percentage or a price of its own. */
export type HallRateInput = {
  /** The first of its dates, in the business’s time zone. */
  firstDay?: string | null | undefined;
  /** The hall; defaults to every hall of the business. */
  hallId?: number | null | undefined;
  /** A Hijri month of every year: 1 is Muharram, 9 Ramadan. */
  hijriMonth?: number | null | undefined;
  /** The last of its dates; defaults to a single day. */
  lastDay?: string | null | undefined;
  /** What customers read, at most 50 characters; defaults to what it says: “Saturday dinner”. */
  name?: string | null | undefined;
  /** The change of the hall’s price in whole percents, -90 to 500; this or a price. */
  percentage?: number | null | undefined;
  /** Of a change, the version that it replaces: if there is another one by now, it is refused with `CONFLICT`. If omitted, any is replaced. */
  previousVersion?: string | null | undefined;
  /** A price that replaces the hall’s. */
  price?: number | null | undefined;
  /** How that price is charged; defaults to PER_PERSON. */
  priceType?: ServicePriceType | null | undefined;
  /** The last day of the season: MM-DD; before the first day means the next year. */
  seasonEnd?: string | null | undefined;
  /** The first day of a season of every year: MM-DD. */
  seasonStart?: string | null | undefined;
  /** The name of the shifts that it is for; defaults to all day. */
  shiftName?: string | null | undefined;
  /** Its weekdays: 0 is Sunday, 6 Saturday; defaults to every day. */
  weekdays?: Array<number> | null | undefined;
};

/** How a fixed or optional service is charged. */
export type ServicePriceType =
  /** Once per booking. */
  | 'FIXED'
  /** Per hour, rounded up to whole hours. */
  | 'PER_HOUR'
  /** Per guest. */
  | 'PER_PERSON';

export type RateFieldsFragment = { id: number, hallId: number | null, name: string | null, reason: string, shiftName: string | null, weekdays: Array<number>, firstDay: string | null, lastDay: string | null, seasonStart: string | null, seasonEnd: string | null, hijriMonth: number | null, percentage: number | null, price: number | null, priceType: ServicePriceType | null, version: string };

export type ViewerHallRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerHallRatesQuery = { viewerHallRates: Array<{ id: number, hallId: number | null, name: string | null, reason: string, shiftName: string | null, weekdays: Array<number>, firstDay: string | null, lastDay: string | null, seasonStart: string | null, seasonEnd: string | null, hijriMonth: number | null, percentage: number | null, price: number | null, priceType: ServicePriceType | null, version: string }>, hijriMonths: Array<{ year: number, month: number, name: string, firstDay: string }> };

export type RateMonthQueryVariables = Exact<{
  hallId: number;
  month?: string | null | undefined;
}>;


export type RateMonthQuery = { hallAvailability: { hallId: number, month: string, today: string, currency: string, days: Array<{ date: string, price: { pricePerHour: number, pricePerPerson: number, flatPrice: number, rateReason: string | null } | null, shifts: Array<{ shiftId: number, name: string, startTime: string, price: number, priceType: ServicePriceType, rateReason: string | null }> }> } };

export type AddHallRateMutationVariables = Exact<{
  input: HallRateInput;
}>;


export type AddHallRateMutation = { addHallRate: { id: number, hallId: number | null, name: string | null, reason: string, shiftName: string | null, weekdays: Array<number>, firstDay: string | null, lastDay: string | null, seasonStart: string | null, seasonEnd: string | null, hijriMonth: number | null, percentage: number | null, price: number | null, priceType: ServicePriceType | null, version: string } };

export type ChangeHallRateMutationVariables = Exact<{
  id: number;
  input: HallRateInput;
}>;


export type ChangeHallRateMutation = { changeHallRate: { id: number, hallId: number | null, name: string | null, reason: string, shiftName: string | null, weekdays: Array<number>, firstDay: string | null, lastDay: string | null, seasonStart: string | null, seasonEnd: string | null, hijriMonth: number | null, percentage: number | null, price: number | null, priceType: ServicePriceType | null, version: string } };

export type RemoveHallRateMutationVariables = Exact<{
  id: number;
}>;


export type RemoveHallRateMutation = { removeHallRate: { id: number, hallId: number | null, name: string | null, reason: string, shiftName: string | null, weekdays: Array<number>, firstDay: string | null, lastDay: string | null, seasonStart: string | null, seasonEnd: string | null, hijriMonth: number | null, percentage: number | null, price: number | null, priceType: ServicePriceType | null, version: string } };

export const RateFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"seasonStart"}},{"kind":"Field","name":{"kind":"Name","value":"seasonEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hijriMonth"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RateFieldsFragment, unknown>;
export const ViewerHallRatesDocument = {"__meta__":{"hash":"68d68f996de5de023fd89bcd414c7a95e081217a008c66969486da30dda3b1bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerHallRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerHallRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hijriMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"seasonStart"}},{"kind":"Field","name":{"kind":"Name","value":"seasonEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hijriMonth"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ViewerHallRatesQuery, ViewerHallRatesQueryVariables>;
export const RateMonthDocument = {"__meta__":{"hash":"7306004f44f613b92d56be1ea363686188e9502fdf5a7b4a5b2a264ecb248849"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RateMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"flatPrice"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shiftId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RateMonthQuery, RateMonthQueryVariables>;
export const AddHallRateDocument = {"__meta__":{"hash":"d6fb97a65444d17513bdfec4ced66fef57a45ddce455a30491804b2dcd315095"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHallRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addHallRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"seasonStart"}},{"kind":"Field","name":{"kind":"Name","value":"seasonEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hijriMonth"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddHallRateMutation, AddHallRateMutationVariables>;
export const ChangeHallRateDocument = {"__meta__":{"hash":"b344029620df0a1641feda4e145f6b61272bb5fadaf6f92d5db1b25de3c4cabc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeHallRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeHallRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"seasonStart"}},{"kind":"Field","name":{"kind":"Name","value":"seasonEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hijriMonth"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ChangeHallRateMutation, ChangeHallRateMutationVariables>;
export const RemoveHallRateDocument = {"__meta__":{"hash":"a3d4a0c354bf605b764ff2951aefe9415e9fb83d180f42f41d1caa7d11424166"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHallRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHallRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"seasonStart"}},{"kind":"Field","name":{"kind":"Name","value":"seasonEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hijriMonth"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RemoveHallRateMutation, RemoveHallRateMutationVariables>;

export const useViewerHallRatesQuery = (...rest: AppQueryArguments<ViewerHallRatesQuery, ViewerHallRatesQueryVariables>) => useAppQuery(ViewerHallRatesDocument, ...rest);
export const useRateMonthQuery = (...rest: AppQueryArguments<RateMonthQuery, RateMonthQueryVariables>) => useAppQuery(RateMonthDocument, ...rest);
export const useAddHallRateMutation = (options?: AppMutationOptions<AddHallRateMutation, AddHallRateMutationVariables>) => useAppMutation(AddHallRateDocument, options);
export const useChangeHallRateMutation = (options?: AppMutationOptions<ChangeHallRateMutation, ChangeHallRateMutationVariables>) => useAppMutation(ChangeHallRateDocument, options);
export const useRemoveHallRateMutation = (options?: AppMutationOptions<RemoveHallRateMutation, RemoveHallRateMutationVariables>) => useAppMutation(RemoveHallRateDocument, options);
