/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filters comments for staff. */
export type CommentState =
  /** All comments. */
  | 'ALL'
  /** Threads with a hidden comment. */
  | 'HIDDEN'
  /** Threads with a visible comment. */
  | 'SHOWN';

/** Filters comments for staff. */
export type CommentThreadFilter = {
  /** Only comments on this article. */
  postId?: number | null | undefined;
  /** Defaults to all. */
  state?: CommentState | null | undefined;
  /** Text in the comment or a reply. */
  text?: string | null | undefined;
};

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

/** A decision about a business, with its reason. */
export type ReasonInput = {
  /** Sent to the owner. */
  reason: string;
};

export type PanelCommentsQueryVariables = Exact<{
  filter?: CommentThreadFilter | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelCommentsQuery = { blogCommentThreads: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ id: number, content: string, authorName: string, isHidden: boolean, hiddenReason: string | null, createdAt: string, postId: number, postTitle: string, postSlug: string, answers: Array<{ id: number, content: string, authorName: string, isHidden: boolean, hiddenReason: string | null, createdAt: string }> }> } };

export type HideBlogCommentMutationVariables = Exact<{
  id: number;
  input: ReasonInput;
}>;


export type HideBlogCommentMutation = { hideBlogComment: boolean };

export type ShowBlogCommentMutationVariables = Exact<{
  id: number;
}>;


export type ShowBlogCommentMutation = { showBlogComment: boolean };


export const PanelCommentsDocument = {"__meta__":{"hash":"4645f9b8f04e746bfc004e75bcc7b32af4c502297c1fd64dd31d5b1b97e01968"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CommentThreadFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogCommentThreads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"postTitle"}},{"kind":"Field","name":{"kind":"Name","value":"postSlug"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}}]} as unknown as DocumentNode<PanelCommentsQuery, PanelCommentsQueryVariables>;
export const HideBlogCommentDocument = {"__meta__":{"hash":"c664932934537faedf6423ecd44f456277e6ce260a5494ac56342e0208d8a335"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideBlogComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<HideBlogCommentMutation, HideBlogCommentMutationVariables>;
export const ShowBlogCommentDocument = {"__meta__":{"hash":"23d3044cfac98a59d98f654ca6607239131b2051758b4aae5f21d70612b439f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowBlogComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ShowBlogCommentMutation, ShowBlogCommentMutationVariables>;

export const usePanelCommentsQuery = (...rest: AppQueryArguments<PanelCommentsQuery, PanelCommentsQueryVariables>) => useAppQuery(PanelCommentsDocument, ...rest);
export const useHideBlogCommentMutation = (options?: AppMutationOptions<HideBlogCommentMutation, HideBlogCommentMutationVariables>) => useAppMutation(HideBlogCommentDocument, options);
export const useShowBlogCommentMutation = (options?: AppMutationOptions<ShowBlogCommentMutation, ShowBlogCommentMutationVariables>) => useAppMutation(ShowBlogCommentDocument, options);
