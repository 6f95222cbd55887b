/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An amenity. */
export type AmenityInput = {
  /** Its description, at most 1000 characters. */
  description?: string | null | undefined;
  /** A short keyword for its icon: wifi, car, snowflake. */
  icon?: string | null | undefined;
  /** Its name, at most 100 characters. */
  name: string;
};

/** A service that comes with halls. */
export type FixedServiceInput = {
  /** Its description, at most 1000 characters. */
  description?: string | null | undefined;
  /** Whether it is always included and charged (the default); otherwise it is listed without charge. */
  isIncluded?: boolean | null | undefined;
  /** Its name, at most 100 characters. */
  name: string;
  /** Its price. */
  price: number;
  /** How the price is charged; defaults to FIXED. */
  priceType?: ServicePriceType | null | undefined;
};

/** A category of halls. */
export type HallCategoryInput = {
  /** Its description, at most 1000 characters. */
  description?: string | null | undefined;
  /** Its name, at most 100 characters. */
  name: string;
  /** Surcharge on a booking; a percentage if the price type says so. */
  price: number;
  /** How the price is charged; defaults to FIXED. */
  priceType?: PriceType | null | undefined;
};

/** A type of hall. */
export type HallTypeInput = {
  /** Its description, at most 1000 characters. */
  description?: string | null | undefined;
  /** Its name, at most 100 characters. */
  name: string;
  /** Surcharge on a booking; a percentage if the price type says so. */
  price: number;
  /** How the price is charged; defaults to FIXED. */
  priceType?: PriceType | null | undefined;
};

/** A service that a customer may choose with a booking. */
export type OptionalServiceInput = {
  /** Its description, at most 1000 characters. */
  description?: string | null | undefined;
  /** Its name, at most 100 characters. */
  name: string;
  /** The URL of its picture, as returned by `uploadImage`; null removes it. */
  picture?: string | null | undefined;
  /** Its price. */
  price: number;
  /** How the price is charged; defaults to FIXED. */
  priceType?: ServicePriceType | null | undefined;
};

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

export type CatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueQuery = { viewerCatalogue: { currency: string, categories: Array<{ id: number, name: string, description: string | null, price: number, priceType: PriceType, currency: string, hallCount: number }>, types: Array<{ id: number, name: string, description: string | null, price: number, priceType: PriceType, currency: string, hallCount: number }>, fixedServices: Array<{ id: number, name: string, description: string | null, price: number, priceType: ServicePriceType, currency: string, isIncluded: boolean, hallCount: number }>, optionalServices: Array<{ id: number, name: string, description: string | null, picture: string | null, price: number, priceType: ServicePriceType, currency: string }>, amenities: Array<{ id: number, name: string, description: string | null, icon: string | null, hallCount: number }> } };

export type CategoryFieldsFragment = { id: number, name: string, description: string | null, price: number, priceType: PriceType, currency: string, hallCount: number };

export type TypeFieldsFragment = { id: number, name: string, description: string | null, price: number, priceType: PriceType, currency: string, hallCount: number };

export type FixedServiceFieldsFragment = { id: number, name: string, description: string | null, price: number, priceType: ServicePriceType, currency: string, isIncluded: boolean, hallCount: number };

export type OptionalServiceFieldsFragment = { id: number, name: string, description: string | null, picture: string | null, price: number, priceType: ServicePriceType, currency: string };

export type AmenityFieldsFragment = { id: number, name: string, description: string | null, icon: string | null, hallCount: number };

export type AddHallCategoryMutationVariables = Exact<{
  input: HallCategoryInput;
}>;


export type AddHallCategoryMutation = { addHallCategory: { id: number, name: string, description: string | null, price: number, priceType: PriceType, currency: string, hallCount: number } };

export type ChangeHallCategoryMutationVariables = Exact<{
  id: number;
  input: HallCategoryInput;
}>;


export type ChangeHallCategoryMutation = { changeHallCategory: { id: number, name: string, description: string | null, price: number, priceType: PriceType, currency: string, hallCount: number } };

