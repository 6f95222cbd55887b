/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filters articles for staff. */
export type BlogEditorFilter = {
  /** Only this category. */
  categoryId?: number | null | undefined;
  /** Text in title or excerpt, in English or Urdu, ignoring case and accents. */
  search?: string | null | undefined;
  /** Only this status. */
  status?: BlogPostStatus | null | undefined;
};

/** The type of a gallery item. */
export type BlogMediaType =
  /** An uploaded picture. */
  | 'IMAGE'
  /** A video on another site, linked by its https URL. */
  | 'VIDEO';

/** The status of an article. */
export type BlogPostStatus =
  /** Hidden from readers, kept for staff. */
  | 'ARCHIVED'
  /** Visible to staff only. */
  | 'DRAFT'
  /** Public from its publishing time on. */
  | 'PUBLISHED';

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

export type PostCardFragment = { id: number, slug: string, title: string, excerpt: string | null, titleUrdu: string | null, excerptUrdu: string | null, featuredImage: string | null, categoryId: number | null, categoryName: string | null, categoryNameUrdu: string | null, categoryColor: string | null, isFeatured: boolean, viewCount: number, publishedAt: string | null };

export type PostPictureFragment = { mediaType: BlogMediaType, mediaUrl: string, caption: string | null };

export type PanelBlogHeadQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelBlogHeadQuery = { editorBlogFigures: { totalPosts: number, published: number, drafts: number, categories: number }, blogCategories: Array<{ id: number, name: string, nameUrdu: string | null, slug: string, description: string | null, color: string, postCount: number }>, blogTags: Array<{ id: number, name: string, slug: string }> };

export type PanelCategoryFragment = { id: number, name: string, nameUrdu: string | null, slug: string, description: string | null, color: string, postCount: number };

export type PanelPostRowFragment = { status: BlogPostStatus, createdAt: string, id: number, slug: string, title: string, excerpt: string | null, titleUrdu: string | null, excerptUrdu: string | null, featuredImage: string | null, categoryId: number | null, categoryName: string | null, categoryNameUrdu: string | null, categoryColor: string | null, isFeatured: boolean, viewCount: number, publishedAt: string | null };

export type PanelBlogPostsQueryVariables = Exact<{
  filter?: BlogEditorFilter | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelBlogPostsQuery = { editorBlogPosts: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ status: BlogPostStatus, createdAt: string, id: number, slug: string, title: string, excerpt: string | null, titleUrdu: string | null, excerptUrdu: string | null, featuredImage: string | null, categoryId: number | null, categoryName: string | null, categoryNameUrdu: string | null, categoryColor: string | null, isFeatured: boolean, viewCount: number, publishedAt: string | null }> } };

export type PublishBlogPostMutationVariables = Exact<{
  id: number;
}>;


export type PublishBlogPostMutation = { publishBlogPost: { id: number, status: BlogPostStatus, publishedAt: string | null } };

export type UnpublishBlogPostMutationVariables = Exact<{
  id: number;
}>;


export type UnpublishBlogPostMutation = { unpublishBlogPost: { id: number, status: BlogPostStatus } };

export type ArchiveBlogPostMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveBlogPostMutation = { archiveBlogPost: { id: number, status: BlogPostStatus } };

export type UnarchiveBlogPostMutationVariables = Exact<{
  id: number;
}>;


export type UnarchiveBlogPostMutation = { unarchiveBlogPost: { id: number, status: BlogPostStatus } };

export type RemoveBlogPostMutationVariables = Exact<{
  id: number;
}>;


export type RemoveBlogPostMutation = { removeBlogPost: boolean };

export const PostPictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}}]} as unknown as DocumentNode<PostPictureFragment, unknown>;
export const PanelCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PanelCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategoryView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}}]}}]} as unknown as DocumentNode<PanelCategoryFragment, unknown>;
export const PostCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"titleUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"excerptUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"categoryColor"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<PostCardFragment, unknown>;
export const PanelPostRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PanelPostRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"titleUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"excerptUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"categoryColor"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<PanelPostRowFragment, unknown>;
export const PanelBlogHeadDocument = {"__meta__":{"hash":"a957b8ce8f70895f0707910985e31e50f007da43cec534cca16cd6345f0e53b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelBlogHead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editorBlogFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPosts"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blogCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PanelCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blogTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PanelCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategoryView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}}]}}]} as unknown as DocumentNode<PanelBlogHeadQuery, PanelBlogHeadQueryVariables>;
export const PanelBlogPostsDocument = {"__meta__":{"hash":"f675f0dc97a1456f99ae0b42037acbd7770e576e4a0878a59630dafbae936ceb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelBlogPosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogEditorFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editorBlogPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PanelPostRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"titleUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"excerptUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"categoryColor"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PanelPostRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PanelBlogPostsQuery, PanelBlogPostsQueryVariables>;
export const PublishBlogPostDocument = {"__meta__":{"hash":"82a2538b3e041a44012a36515cdfe0974a9ca3d328e27db4e25914cf36b463a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]} as unknown as DocumentNode<PublishBlogPostMutation, PublishBlogPostMutationVariables>;
export const UnpublishBlogPostDocument = {"__meta__":{"hash":"ed131c654db2edf5cb5d56384e13cbb7940a5d752684f8d6c81ae0006356718f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnpublishBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<UnpublishBlogPostMutation, UnpublishBlogPostMutationVariables>;
export const ArchiveBlogPostDocument = {"__meta__":{"hash":"85276cac3d70c3bba3991fabc9df6d5635542b4401cb27d233c4d2df537813c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ArchiveBlogPostMutation, ArchiveBlogPostMutationVariables>;
export const UnarchiveBlogPostDocument = {"__meta__":{"hash":"af0c2cdff631c281b699442168394cd0089045a9e2c94f3f7978585a9bb27284"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnarchiveBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unarchiveBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<UnarchiveBlogPostMutation, UnarchiveBlogPostMutationVariables>;
export const RemoveBlogPostDocument = {"__meta__":{"hash":"61be105da9de4222afa82550a169a619ce834e34f51cc2139cf65370cd324dc2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveBlogPostMutation, RemoveBlogPostMutationVariables>;

export const usePanelBlogHeadQuery = (...rest: AppQueryArguments<PanelBlogHeadQuery, PanelBlogHeadQueryVariables>) => useAppQuery(PanelBlogHeadDocument, ...rest);
export const usePanelBlogPostsQuery = (...rest: AppQueryArguments<PanelBlogPostsQuery, PanelBlogPostsQueryVariables>) => useAppQuery(PanelBlogPostsDocument, ...rest);
export const usePublishBlogPostMutation = (options?: AppMutationOptions<PublishBlogPostMutation, PublishBlogPostMutationVariables>) => useAppMutation(PublishBlogPostDocument, options);
export const useUnpublishBlogPostMutation = (options?: AppMutationOptions<UnpublishBlogPostMutation, UnpublishBlogPostMutationVariables>) => useAppMutation(UnpublishBlogPostDocument, options);
export const useArchiveBlogPostMutation = (options?: AppMutationOptions<ArchiveBlogPostMutation, ArchiveBlogPostMutationVariables>) => useAppMutation(ArchiveBlogPostDocument, options);
export const useUnarchiveBlogPostMutation = (options?: AppMutationOptions<UnarchiveBlogPostMutation, UnarchiveBlogPostMutationVariables>) => useAppMutation(UnarchiveBlogPostDocument, options);
export const useRemoveBlogPostMutation = (options?: AppMutationOptions<RemoveBlogPostMutation, RemoveBlogPostMutationVariables>) => useAppMutation(RemoveBlogPostDocument, options);
