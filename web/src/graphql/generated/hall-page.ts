/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a hall’s generator keeps running when the power fails. */
export type GeneratorCover =
  /** The whole hall. */
  | 'FULL'
  /** There is no generator. */
  | 'NONE'
  /** A part of the hall, such as lights and fans. */
  | 'PARTIAL';

/** Whether customers may bring their own caterer or decorator. */
export type OutsidePolicy =
  /** Without a charge. */
  | 'ALLOWED'
  /** For a charge per booking. */
  | 'CHARGED'
  /** Only the hall’s own. */
  | 'NOT_ALLOWED';

/** When an event begins, in the hall’s time zone. */
export type PartOfDay =
  /** From 06:00 on, before 16:00. */
  | 'DAYTIME'
  /** From 16:00 on. */
  | 'EVENING';

/** How a category or a type of hall is charged. */
export type PriceType =
  /** Once per booking. */
  | 'FIXED'
  /** A percentage of the hall’s base price; the price field then holds percent. */
  | 'PERCENTAGE'
  /** Per hour, rounded up to whole hours. */
  | 'PER_HOUR'
  /** Per guest. */
  | 'PER_PERSON';

/** How a fixed or optional service is charged. */
export type ServicePriceType =
  /** Once per booking. */
  | 'FIXED'
  /** Per hour, rounded up to whole hours. */
  | 'PER_HOUR'
  /** Per guest. */
  | 'PER_PERSON';

export type HallFactFieldsFragment = { roundsCapacity: number | null, theaterCapacity: number | null, standingCapacity: number | null, parkingSpaces: number | null, hasValet: boolean | null, generator: GeneratorCover | null, hasBridalRoom: boolean | null, outsideCatering: OutsidePolicy | null, outsideCateringCharge: number | null, outsideDecor: OutsidePolicy | null, outsideDecorCharge: number | null, floorPlan: string | null };

export type HallPageQueryVariables = Exact<{
  id: number;
}>;


export type HallPageQuery = { hall: { id: number, hallNumber: string, hallName: string | null, title: string, description: string | null, hallNameUrdu: string | null, descriptionUrdu: string | null, location: string, city: string | null, latitude: number | null, longitude: number | null, capacity: number | null, pricePerHour: number | null, pricePerPerson: number | null, currency: string, rating: number, reviewCount: number, profileImage: string | null, sliderImages: Array<string>, images: Array<string>, isFeatured: boolean, isPublic: boolean, viewerHasSaved: boolean, roundsCapacity: number | null, theaterCapacity: number | null, standingCapacity: number | null, parkingSpaces: number | null, hasValet: boolean | null, generator: GeneratorCover | null, hasBridalRoom: boolean | null, outsideCatering: OutsidePolicy | null, outsideCateringCharge: number | null, outsideDecor: OutsidePolicy | null, outsideDecorCharge: number | null, floorPlan: string | null, category: { id: number, name: string, price: number, priceType: PriceType } | null, type: { id: number, name: string, price: number, priceType: PriceType } | null, business: { id: number, name: string, currency: string, timeZone: string, isVerified: boolean, instantConfirmation: boolean, confirmsOnPayment: boolean, discountPercentage: number, taxPercentage: number }, fixedServices: Array<{ id: number, name: string, description: string | null, price: number, priceType: ServicePriceType, isIncluded: boolean }>, optionalServices: Array<{ id: number, name: string, description: string | null, picture: string | null, price: number, priceType: ServicePriceType }>, amenities: Array<{ id: number, name: string, icon: string | null, description: string | null }>, operatingHours: Array<{ dayOfWeek: number, openingTime: string, closingTime: string, isActive: boolean }>, timeSlots: { slotDuration: number, allowMultipleSlots: boolean }, shifts: Array<{ id: number, name: string, weekdays: Array<number>, startTime: string, endTime: string, price: number, priceType: ServicePriceType }> } };

export type HallContactQueryVariables = Exact<{
  hallId: number;
}>;


export type HallContactQuery = { hallContact: { businessName: string, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null } };

