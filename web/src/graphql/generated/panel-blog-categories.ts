/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A category of articles. */
export type BlogCategoryInput = {
  /** Color of its badge, #RRGGBB; defaults to #3B82F6. */
  color?: string | null | undefined;
  /** Its description. */
  description?: string | null | undefined;
  /** Name. */
  name: string;
  /** Name in Urdu; unchanged if omitted. */
  nameUrdu?: string | null | undefined;
  /** URL slug, unique. */
  slug: string;
};

/** A tag of articles. */
export type BlogTagInput = {
  /** Name. */
  name: string;
  /** URL slug, unique. */
  slug: string;
};

export type AddBlogCategoryMutationVariables = Exact<{
  input: BlogCategoryInput;
}>;


export type AddBlogCategoryMutation = { addBlogCategory: { id: number, name: string } };

export type ChangeBlogCategoryMutationVariables = Exact<{
  id: number;
  input: BlogCategoryInput;
}>;


export type ChangeBlogCategoryMutation = { changeBlogCategory: { id: number, name: string } };

export type RemoveBlogCategoryMutationVariables = Exact<{
  id: number;
}>;


export type RemoveBlogCategoryMutation = { removeBlogCategory: boolean };

export type AddBlogTagMutationVariables = Exact<{
  input: BlogTagInput;
}>;


export type AddBlogTagMutation = { addBlogTag: { id: number, name: string } };

export type RemoveBlogTagMutationVariables = Exact<{
  id: number;
}>;


export type RemoveBlogTagMutation = { removeBlogTag: boolean };


export const AddBlogCategoryDocument = {"__meta__":{"hash":"b821cef96ca26876a0a4d1ede078b625a90d594bd21ecdc8b8a66db8b59dd735"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBlogCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBlogCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddBlogCategoryMutation, AddBlogCategoryMutationVariables>;
export const ChangeBlogCategoryDocument = {"__meta__":{"hash":"f6731a7101d6bbe74b45f8af7353b7d880e9adc128cc5c60a3f44ada2344211e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeBlogCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeBlogCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChangeBlogCategoryMutation, ChangeBlogCategoryMutationVariables>;
export const RemoveBlogCategoryDocument = {"__meta__":{"hash":"db8cd911527ebb86c3437bf4a901f913cf0d8ceec8e3eb659aa8f6d9d903898d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBlogCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBlogCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveBlogCategoryMutation, RemoveBlogCategoryMutationVariables>;
export const AddBlogTagDocument = {"__meta__":{"hash":"3c82295d6224d853d4bffa4ba34d2ae86a9699d4e00c739c6ecad309f454cb06"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBlogTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBlogTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddBlogTagMutation, AddBlogTagMutationVariables>;
export const RemoveBlogTagDocument = {"__meta__":{"hash":"7c0436274a1a0a62defa02b5bfff124025f27951002cb15a27fa9d5cb156b552"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBlogTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBlogTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveBlogTagMutation, RemoveBlogTagMutationVariables>;

export const useAddBlogCategoryMutation = (options?: AppMutationOptions<AddBlogCategoryMutation, AddBlogCategoryMutationVariables>) => useAppMutation(AddBlogCategoryDocument, options);
export const useChangeBlogCategoryMutation = (options?: AppMutationOptions<ChangeBlogCategoryMutation, ChangeBlogCategoryMutationVariables>) => useAppMutation(ChangeBlogCategoryDocument, options);
export const useRemoveBlogCategoryMutation = (options?: AppMutationOptions<RemoveBlogCategoryMutation, RemoveBlogCategoryMutationVariables>) => useAppMutation(RemoveBlogCategoryDocument, options);
export const useAddBlogTagMutation = (options?: AppMutationOptions<AddBlogTagMutation, AddBlogTagMutationVariables>) => useAppMutation(AddBlogTagDocument, options);
export const useRemoveBlogTagMutation = (options?: AppMutationOptions<RemoveBlogTagMutation, RemoveBlogTagMutationVariables>) => useAppMutation(RemoveBlogTagDocument, options);
