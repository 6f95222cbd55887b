/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The updated hall. */
export type ChangeHallInput = {
  /** Its amenities, from the business’s catalogue; unchanged if omitted. */
  amenityIds?: Array<number> | null | undefined;
  /** Guests, 1 to 100,000. */
  capacity: number;
  /** One of the business’s categories. */
  categoryId: number;
  /** Its city; unchanged if omitted. */
  city?: string | null | undefined;
  /** Its description, at most 5000 characters. */
  description?: string | null | undefined;
  /** Its description in Urdu, at most 5000 characters; unchanged if omitted. */
  descriptionUrdu?: string | null | undefined;
  /** Its fixed services, from the business’s catalogue; unchanged if omitted. */
  fixedServiceIds?: Array<number> | null | undefined;
  /** URL of its floor plan, a picture as returned by the upload; unchanged if omitted. */
  floorPlan?: string | null | undefined;
  /** What its generator keeps running; unchanged if omitted. */
  generator?: GeneratorCover | null | undefined;
  /** Its name; defaults to Hall and its number. */
  hallName?: string | null | undefined;
  /** Its name in Urdu, for readers of Urdu and their searches; unchanged if omitted. */
  hallNameUrdu?: string | null | undefined;
  /** The number given by its owner, at most 50 characters. */
  hallNumber: string;
  /** Whether it has a bridal room; unchanged if omitted. */
  hasBridalRoom?: boolean | null | undefined;
  /** Whether staff park the cars; unchanged if omitted. */
  hasValet?: boolean | null | undefined;
  /** Degrees north, with the longitude; unchanged if omitted. */
  latitude?: number | null | undefined;
  /** Address, 5 to 255 characters. */
  location: string;
  /** Degrees east, with the latitude; unchanged if omitted. */
  longitude?: number | null | undefined;
  /** Whether customers may bring a caterer; unchanged if omitted. */
  outsideCatering?: OutsidePolicy | null | undefined;
  /** Charge for it per booking, given with outsideCatering CHARGED. */
  outsideCateringCharge?: number | null | undefined;
  /** Whether customers may bring a decorator; unchanged if omitted. */
  outsideDecor?: OutsidePolicy | null | undefined;
  /** Charge for it per booking, given with outsideDecor CHARGED. */
  outsideDecorCharge?: number | null | undefined;
  /** How many cars can be parked; 0 if none; unchanged if omitted. */
  parkingSpaces?: number | null | undefined;
  /** Per hour, in the business’s currency. */
  pricePerHour: number;
  /** Per guest, in the business’s currency. */
  pricePerPerson: number;
  /** URL of its main picture, as returned by the upload. */
  profileImage?: string | null | undefined;
  /** Guests at round tables; unchanged if omitted. */
  roundsCapacity?: number | null | undefined;
  /** Gallery pictures, in order; at most 20. */
  sliderImages?: Array<string> | null | undefined;
  /** Standing guests, as at a reception; unchanged if omitted. */
  standingCapacity?: number | null | undefined;
  /** Guests seated in rows, as in a theater; unchanged if omitted. */
  theaterCapacity?: number | null | undefined;
  /** One of the business’s hall types. */
  typeId: number;
};

/** What a hall’s generator keeps running when the power fails. */
export type GeneratorCover =
  /** The whole hall. */
  | 'FULL'
  /** There is no generator. */
  | 'NONE'
  /** A part of the hall, such as lights and fans. */
  | 'PARTIAL';

/** Whether a hall can be found and booked. */
export type HallStatus =
  /** Online. */
  | 'ACTIVE'
  /** Taken offline by its owner, or still incomplete. */
  | 'INACTIVE';