export type HallsSharingSpaceQueryVariables = Exact<{
  hallId: number;
}>;


export type HallsSharingSpaceQuery = { hallsSharingSpace: Array<{ id: number, title: string, hallNameUrdu: string | null }> };

export type NextFreeDatesQueryVariables = Exact<{
  hallId: number;
  partOfDay?: PartOfDay | null | undefined;
}>;


export type NextFreeDatesQuery = { nextFreeDates: Array<{ date: string, shiftName: string | null, price: number, priceType: ServicePriceType, isFrom: boolean, rateReason: string | null }> };

export const HallFactFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallFactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roundsCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"theaterCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"standingCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasValet"}},{"kind":"Field","name":{"kind":"Name","value":"generator"}},{"kind":"Field","name":{"kind":"Name","value":"hasBridalRoom"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCatering"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCateringCharge"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecor"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecorCharge"}},{"kind":"Field","name":{"kind":"Name","value":"floorPlan"}}]}}]} as unknown as DocumentNode<HallFactFieldsFragment, unknown>;
export const HallPageDocument = {"__meta__":{"hash":"3ae48a94b09de1587a71df5ad9a9af52d21e7ecadc9ffe107e1e44c7a1d4f000"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hallName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"sliderImages"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HallFactFields"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"instantConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"confirmsOnPayment"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"taxPercentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixedServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"optionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operatingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"openingTime"}},{"kind":"Field","name":{"kind":"Name","value":"closingTime"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotDuration"}},{"kind":"Field","name":{"kind":"Name","value":"allowMultipleSlots"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallFactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roundsCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"theaterCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"standingCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasValet"}},{"kind":"Field","name":{"kind":"Name","value":"generator"}},{"kind":"Field","name":{"kind":"Name","value":"hasBridalRoom"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCatering"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCateringCharge"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecor"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecorCharge"}},{"kind":"Field","name":{"kind":"Name","value":"floorPlan"}}]}}]} as unknown as DocumentNode<HallPageQuery, HallPageQueryVariables>;
export const HallContactDocument = {"__meta__":{"hash":"b8f0091d162abaa0873bd310afddd62b22e8f4ba0b0649ccd69c13de8592fbc9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}}]}}]}}]} as unknown as DocumentNode<HallContactQuery, HallContactQueryVariables>;
export const HallsSharingSpaceDocument = {"__meta__":{"hash":"992eb47f1250a1d1e14d1aefdc878edb1b74d220aad376bc69eb3c3e11280550"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallsSharingSpace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallsSharingSpace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}}]}}]}}]} as unknown as DocumentNode<HallsSharingSpaceQuery, HallsSharingSpaceQueryVariables>;
export const NextFreeDatesDocument = {"__meta__":{"hash":"11d84371721e7fa79b0f11af34658b52c06909d2857a77cf1b539e5336556dda"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextFreeDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partOfDay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PartOfDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextFreeDates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}},{"kind":"Argument","name":{"kind":"Name","value":"partOfDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partOfDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"shiftName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"isFrom"}},{"kind":"Field","name":{"kind":"Name","value":"rateReason"}}]}}]}}]} as unknown as DocumentNode<NextFreeDatesQuery, NextFreeDatesQueryVariables>;

export const useHallPageQuery = (...rest: AppQueryArguments<HallPageQuery, HallPageQueryVariables>) => useAppQuery(HallPageDocument, ...rest);
export const useHallContactQuery = (...rest: AppQueryArguments<HallContactQuery, HallContactQueryVariables>) => useAppQuery(HallContactDocument, ...rest);
export const useHallsSharingSpaceQuery = (...rest: AppQueryArguments<HallsSharingSpaceQuery, HallsSharingSpaceQueryVariables>) => useAppQuery(HallsSharingSpaceDocument, ...rest);
export const useNextFreeDatesQuery = (...rest: AppQueryArguments<NextFreeDatesQuery, NextFreeDatesQueryVariables>) => useAppQuery(NextFreeDatesDocument, ...rest);
