/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a hall can be found and booked. */
export type HallStatus =
  /** Online. */
  | 'ACTIVE'
  /** Taken offline by its owner, or still incomplete. */
  | 'INACTIVE';

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

export type FirstStepsQueryVariables = Exact<{
  withPayment: boolean;
}>;


export type FirstStepsQuery = { viewerSchedule: { operatingHours: Array<{ dayOfWeek: number }>, halls: Array<{ hallId: number, shifts: Array<{ id: number }> }> }, paymentDetails?: { iban: string | null, jazzcash: string | null, easypaisa: string | null, raast: string | null }, viewerHalls: { nodes: Array<{ id: number, status: HallStatus, completeness: { percent: number, gaps: Array<{ part: ListingPart }> } }> } };


export const FirstStepsDocument = {"__meta__":{"hash":"85f6e1ec8cfe34ccff2ebae7fd362c635da91e35333192897ba1ade696e6ae0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withPayment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDetails"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPayment"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"jazzcash"}},{"kind":"Field","name":{"kind":"Name","value":"easypaisa"}},{"kind":"Field","name":{"kind":"Name","value":"raast"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<FirstStepsQuery, FirstStepsQueryVariables>;

export const useFirstStepsQuery = (...rest: AppQueryArguments<FirstStepsQuery, FirstStepsQueryVariables>) => useAppQuery(FirstStepsDocument, ...rest);