/** A hall to list. */
export type ListHallInput = {
  /** Its amenities, from the business’s catalogue; unchanged if omitted. */
  amenityIds?: Array<number> | null | undefined;
  /** Guests, 1 to 100,000. */
  capacity: number;
  /** One of the business’s categories. */
  categoryId: number;
  /** Its city; unchanged if omitted. */
  city?: string | null | undefined;
  /** Idempotency key: repeated requests create a single hall. */
  clientMutationId?: string | null | undefined;
  /** Its description, at most 5000 characters. */
  description?: string | null | undefined;
  /** Its description in Urdu, at most 5000 characters; unchanged if omitted. */
  descriptionUrdu?: string | null | undefined;
  /** Its fixed services, from the business’s catalogue; unchanged if omitted. */
  fixedServiceIds?: Array<number> | null | undefined;
  /** URL of its floor plan, a picture as returned by the upload; unchanged if omitted. */
  floorPlan?: string | null | undefined;
  /** What its generator keeps running; unchanged if omitted. */
  generator?: GeneratorCover | null | undefined;
  /** Its name; defaults to Hall and its number. */
  hallName?: string | null | undefined;
  /** Its name in Urdu, for readers of Urdu and their searches; unchanged if omitted. */
  hallNameUrdu?: string | null | undefined;
  /** The number given by its owner, at most 50 characters. */
  hallNumber: string;
  /** Whether it has a bridal room; unchanged if omitted. */
  hasBridalRoom?: boolean | null | undefined;
  /** Whether staff park the cars; unchanged if omitted. */
  hasValet?: boolean | null | undefined;
  /** Degrees north, with the longitude; unchanged if omitted. */
  latitude?: number | null | undefined;
  /** Address, 5 to 255 characters. */
  location: string;
  /** Degrees east, with the latitude; unchanged if omitted. */
  longitude?: number | null | undefined;
  /** Whether customers may bring a caterer; unchanged if omitted. */
  outsideCatering?: OutsidePolicy | null | undefined;
  /** Charge for it per booking, given with outsideCatering CHARGED. */
  outsideCateringCharge?: number | null | undefined;
  /** Whether customers may bring a decorator; unchanged if omitted. */
  outsideDecor?: OutsidePolicy | null | undefined;
  /** Charge for it per booking, given with outsideDecor CHARGED. */
  outsideDecorCharge?: number | null | undefined;
  /** How many cars can be parked; 0 if none; unchanged if omitted. */
  parkingSpaces?: number | null | undefined;
  /** Per hour, in the business’s currency. */
  pricePerHour: number;
  /** Per guest, in the business’s currency. */
  pricePerPerson: number;
  /** URL of its main picture, as returned by the upload. */
  profileImage?: string | null | undefined;
  /** Guests at round tables; unchanged if omitted. */
  roundsCapacity?: number | null | undefined;
  /** Gallery pictures, in order; at most 20. */
  sliderImages?: Array<string> | null | undefined;
  /** Standing guests, as at a reception; unchanged if omitted. */
  standingCapacity?: number | null | undefined;
  /** Guests seated in rows, as in a theater; unchanged if omitted. */
  theaterCapacity?: number | null | undefined;
  /** One of the business’s hall types. */
  typeId: number;
};

/** A part of a listing that counts towards completeness. */
export type ListingPart =
  /** Latitude and longitude, for maps. */
  | 'COORDINATES'
  /** A meaningful description. */
  | 'DESCRIPTION'
  /** Category, type, capacity and prices; required to go online. */
  | 'DETAILS'
  /** The pictures of the slider, 3 or more. */
  | 'GALLERY'
  /** The main picture. */
  | 'PROFILE_IMAGE';

/** Whether customers may bring their own caterer or decorator. */
export type OutsidePolicy =
  /** Without a charge. */
  | 'ALLOWED'
  /** For a charge per booking. */
  | 'CHARGED'
  /** Only the hall’s own. */
  | 'NOT_ALLOWED';

/** Filters the viewer’s halls. */
export type OwnedHallFilter = {
  /** Only active or only inactive halls. */
  status?: HallStatus | null | undefined;
  /** Text in the title, number or address, ignoring case and accents. */
  text?: string | null | undefined;
};

