/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A space of a building: a half, a wing, a lawn. */
export type HallUnitInput = {
  /** Its name, at most 100 characters. */
  name: string;
};

/** The spaces that a hall takes. */
export type SetHallUnitsInput = {
  /** Ids of all spaces that it takes, at least one. */
  unitIds: Array<number>;
};

export type ViewerSpacesQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerSpacesQuery = { viewerHallUnits: Array<{ id: number, name: string, halls: Array<{ id: number, title: string }> }> };

export type SpaceFieldsFragment = { id: number, name: string, halls: Array<{ id: number, title: string }> };

export type AddSpaceMutationVariables = Exact<{
  input: HallUnitInput;
}>;


export type AddSpaceMutation = { addHallUnit: { id: number, name: string, halls: Array<{ id: number, title: string }> } };

export type RenameSpaceMutationVariables = Exact<{
  id: number;
  input: HallUnitInput;
}>;


export type RenameSpaceMutation = { changeHallUnit: { id: number, name: string, halls: Array<{ id: number, title: string }> } };

export type DeleteSpaceMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSpaceMutation = { removeHallUnit: { id: number } };

export type SetHallSpacesMutationVariables = Exact<{
  id: number;
  input: SetHallUnitsInput;
}>;


export type SetHallSpacesMutation = { setHallUnits: Array<{ id: number, name: string, halls: Array<{ id: number, title: string }> }> };

export const SpaceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SpaceFieldsFragment, unknown>;
export const ViewerSpacesDocument = {"__meta__":{"hash":"b226b05e9250d0ba50d5031d947d525e0b4568f0796351987ca07adaed6ff09e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerSpaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerHallUnits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<ViewerSpacesQuery, ViewerSpacesQueryVariables>;
export const AddSpaceDocument = {"__meta__":{"hash":"7e276faea9f6853eef8922c90b968ef3998ea50041372a8582495e2cf6166e62"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSpace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallUnitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addHallUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<AddSpaceMutation, AddSpaceMutationVariables>;
export const RenameSpaceDocument = {"__meta__":{"hash":"cee0f8c26c814d99b66e397e8f2dd5bbd3f418a6b678ecea2157f020baf163be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameSpace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallUnitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeHallUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<RenameSpaceMutation, RenameSpaceMutationVariables>;
export const DeleteSpaceDocument = {"__meta__":{"hash":"ecbadfe29bb3bebecc9b17459ff60c263f835aceddabc07d3778781856a2b279"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSpace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHallUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSpaceMutation, DeleteSpaceMutationVariables>;
export const SetHallSpacesDocument = {"__meta__":{"hash":"1913eaa267134468b4063cb3a6c2d390d8b2db6e04c4d1b5c4d0aee9e7a6a2ba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetHallSpaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetHallUnitsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setHallUnits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpaceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SetHallSpacesMutation, SetHallSpacesMutationVariables>;

export const useViewerSpacesQuery = (...rest: AppQueryArguments<ViewerSpacesQuery, ViewerSpacesQueryVariables>) => useAppQuery(ViewerSpacesDocument, ...rest);
export const useAddSpaceMutation = (options?: AppMutationOptions<AddSpaceMutation, AddSpaceMutationVariables>) => useAppMutation(AddSpaceDocument, options);
export const useRenameSpaceMutation = (options?: AppMutationOptions<RenameSpaceMutation, RenameSpaceMutationVariables>) => useAppMutation(RenameSpaceDocument, options);
export const useDeleteSpaceMutation = (options?: AppMutationOptions<DeleteSpaceMutation, DeleteSpaceMutationVariables>) => useAppMutation(DeleteSpaceDocument, options);
export const useSetHallSpacesMutation = (options?: AppMutationOptions<SetHallSpacesMutation, SetHallSpacesMutationVariables>) => useAppMutation(SetHallSpacesDocument, options);
