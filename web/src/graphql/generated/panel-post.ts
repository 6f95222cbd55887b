/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** HTML to preview. */
export type BlogContentInput = {
  /** The unsanitized HTML. */
  content: string;
};

/** The type of a gallery item. */
export type BlogMediaType =
  /** An uploaded picture. */
  | 'IMAGE'
  /** A video on another site, linked by its https URL. */
  | 'VIDEO';

/** A picture or linked video in an article’s gallery. */
export type BlogPictureInput = {
  /** Its caption. */
  caption?: string | null | undefined;
  /** Its type. */
  mediaType?: BlogMediaType;
  /** URL of an uploaded picture, or the https URL of a video on another site. */
  mediaUrl: string;
};

/** An article. */
export type BlogPostInput = {
  /** The updatedAt of the article that this changes: if it was changed since, it is refused with `CONFLICT`. If omitted, any is changed. */
  basedOn?: string | null | undefined;
  /** Id of its category. */
  categoryId?: number | null | undefined;
  /** HTML; sanitized on saving. */
  content: string;
  /** HTML in Urdu; sanitized on saving. Unchanged if omitted. */
  contentUrdu?: string | null | undefined;
  /** A summary in a sentence or two. */
  excerpt?: string | null | undefined;
  /** A summary in Urdu; unchanged if omitted. */
  excerptUrdu?: string | null | undefined;
  /** URL of its picture. */
  featuredImage?: string | null | undefined;
  /** Whether it is featured. */
  isFeatured?: boolean | null | undefined;
  /** Its gallery, in order; unchanged if omitted. */
  media?: Array<BlogPictureInput> | null | undefined;
  /** When a published article becomes public; defaults to now. */
  publishedAt?: string | null | undefined;
  /** URL slug: lower-case letters, digits and hyphens, unique. */
  slug: string;
  /** Defaults to DRAFT. */
  status?: BlogPostStatus | null | undefined;
  /** Its tags; unchanged if omitted. */
  tagIds?: Array<number> | null | undefined;
  /** Title, at least 5 characters. */
  title: string;
  /** Title in Urdu; the Urdu version needs title and content. Unchanged if omitted. */
  titleUrdu?: string | null | undefined;
};

/** The status of an article. */
export type BlogPostStatus =
  /** Hidden from readers, kept for staff. */
  | 'ARCHIVED'
  /** Visible to staff only. */
  | 'DRAFT'
  /** Public from its publishing time on. */
  | 'PUBLISHED';

export type PostCardFragment = { id: number, slug: string, title: string, excerpt: string | null, titleUrdu: string | null, excerptUrdu: string | null, featuredImage: string | null, categoryId: number | null, categoryName: string | null, categoryNameUrdu: string | null, categoryColor: string | null, isFeatured: boolean, viewCount: number, publishedAt: string | null };

export type PostPictureFragment = { mediaType: BlogMediaType, mediaUrl: string, caption: string | null };

export type PanelBlogPostQueryVariables = Exact<{
  id: number;
}>;


export type PanelBlogPostQuery = { editorBlogPost: { id: number, slug: string, title: string, content: string, excerpt: string | null, titleUrdu: string | null, excerptUrdu: string | null, contentUrdu: string | null, featuredImage: string | null, categoryId: number | null, isFeatured: boolean, status: BlogPostStatus, publishedAt: string | null, updatedAt: string, authorName: string, tags: Array<{ id: number, name: string }>, media: Array<{ mediaType: BlogMediaType, mediaUrl: string, caption: string | null }> } };

export type PanelPostFragment = { id: number, slug: string, title: string, content: string, excerpt: string | null, titleUrdu: string | null, excerptUrdu: string | null, contentUrdu: string | null, featuredImage: string | null, categoryId: number | null, isFeatured: boolean, status: BlogPostStatus, publishedAt: string | null, updatedAt: string, authorName: string, tags: Array<{ id: number, name: string }>, media: Array<{ mediaType: BlogMediaType, mediaUrl: string, caption: string | null }> };

