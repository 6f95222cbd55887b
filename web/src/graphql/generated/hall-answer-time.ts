/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HallAnswerTimeQueryVariables = Exact<{
  hallId: number;
}>;


export type HallAnswerTimeQuery = { hallAvailability: { answersWithinHours: number | null } };


export const HallAnswerTimeDocument = {"__meta__":{"hash":"5a991d0ac90f436cda774bbcc1c8141ca557ad9bf76384cb3a1c960b99d0ca10"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallAnswerTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answersWithinHours"}}]}}]}}]} as unknown as DocumentNode<HallAnswerTimeQuery, HallAnswerTimeQueryVariables>;

export const useHallAnswerTimeQuery = (...rest: AppQueryArguments<HallAnswerTimeQuery, HallAnswerTimeQueryVariables>) => useAppQuery(HallAnswerTimeDocument, ...rest);
