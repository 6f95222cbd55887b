/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DueTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type DueTasksQuery = { dueBookingTasks: { totalCount: number, nodes: Array<{ taskId: number, text: string, day: string, isOverdue: boolean, bookingId: number, hallTitle: string, hallNameUrdu: string | null, customerName: string }> } };


export const DueTasksDocument = {"__meta__":{"hash":"da8f33b0bae3a93e76e943c213325b182c223dc2dc22556a105e1bd974442ea4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DueTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueBookingTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<DueTasksQuery, DueTasksQueryVariables>;

export const useDueTasksQuery = (...rest: AppQueryArguments<DueTasksQuery, DueTasksQueryVariables>) => useAppQuery(DueTasksDocument, ...rest);