export type RemoveHallCategoryMutationVariables = Exact<{
  id: number;
}>;


export type RemoveHallCategoryMutation = { removeHallCategory: { id: number } };

export type AddHallTypeMutationVariables = Exact<{
  input: HallTypeInput;
}>;


export type AddHallTypeMutation = { addHallType: { id: number, name: string, description: string | null, price: number, priceType: PriceType, currency: string, hallCount: number } };

export type ChangeHallTypeMutationVariables = Exact<{
  id: number;
  input: HallTypeInput;
}>;


export type ChangeHallTypeMutation = { changeHallType: { id: number, name: string, description: string | null, price: number, priceType: PriceType, currency: string, hallCount: number } };

export type RemoveHallTypeMutationVariables = Exact<{
  id: number;
}>;


export type RemoveHallTypeMutation = { removeHallType: { id: number } };

export type AddFixedServiceMutationVariables = Exact<{
  input: FixedServiceInput;
}>;


export type AddFixedServiceMutation = { addFixedService: { id: number, name: string, description: string | null, price: number, priceType: ServicePriceType, currency: string, isIncluded: boolean, hallCount: number } };

export type ChangeFixedServiceMutationVariables = Exact<{
  id: number;
  input: FixedServiceInput;
}>;


export type ChangeFixedServiceMutation = { changeFixedService: { id: number, name: string, description: string | null, price: number, priceType: ServicePriceType, currency: string, isIncluded: boolean, hallCount: number } };

export type RemoveFixedServiceMutationVariables = Exact<{
  id: number;
}>;


export type RemoveFixedServiceMutation = { removeFixedService: { id: number } };

export type AddOptionalServiceMutationVariables = Exact<{
  input: OptionalServiceInput;
}>;


export type AddOptionalServiceMutation = { addOptionalService: { id: number, name: string, description: string | null, picture: string | null, price: number, priceType: ServicePriceType, currency: string } };

export type ChangeOptionalServiceMutationVariables = Exact<{
  id: number;
  input: OptionalServiceInput;
}>;


export type ChangeOptionalServiceMutation = { changeOptionalService: { id: number, name: string, description: string | null, picture: string | null, price: number, priceType: ServicePriceType, currency: string } };

export type RemoveOptionalServiceMutationVariables = Exact<{
  id: number;
}>;


export type RemoveOptionalServiceMutation = { removeOptionalService: { id: number } };

export type AddAmenityMutationVariables = Exact<{
  input: AmenityInput;
}>;


export type AddAmenityMutation = { addAmenity: { id: number, name: string, description: string | null, icon: string | null, hallCount: number } };

export type ChangeAmenityMutationVariables = Exact<{
  id: number;
  input: AmenityInput;
}>;


export type ChangeAmenityMutation = { changeAmenity: { id: number, name: string, description: string | null, icon: string | null, hallCount: number } };

export type RemoveAmenityMutationVariables = Exact<{
  id: number;
}>;


export type RemoveAmenityMutation = { removeAmenity: { id: number } };

