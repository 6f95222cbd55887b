/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SaveHallMutationVariables = Exact<{
  hallId: number;
}>;


export type SaveHallMutation = { saveHall: { hallId: number, viewerHasSaved: boolean } };

export type UnsaveHallMutationVariables = Exact<{
  hallId: number;
}>;


export type UnsaveHallMutation = { unsaveHall: { hallId: number, viewerHasSaved: boolean } };


export const SaveHallDocument = {"__meta__":{"hash":"8a5dfc15e585f2e6388cf8ec69a1d10fddb36b08eaa9e6c9e9b8c4c670a52653"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveHall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}}]}}]}}]} as unknown as DocumentNode<SaveHallMutation, SaveHallMutationVariables>;
export const UnsaveHallDocument = {"__meta__":{"hash":"fef7eb2360358bd250fc7889b5bf3e7f469859daf342f5daa22c953f65a9527a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsaveHall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsaveHall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}}]}}]}}]} as unknown as DocumentNode<UnsaveHallMutation, UnsaveHallMutationVariables>;

export const useSaveHallMutation = (options?: AppMutationOptions<SaveHallMutation, SaveHallMutationVariables>) => useAppMutation(SaveHallDocument, options);
export const useUnsaveHallMutation = (options?: AppMutationOptions<UnsaveHallMutation, UnsaveHallMutationVariables>) => useAppMutation(UnsaveHallDocument, options);
