/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of a job in the queue. */
export type JobState =
  /** Failed after the last attempt; stays until an admin retries or removes it. */
  | 'FAILED'
  /** Failed; a retry is scheduled. */
  | 'RETRYING'
  /** A server runs it. */
  | 'RUNNING'
  /** Not attempted yet. */
  | 'WAITING';

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

/** Filters jobs. */
export type QueueJobFilter = {
  /** Only jobs in this state. */
  state?: JobState | null | undefined;
  /** Only jobs of this task. */
  task?: string | null | undefined;
};

export type PanelQueueTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelQueueTasksQuery = { queueTasks: Array<{ task: string, waiting: number, running: number, retrying: number, failed: number, oldestDueAt: string | null }> };

export type PanelQueueJobsQueryVariables = Exact<{
  filter?: QueueJobFilter | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelQueueJobsQuery = { queueJobs: { totalCount: number, nodes: Array<{ id: number, task: string, state: JobState, attempts: number, maxAttempts: number, lastError: string | null, runAt: string, createdAt: string }> } };

export type RetryQueueJobMutationVariables = Exact<{
  id: number;
}>;


export type RetryQueueJobMutation = { retryJob: boolean };

export type RemoveQueueJobMutationVariables = Exact<{
  id: number;
}>;


export type RemoveQueueJobMutation = { removeJob: boolean };


export const PanelQueueTasksDocument = {"__meta__":{"hash":"c13df2cebebe91ff8462dbee2e5129f3fb6063495a55292ca6d2c15267e530f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelQueueTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queueTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"retrying"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"oldestDueAt"}}]}}]}}]} as unknown as DocumentNode<PanelQueueTasksQuery, PanelQueueTasksQueryVariables>;
export const PanelQueueJobsDocument = {"__meta__":{"hash":"0ad039eabc7a99b5e6fca49c814e44a88ec74a8f58f60a2457ea35ed0432e5ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelQueueJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QueueJobFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queueJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"runAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PanelQueueJobsQuery, PanelQueueJobsQueryVariables>;
export const RetryQueueJobDocument = {"__meta__":{"hash":"765bc74af3af2ef8b1db0e3af4fa4068028ada601fd5f94e2eac1888a98c1734"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryQueueJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RetryQueueJobMutation, RetryQueueJobMutationVariables>;
export const RemoveQueueJobDocument = {"__meta__":{"hash":"1d5f5dd594dbb57f03bc22a23140e9836a87598c045f637e76b610038be75397"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveQueueJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveQueueJobMutation, RemoveQueueJobMutationVariables>;

export const usePanelQueueTasksQuery = (...rest: AppQueryArguments<PanelQueueTasksQuery, PanelQueueTasksQueryVariables>) => useAppQuery(PanelQueueTasksDocument, ...rest);
export const usePanelQueueJobsQuery = (...rest: AppQueryArguments<PanelQueueJobsQuery, PanelQueueJobsQueryVariables>) => useAppQuery(PanelQueueJobsDocument, ...rest);
export const useRetryQueueJobMutation = (options?: AppMutationOptions<RetryQueueJobMutation, RetryQueueJobMutationVariables>) => useAppMutation(RetryQueueJobDocument, options);
export const useRemoveQueueJobMutation = (options?: AppMutationOptions<RemoveQueueJobMutation, RemoveQueueJobMutationVariables>) => useAppMutation(RemoveQueueJobDocument, options);