export type PreviewBlogContentQueryVariables = Exact<{
  input: BlogContentInput;
}>;


export type PreviewBlogContentQuery = { blogContentPreview: string };

export type WriteBlogPostMutationVariables = Exact<{
  input: BlogPostInput;
}>;


export type WriteBlogPostMutation = { writeBlogPost: { id: number, slug: string, title: string, content: string, excerpt: string | null, titleUrdu: string | null, excerptUrdu: string | null, contentUrdu: string | null, featuredImage: string | null, categoryId: number | null, isFeatured: boolean, status: BlogPostStatus, publishedAt: string | null, updatedAt: string, authorName: string, tags: Array<{ id: number, name: string }>, media: Array<{ mediaType: BlogMediaType, mediaUrl: string, caption: string | null }> } };

export type ChangeBlogPostMutationVariables = Exact<{
  id: number;
  input: BlogPostInput;
}>;


export type ChangeBlogPostMutation = { changeBlogPost: { id: number, slug: string, title: string, content: string, excerpt: string | null, titleUrdu: string | null, excerptUrdu: string | null, contentUrdu: string | null, featuredImage: string | null, categoryId: number | null, isFeatured: boolean, status: BlogPostStatus, publishedAt: string | null, updatedAt: string, authorName: string, tags: Array<{ id: number, name: string }>, media: Array<{ mediaType: BlogMediaType, mediaUrl: string, caption: string | null }> } };

export const PostCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"titleUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"excerptUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"categoryColor"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<PostCardFragment, unknown>;
export const PostPictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}}]} as unknown as DocumentNode<PostPictureFragment, unknown>;
export const PanelPostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PanelPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"titleUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"excerptUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"contentUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostPicture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}}]} as unknown as DocumentNode<PanelPostFragment, unknown>;
export const PanelBlogPostDocument = {"__meta__":{"hash":"73aabe70fc750126440ada6ee0648028baebb3bd57a569e494639b360c9f3ff5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editorBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PanelPost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PanelPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"titleUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"excerptUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"contentUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostPicture"}}]}}]}}]} as unknown as DocumentNode<PanelBlogPostQuery, PanelBlogPostQueryVariables>;
export const PreviewBlogContentDocument = {"__meta__":{"hash":"611c40683aa67e8ff5f047fde7f223553c5086c0b9c5ab2688897ec42e4a392a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewBlogContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogContentPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PreviewBlogContentQuery, PreviewBlogContentQueryVariables>;
export const WriteBlogPostDocument = {"__meta__":{"hash":"d11dd5629da5100564b42596798c4d08ac10a07b010c3add0bdda622019f3c0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PanelPost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PanelPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"titleUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"excerptUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"contentUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostPicture"}}]}}]}}]} as unknown as DocumentNode<WriteBlogPostMutation, WriteBlogPostMutationVariables>;
export const ChangeBlogPostDocument = {"__meta__":{"hash":"fd3281f3f4ee2da8ba71e03bb7bbd10e6f2ea77567589935358a464b41ee497c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PanelPost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PanelPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"titleUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"excerptUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"contentUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostPicture"}}]}}]}}]} as unknown as DocumentNode<ChangeBlogPostMutation, ChangeBlogPostMutationVariables>;

export const usePanelBlogPostQuery = (...rest: AppQueryArguments<PanelBlogPostQuery, PanelBlogPostQueryVariables>) => useAppQuery(PanelBlogPostDocument, ...rest);
export const usePreviewBlogContentQuery = (...rest: AppQueryArguments<PreviewBlogContentQuery, PreviewBlogContentQueryVariables>) => useAppQuery(PreviewBlogContentDocument, ...rest);
export const useWriteBlogPostMutation = (options?: AppMutationOptions<WriteBlogPostMutation, WriteBlogPostMutationVariables>) => useAppMutation(WriteBlogPostDocument, options);
export const useChangeBlogPostMutation = (options?: AppMutationOptions<ChangeBlogPostMutation, ChangeBlogPostMutationVariables>) => useAppMutation(ChangeBlogPostDocument, options);