export const CategoryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<CategoryFieldsFragment, unknown>;
export const TypeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TypeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<TypeFieldsFragment, unknown>;
export const FixedServiceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FixedServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FixedService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<FixedServiceFieldsFragment, unknown>;
export const OptionalServiceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionalServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionalService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<OptionalServiceFieldsFragment, unknown>;
export const AmenityFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmenityFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Amenity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<AmenityFieldsFragment, unknown>;
export const CatalogueDocument = {"__meta__":{"hash":"8c8e833798a83d531e13a35bd67ea3540047e1b56ffa29661710c6ed9f89460a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Catalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCatalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TypeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixedServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FixedServiceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"optionalServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionalServiceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmenityFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TypeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FixedServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FixedService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionalServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionalService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmenityFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Amenity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<CatalogueQuery, CatalogueQueryVariables>;
export const AddHallCategoryDocument = {"__meta__":{"hash":"26ccdd1a8b24ad1ca98739042caa798343feb1b886223497f132d39bb2dd78aa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHallCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addHallCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<AddHallCategoryMutation, AddHallCategoryMutationVariables>;
export const ChangeHallCategoryDocument = {"__meta__":{"hash":"53c57439c86d34c21600e8c38bf9e90ccc318f706a8fc792c2f89cdc22c2a76f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeHallCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeHallCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<ChangeHallCategoryMutation, ChangeHallCategoryMutationVariables>;
export const RemoveHallCategoryDocument = {"__meta__":{"hash":"a2d1afb5e842071d01feaf39f490181255fb9a1153f6e7cfffb8e0c95b316f97"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHallCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHallCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveHallCategoryMutation, RemoveHallCategoryMutationVariables>;
export const AddHallTypeDocument = {"__meta__":{"hash":"9a6e33c6b337b94c54aff6167aff17ba5f6bfdb6dc59a019f411e64b3e4ae62c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHallType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addHallType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TypeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TypeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<AddHallTypeMutation, AddHallTypeMutationVariables>;
export const ChangeHallTypeDocument = {"__meta__":{"hash":"64970350166b0787fee886c98a9bbdbf3b0bca95eed07f3bac818509a1b9f011"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeHallType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeHallType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TypeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TypeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<ChangeHallTypeMutation, ChangeHallTypeMutationVariables>;
export const RemoveHallTypeDocument = {"__meta__":{"hash":"cfdff9f6c33b25c82d24e97c199a783afddde8ec8e1f82716b8e7cb3eeae4306"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHallType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHallType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveHallTypeMutation, RemoveHallTypeMutationVariables>;
export const AddFixedServiceDocument = {"__meta__":{"hash":"fc4eb77636dfe47062b6e50f2ee17c409366a10928a712d9496ea41d4184fff2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFixedService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FixedServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFixedService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FixedServiceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FixedServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FixedService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<AddFixedServiceMutation, AddFixedServiceMutationVariables>;
export const ChangeFixedServiceDocument = {"__meta__":{"hash":"b4bf9081e84d91b051cc774ee448a4de6496cff4d8a35a7674cc1e7f338f89ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeFixedService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FixedServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeFixedService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FixedServiceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FixedServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FixedService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<ChangeFixedServiceMutation, ChangeFixedServiceMutationVariables>;
export const RemoveFixedServiceDocument = {"__meta__":{"hash":"f7c0a3fd40e09fb37be2ab4c90408526c4ecbd30cba728a3ff6059050eee118b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFixedService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFixedService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveFixedServiceMutation, RemoveFixedServiceMutationVariables>;
export const AddOptionalServiceDocument = {"__meta__":{"hash":"24f217fe3d984320c34bf6a40377ea754679e511f28227abf43bb2332a9290f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddOptionalService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OptionalServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOptionalService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionalServiceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionalServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionalService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<AddOptionalServiceMutation, AddOptionalServiceMutationVariables>;
export const ChangeOptionalServiceDocument = {"__meta__":{"hash":"2828481f09463517a2cb5e072a9ca41fb892fc9cf8f2d7db2b18c53e74ca07c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOptionalService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OptionalServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeOptionalService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionalServiceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionalServiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionalService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<ChangeOptionalServiceMutation, ChangeOptionalServiceMutationVariables>;
export const RemoveOptionalServiceDocument = {"__meta__":{"hash":"88f7c11e6035d01f382eaeef002a38736678d50a14493f0151e69aaa32c26059"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveOptionalService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeOptionalService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveOptionalServiceMutation, RemoveOptionalServiceMutationVariables>;
export const AddAmenityDocument = {"__meta__":{"hash":"0de4a1455468a1811dabc11445a1329c88518a82e8bf851b99f014e48ad126fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAmenity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AmenityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAmenity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmenityFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmenityFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Amenity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<AddAmenityMutation, AddAmenityMutationVariables>;
export const ChangeAmenityDocument = {"__meta__":{"hash":"58471ec0f988008d84f174357a6dcb13fc5434a7e0b34e6d4d0e905aaa0bd864"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeAmenity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AmenityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeAmenity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmenityFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmenityFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Amenity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}}]}}]} as unknown as DocumentNode<ChangeAmenityMutation, ChangeAmenityMutationVariables>;
export const RemoveAmenityDocument = {"__meta__":{"hash":"3d41574e9871872e5fab44ecb6667bb48107f7552ac05aefb41a35cada1bc960"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAmenity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAmenity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveAmenityMutation, RemoveAmenityMutationVariables>;

export const useCatalogueQuery = (...rest: AppQueryArguments<CatalogueQuery, CatalogueQueryVariables>) => useAppQuery(CatalogueDocument, ...rest);
export const useAddHallCategoryMutation = (options?: AppMutationOptions<AddHallCategoryMutation, AddHallCategoryMutationVariables>) => useAppMutation(AddHallCategoryDocument, options);
export const useChangeHallCategoryMutation = (options?: AppMutationOptions<ChangeHallCategoryMutation, ChangeHallCategoryMutationVariables>) => useAppMutation(ChangeHallCategoryDocument, options);
export const useRemoveHallCategoryMutation = (options?: AppMutationOptions<RemoveHallCategoryMutation, RemoveHallCategoryMutationVariables>) => useAppMutation(RemoveHallCategoryDocument, options);
export const useAddHallTypeMutation = (options?: AppMutationOptions<AddHallTypeMutation, AddHallTypeMutationVariables>) => useAppMutation(AddHallTypeDocument, options);
export const useChangeHallTypeMutation = (options?: AppMutationOptions<ChangeHallTypeMutation, ChangeHallTypeMutationVariables>) => useAppMutation(ChangeHallTypeDocument, options);
export const useRemoveHallTypeMutation = (options?: AppMutationOptions<RemoveHallTypeMutation, RemoveHallTypeMutationVariables>) => useAppMutation(RemoveHallTypeDocument, options);
export const useAddFixedServiceMutation = (options?: AppMutationOptions<AddFixedServiceMutation, AddFixedServiceMutationVariables>) => useAppMutation(AddFixedServiceDocument, options);
export const useChangeFixedServiceMutation = (options?: AppMutationOptions<ChangeFixedServiceMutation, ChangeFixedServiceMutationVariables>) => useAppMutation(ChangeFixedServiceDocument, options);
export const useRemoveFixedServiceMutation = (options?: AppMutationOptions<RemoveFixedServiceMutation, RemoveFixedServiceMutationVariables>) => useAppMutation(RemoveFixedServiceDocument, options);
export const useAddOptionalServiceMutation = (options?: AppMutationOptions<AddOptionalServiceMutation, AddOptionalServiceMutationVariables>) => useAppMutation(AddOptionalServiceDocument, options);
export const useChangeOptionalServiceMutation = (options?: AppMutationOptions<ChangeOptionalServiceMutation, ChangeOptionalServiceMutationVariables>) => useAppMutation(ChangeOptionalServiceDocument, options);
export const useRemoveOptionalServiceMutation = (options?: AppMutationOptions<RemoveOptionalServiceMutation, RemoveOptionalServiceMutationVariables>) => useAppMutation(RemoveOptionalServiceDocument, options);
export const useAddAmenityMutation = (options?: AppMutationOptions<AddAmenityMutation, AddAmenityMutationVariables>) => useAppMutation(AddAmenityDocument, options);
export const useChangeAmenityMutation = (options?: AppMutationOptions<ChangeAmenityMutation, ChangeAmenityMutationVariables>) => useAppMutation(ChangeAmenityDocument, options);
export const useRemoveAmenityMutation = (options?: AppMutationOptions<RemoveAmenityMutation, RemoveAmenityMutationVariables>) => useAppMutation(RemoveAmenityDocument, options);
