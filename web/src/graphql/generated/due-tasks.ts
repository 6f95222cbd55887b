/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

export type DueTasksFieldsFragment = { totalCount: number, nodes: Array<{ taskId: number, text: string, day: string, isOverdue: boolean, bookingId: number, hallTitle: string, hallNameUrdu: string | null, customerName: string }> };

export type DueTasksQueryVariables = Exact<{
  paging?: PagingInput | null | undefined;
}>;


export type DueTasksQuery = { dueBookingTasks: { totalCount: number, nodes: Array<{ taskId: number, text: string, day: string, isOverdue: boolean, bookingId: number, hallTitle: string, hallNameUrdu: string | null, customerName: string }> } };

export const DueTasksFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueTasksFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DueBookingTasks"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DueTasksFieldsFragment, unknown>;
export const DueTasksDocument = {"__meta__":{"hash":"a45e8b2ed2fb211066b40cc04d5a9b7596d9cd17e11dc381e9d9e7327b6f74c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DueTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueBookingTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DueTasksFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueTasksFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DueBookingTasks"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DueTasksQuery, DueTasksQueryVariables>;

export const useDueTasksQuery = (...rest: AppQueryArguments<DueTasksQuery, DueTasksQueryVariables>) => useAppQuery(DueTasksDocument, ...rest);
