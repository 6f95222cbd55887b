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

export type HallFactFieldsFragment = { roundsCapacity: number | null, theaterCapacity: number | null, standingCapacity: number | null, parkingSpaces: number | null, hasValet: boolean | null, generator: GeneratorCover | null, hasBridalRoom: boolean | null, outsideCatering: OutsidePolicy | null, outsideCateringCharge: number | null, outsideDecor: OutsidePolicy | null, outsideDecorCharge: number | null, floorPlan: string | null };

export type HallAnswerTimeQueryVariables = Exact<{
  hallId: number;
}>;


export type HallAnswerTimeQuery = { hall: { id: number, answersWithinHours: number | null } };

export type ComparedHallQueryVariables = Exact<{
  hallId: number;
}>;


export type ComparedHallQuery = { hall: { id: number, answersWithinHours: number | null, roundsCapacity: number | null, theaterCapacity: number | null, standingCapacity: number | null, parkingSpaces: number | null, hasValet: boolean | null, generator: GeneratorCover | null, hasBridalRoom: boolean | null, outsideCatering: OutsidePolicy | null, outsideCateringCharge: number | null, outsideDecor: OutsidePolicy | null, outsideDecorCharge: number | null, floorPlan: string | null } };

export const HallFactFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallFactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roundsCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"theaterCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"standingCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasValet"}},{"kind":"Field","name":{"kind":"Name","value":"generator"}},{"kind":"Field","name":{"kind":"Name","value":"hasBridalRoom"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCatering"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCateringCharge"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecor"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecorCharge"}},{"kind":"Field","name":{"kind":"Name","value":"floorPlan"}}]}}]} as unknown as DocumentNode<HallFactFieldsFragment, unknown>;
export const HallAnswerTimeDocument = {"__meta__":{"hash":"83fd7c90dc4c4e1aae0ae802af832b4ad35289955fd6978c3f11ccc8466a8e8f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallAnswerTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answersWithinHours"}}]}}]}}]} as unknown as DocumentNode<HallAnswerTimeQuery, HallAnswerTimeQueryVariables>;
export const ComparedHallDocument = {"__meta__":{"hash":"216274e8a6a06997844756bc26d4c476eb9c49bd7311f3aaf79700fdaee3af13"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparedHall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answersWithinHours"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HallFactFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallFactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roundsCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"theaterCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"standingCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasValet"}},{"kind":"Field","name":{"kind":"Name","value":"generator"}},{"kind":"Field","name":{"kind":"Name","value":"hasBridalRoom"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCatering"}},{"kind":"Field","name":{"kind":"Name","value":"outsideCateringCharge"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecor"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDecorCharge"}},{"kind":"Field","name":{"kind":"Name","value":"floorPlan"}}]}}]} as unknown as DocumentNode<ComparedHallQuery, ComparedHallQueryVariables>;

export const useHallAnswerTimeQuery = (...rest: AppQueryArguments<HallAnswerTimeQuery, HallAnswerTimeQueryVariables>) => useAppQuery(HallAnswerTimeDocument, ...rest);
export const useComparedHallQuery = (...rest: AppQueryArguments<ComparedHallQuery, ComparedHallQueryVariables>) => useAppQuery(ComparedHallDocument, ...rest);