/** The order of an owner’s halls. */
export type OwnedHallOrder =
  /** Smallest capacity first. */
  | 'CAPACITY'
  /** Largest capacity first. */
  | 'CAPACITY_DESCENDING'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** Lowest price per hour first; of halls that sell shifts, the cheapest shift’s price. */
  | 'PRICE_PER_HOUR'
  /** Highest price per hour first; of halls that sell shifts, the cheapest shift’s price. */
  | 'PRICE_PER_HOUR_DESCENDING'
  /** Online halls first. */
  | 'STATUS'
  /** Offline halls first. */
  | 'STATUS_DESCENDING'
  /** By title. */
  | 'TITLE'
  /** By title, descending. */
  | 'TITLE_DESCENDING';

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

/** How a fixed or optional service is charged. */
export type ServicePriceType =
  /** Once per booking. */
  | 'FIXED'
  /** Per hour, rounded up to whole hours. */
  | 'PER_HOUR'
  /** Per guest. */
  | 'PER_PERSON';

export type OwnedHallsQueryVariables = Exact<{
  filter?: OwnedHallFilter | null | undefined;
  order?: OwnedHallOrder | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type OwnedHallsQuery = { viewerHalls: { totalCount: number, nodes: Array<{ id: number, title: string, location: string, profileImage: string | null, capacity: number | null, pricePerHour: number | null, currency: string, status: HallStatus, isFeatured: boolean, upcomingBookings: number, viewerCanRemove: boolean, viewerCanPutOnline: boolean, cheapestShift: { id: number, price: number, priceType: ServicePriceType } | null, completeness: { percent: number, gaps: Array<{ part: ListingPart, advice: string }> } }>, pageInfo: { page: number, limit: number, hasNextPage: boolean, endCursor: string | null } }, viewerHallFigures: { total: number, active: number, averageCapacity: number } };

export type HallChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type HallChoicesQuery = { viewerCatalogue: { currency: string, categories: Array<{ id: number, name: string }>, types: Array<{ id: number, name: string }>, fixedServices: Array<{ id: number, name: string, price: number, priceType: ServicePriceType, currency: string, isIncluded: boolean }>, optionalServices: Array<{ id: number, name: string }>, amenities: Array<{ id: number, name: string, description: string | null }> } };

export type HallToEditFieldsFragment = { id: number, hallNumber: string, hallName: string | null, description: string | null, hallNameUrdu: string | null, descriptionUrdu: string | null, categoryId: number | null, typeId: number | null, capacity: number | null, pricePerHour: number | null, pricePerPerson: number | null, location: string, city: string | null, latitude: number | null, longitude: number | null, profileImage: string | null, sliderImages: Array<string>, roundsCapacity: number | null, theaterCapacity: number | null, standingCapacity: number | null, parkingSpaces: number | null, hasValet: boolean | null, generator: GeneratorCover | null, hasBridalRoom: boolean | null, outsideCatering: OutsidePolicy | null, outsideCateringCharge: number | null, outsideDecor: OutsidePolicy | null, outsideDecorCharge: number | null, floorPlan: string | null, amenityIds: Array<number>, fixedServices: Array<{ id: number }> };

export type HallToEditQueryVariables = Exact<{
  id: number;
}>;


export type HallToEditQuery = { viewerHall: { rating: number, reviewCount: number, isFeatured: boolean, id: number, hallNumber: string, hallName: string | null, description: string | null, hallNameUrdu: string | null, descriptionUrdu: string | null, categoryId: number | null, typeId: number | null, capacity: number | null, pricePerHour: number | null, pricePerPerson: number | null, location: string, city: string | null, latitude: number | null, longitude: number | null, profileImage: string | null, sliderImages: Array<string>, roundsCapacity: number | null, theaterCapacity: number | null, standingCapacity: number | null, parkingSpaces: number | null, hasValet: boolean | null, generator: GeneratorCover | null, hasBridalRoom: boolean | null, outsideCatering: OutsidePolicy | null, outsideCateringCharge: number | null, outsideDecor: OutsidePolicy | null, outsideDecorCharge: number | null, floorPlan: string | null, amenityIds: Array<number>, cheapestShift: { id: number, price: number, priceType: ServicePriceType } | null, fixedServices: Array<{ id: number }> } };

export type ListHallMutationVariables = Exact<{
  input: ListHallInput;
}>;


export type ListHallMutation = { listHall: { id: number } };

export type ChangeHallMutationVariables = Exact<{
  id: number;
  input: ChangeHallInput;
}>;


export type ChangeHallMutation = { changeHall: { id: number, hallNumber: string, hallName: string | null, description: string | null, hallNameUrdu: string | null, descriptionUrdu: string | null, categoryId: number | null, typeId: number | null, capacity: number | null, pricePerHour: number | null, pricePerPerson: number | null, location: string, city: string | null, latitude: number | null, longitude: number | null, profileImage: string | null, sliderImages: Array<string>, roundsCapacity: number | null, theaterCapacity: number | null, standingCapacity: number | null, parkingSpaces: number | null, hasValet: boolean | null, generator: GeneratorCover | null, hasBridalRoom: boolean | null, outsideCatering: OutsidePolicy | null, outsideCateringCharge: number | null, outsideDecor: OutsidePolicy | null, outsideDecorCharge: number | null, floorPlan: string | null, amenityIds: Array<number>, fixedServices: Array<{ id: number }> } };

export type TakeHallOfflineMutationVariables = Exact<{
  id: number;
}>;


export type TakeHallOfflineMutation = { takeHallOffline: { id: number, title: string, status: HallStatus, viewerCanPutOnline: boolean } };

export type PutHallOnlineMutationVariables = Exact<{
  id: number;
}>;


export type PutHallOnlineMutation = { putHallOnline: { id: number, title: string, status: HallStatus, viewerCanPutOnline: boolean } };

export type RemoveHallMutationVariables = Exact<{
  id: number;
}>;


export type RemoveHallMutation = { removeHall: { id: number, title: string } };

export type DuplicateHallMutationVariables = Exact<{
  id: number;
}>;


export type DuplicateHallMutation = { duplicateHall: { id: number, title: string } };

export const HallToEditFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallToEditFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedHall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hallName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"typeId"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"sliderImages"}},{"kind":"Field","name":{"kind":"Name","value":"roundsCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"theaterCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"standingCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasValet"}},{"kind":"Field","name":{"kind":"Name","value":"generator"}},{"kind":"Field","name":{"kind":"Name","value":"hasBridalRoom"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCatering"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCateringCharge"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecor"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecorCharge"}},{"kind":"Field","name":{"kind":"Name","value":"floorPlan"}},{"kind":"Field","name":{"kind":"Name","value":"fixedServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenityIds"}}]}}]} as unknown as DocumentNode<HallToEditFieldsFragment, unknown>;
export const OwnedHallsDocument = {"__meta__":{"hash":"2f69a61aed63b4962f05612770f3a1959a41c8d975750763eb41a70a8e5f9019"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnedHalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedHallFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedHallOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerHalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"cheapestShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingBookings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRemove"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPutOnline"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHallFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"averageCapacity"}}]}}]}}]} as unknown as DocumentNode<OwnedHallsQuery, OwnedHallsQueryVariables>;
export const HallChoicesDocument = {"__meta__":{"hash":"92fb7eaef058c0cfacd95c4d8b187bb7a93623fb60e3750887d20949bfc8bc5d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCatalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixedServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"optionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<HallChoicesQuery, HallChoicesQueryVariables>;
export const HallToEditDocument = {"__meta__":{"hash":"2121abd8d79d148f22ab0c9b90e0496726d77fee92d568d925f45b6a4264e646"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerHall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HallToEditFields"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"cheapestShift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallToEditFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedHall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hallName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"typeId"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"sliderImages"}},{"kind":"Field","name":{"kind":"Name","value":"roundsCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"theaterCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"standingCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasValet"}},{"kind":"Field","name":{"kind":"Name","value":"generator"}},{"kind":"Field","name":{"kind":"Name","value":"hasBridalRoom"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCatering"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCateringCharge"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecor"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecorCharge"}},{"kind":"Field","name":{"kind":"Name","value":"floorPlan"}},{"kind":"Field","name":{"kind":"Name","value":"fixedServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenityIds"}}]}}]} as unknown as DocumentNode<HallToEditQuery, HallToEditQueryVariables>;
export const ListHallDocument = {"__meta__":{"hash":"4aed53508c4200425f3b45ce0f41a2235f3f29b4a3daca36dbfa310ab7acf8ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListHall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListHallInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listHall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ListHallMutation, ListHallMutationVariables>;
export const ChangeHallDocument = {"__meta__":{"hash":"3c46677a0618219645dc68e6b273905c62f31afd4e83e8ef5042066d94ac2188"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeHall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeHallInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeHall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HallToEditFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallToEditFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedHall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hallName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"typeId"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerHour"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"sliderImages"}},{"kind":"Field","name":{"kind":"Name","value":"roundsCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"theaterCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"standingCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasValet"}},{"kind":"Field","name":{"kind":"Name","value":"generator"}},{"kind":"Field","name":{"kind":"Name","value":"hasBridalRoom"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCatering"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCateringCharge"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecor"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecorCharge"}},{"kind":"Field","name":{"kind":"Name","value":"floorPlan"}},{"kind":"Field","name":{"kind":"Name","value":"fixedServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenityIds"}}]}}]} as unknown as DocumentNode<ChangeHallMutation, ChangeHallMutationVariables>;
export const TakeHallOfflineDocument = {"__meta__":{"hash":"dc0ab253cd6af6fd0f86976795bdee35739c8b7d17e64455ab49a7331e2d9ef3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeHallOffline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeHallOffline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPutOnline"}}]}}]}}]} as unknown as DocumentNode<TakeHallOfflineMutation, TakeHallOfflineMutationVariables>;
export const PutHallOnlineDocument = {"__meta__":{"hash":"19dc5f93c77c2a4f966249d1cee4568463a6c623432069b90a4125c62bd7a1d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutHallOnline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putHallOnline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPutOnline"}}]}}]}}]} as unknown as DocumentNode<PutHallOnlineMutation, PutHallOnlineMutationVariables>;
export const RemoveHallDocument = {"__meta__":{"hash":"dbc459ffa4f2d954cd8b069ab00ed856026ce3338b13328d7f4088f49ce44e73"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<RemoveHallMutation, RemoveHallMutationVariables>;
export const DuplicateHallDocument = {"__meta__":{"hash":"569ca852e198cffbbccb41be5237a2775448d745301e17592738d006bca03ee0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateHall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateHall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<DuplicateHallMutation, DuplicateHallMutationVariables>;

export const useOwnedHallsQuery = (...rest: AppQueryArguments<OwnedHallsQuery, OwnedHallsQueryVariables>) => useAppQuery(OwnedHallsDocument, ...rest);
export const useHallChoicesQuery = (...rest: AppQueryArguments<HallChoicesQuery, HallChoicesQueryVariables>) => useAppQuery(HallChoicesDocument, ...rest);
export const useHallToEditQuery = (...rest: AppQueryArguments<HallToEditQuery, HallToEditQueryVariables>) => useAppQuery(HallToEditDocument, ...rest);
export const useListHallMutation = (options?: AppMutationOptions<ListHallMutation, ListHallMutationVariables>) => useAppMutation(ListHallDocument, options);
export const useChangeHallMutation = (options?: AppMutationOptions<ChangeHallMutation, ChangeHallMutationVariables>) => useAppMutation(ChangeHallDocument, options);
export const useTakeHallOfflineMutation = (options?: AppMutationOptions<TakeHallOfflineMutation, TakeHallOfflineMutationVariables>) => useAppMutation(TakeHallOfflineDocument, options);
export const usePutHallOnlineMutation = (options?: AppMutationOptions<PutHallOnlineMutation, PutHallOnlineMutationVariables>) => useAppMutation(PutHallOnlineDocument, options);
export const useRemoveHallMutation = (options?: AppMutationOptions<RemoveHallMutation, RemoveHallMutationVariables>) => useAppMutation(RemoveHallDocument, options);
export const useDuplicateHallMutation = (options?: AppMutationOptions<DuplicateHallMutation, DuplicateHallMutationVariables>) => useAppMutation(DuplicateHallDocument, options);
