/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The lists that hold a saved hall. */
export type SavedHallListsInput = {
  /** Lists of the viewer; empty for none. */
  listIds: Array<number>;
};

/** A list of saved halls. */
export type SavedListInput = {
  /** Its name, at most 60 characters, without links. */
  name: string;
};

export type SavedListFieldsFragment = { id: number, name: string, hallCount: number, shareUrl: string | null };

export type SavedListsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedListsQuery = { viewerSavedLists: Array<{ id: number, name: string, hallCount: number, shareUrl: string | null }> };

export type HallListsQueryVariables = Exact<{
  hallId: number;
}>;


export type HallListsQuery = { viewerHallLists: Array<number> };

export type CreateSavedListMutationVariables = Exact<{
  input: SavedListInput;
}>;


export type CreateSavedListMutation = { createSavedList: { id: number, name: string, hallCount: number, shareUrl: string | null } };

export type RenameSavedListMutationVariables = Exact<{
  id: number;
  input: SavedListInput;
}>;


export type RenameSavedListMutation = { renameSavedList: { id: number, name: string, hallCount: number, shareUrl: string | null } };

export type DeleteSavedListMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSavedListMutation = { deleteSavedList: { id: number } };

export type ShareSavedListMutationVariables = Exact<{
  id: number;
}>;


export type ShareSavedListMutation = { shareSavedList: { id: number, name: string, hallCount: number, shareUrl: string | null } };

export type UnshareSavedListMutationVariables = Exact<{
  id: number;
}>;


export type UnshareSavedListMutation = { unshareSavedList: { id: number, name: string, hallCount: number, shareUrl: string | null } };

export type SetSavedHallListsMutationVariables = Exact<{
  hallId: number;
  input: SavedHallListsInput;
}>;


export type SetSavedHallListsMutation = { setSavedHallLists: Array<{ id: number, name: string, hallCount: number, shareUrl: string | null }> };

export const SavedListFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<SavedListFieldsFragment, unknown>;
export const SavedListsDocument = {"__meta__":{"hash":"3e669e57acc170c555cf6f2a7f768c7d6e574eec9a9a9931ba3679c1bcf2713e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerSavedLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedListFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<SavedListsQuery, SavedListsQueryVariables>;
export const HallListsDocument = {"__meta__":{"hash":"1af6c6af66649f3478067c9c614156987db43dd062da320ed954c534ac3e8bdd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerHallLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}}]}]}}]} as unknown as DocumentNode<HallListsQuery, HallListsQueryVariables>;
export const CreateSavedListDocument = {"__meta__":{"hash":"4f5bf39a835b3e68ea70ec1e5593ba3c8fab75096664c0729bbde68b8378d4be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSavedList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSavedList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedListFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<CreateSavedListMutation, CreateSavedListMutationVariables>;
export const RenameSavedListDocument = {"__meta__":{"hash":"ca3d5e50168e2e1e0ee377b07b86cdfe58060b18c0637d3904228ddba843f2cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameSavedList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameSavedList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedListFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<RenameSavedListMutation, RenameSavedListMutationVariables>;
export const DeleteSavedListDocument = {"__meta__":{"hash":"4765ac90a30d3650d77b95335f9498938fdf2b85a292dde4aed0f08d5fccda00"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSavedListMutation, DeleteSavedListMutationVariables>;
export const ShareSavedListDocument = {"__meta__":{"hash":"436820a89e66801558574f9709fabea73400e9d9d49b6394a94ed7fafda04c9c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareSavedList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareSavedList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedListFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<ShareSavedListMutation, ShareSavedListMutationVariables>;
export const UnshareSavedListDocument = {"__meta__":{"hash":"0028b1f1a2ab41647a28e6e23a88ee62f78092181796814d2cd66176d31a29a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnshareSavedList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unshareSavedList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedListFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<UnshareSavedListMutation, UnshareSavedListMutationVariables>;
export const SetSavedHallListsDocument = {"__meta__":{"hash":"03da610dcf2844a8e0552eae34e623fac9797edac66063ca8faf6b15b853113a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSavedHallLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedHallListsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSavedHallLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hallId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hallId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedListFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedListView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hallCount"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<SetSavedHallListsMutation, SetSavedHallListsMutationVariables>;

export const useSavedListsQuery = (...rest: AppQueryArguments<SavedListsQuery, SavedListsQueryVariables>) => useAppQuery(SavedListsDocument, ...rest);
export const useHallListsQuery = (...rest: AppQueryArguments<HallListsQuery, HallListsQueryVariables>) => useAppQuery(HallListsDocument, ...rest);
export const useCreateSavedListMutation = (options?: AppMutationOptions<CreateSavedListMutation, CreateSavedListMutationVariables>) => useAppMutation(CreateSavedListDocument, options);
export const useRenameSavedListMutation = (options?: AppMutationOptions<RenameSavedListMutation, RenameSavedListMutationVariables>) => useAppMutation(RenameSavedListDocument, options);
export const useDeleteSavedListMutation = (options?: AppMutationOptions<DeleteSavedListMutation, DeleteSavedListMutationVariables>) => useAppMutation(DeleteSavedListDocument, options);
export const useShareSavedListMutation = (options?: AppMutationOptions<ShareSavedListMutation, ShareSavedListMutationVariables>) => useAppMutation(ShareSavedListDocument, options);
export const useUnshareSavedListMutation = (options?: AppMutationOptions<UnshareSavedListMutation, UnshareSavedListMutationVariables>) => useAppMutation(UnshareSavedListDocument, options);
export const useSetSavedHallListsMutation = (options?: AppMutationOptions<SetSavedHallListsMutation, SetSavedHallListsMutationVariables>) => useAppMutation(SetSavedHallListsDocument, options);
