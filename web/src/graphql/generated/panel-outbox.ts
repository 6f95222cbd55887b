/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filters mails. */
export type OutboxFilter = {
  /** Only this kind. */
  kind?: string | null | undefined;
  /** Only this status. */
  status?: string | null | undefined;
  /** Text in the address or subject. */
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

export type PanelOutboxQueryVariables = Exact<{
  filter?: OutboxFilter | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelOutboxQuery = { outbox: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ id: number, to: string, subject: string, text: string, asksSignIn: boolean, kind: string, status: string, attempts: number, lastError: string | null, createdAt: string, sentAt: string | null }> } };

export type RetryOutboxMailMutationVariables = Exact<{
  id: number;
}>;


export type RetryOutboxMailMutation = { retryMail: boolean };


export const PanelOutboxDocument = {"__meta__":{"hash":"c30152ea14dfc6149cc12ce58bdf03994d0edd0ccd15a62ca87ca62277f69319"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelOutbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"asksSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}}]} as unknown as DocumentNode<PanelOutboxQuery, PanelOutboxQueryVariables>;
export const RetryOutboxMailDocument = {"__meta__":{"hash":"490599cfce87399e1ca911d9ab5dc551a9aa807b11a986826e2ca08cb667fe4f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryOutboxMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RetryOutboxMailMutation, RetryOutboxMailMutationVariables>;

export const usePanelOutboxQuery = (...rest: AppQueryArguments<PanelOutboxQuery, PanelOutboxQueryVariables>) => useAppQuery(PanelOutboxDocument, ...rest);
export const useRetryOutboxMailMutation = (options?: AppMutationOptions<RetryOutboxMailMutation, RetryOutboxMailMutationVariables>) => useAppMutation(RetryOutboxMailDocument, options);
