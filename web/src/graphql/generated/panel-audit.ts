/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which entries of the audit log to list. */
export type AuditFilter = {
  /** Only actions that begin with this, as in business. */
  action?: string | null | undefined;
  /** Part of the name, user name or address of who did it. */
  actor?: string | null | undefined;
  /** Only what this person did. */
  actorId?: number | null | undefined;
  /** Not before this instant. */
  from?: string | null | undefined;
  /** Only this thing; together with subjectType. */
  subjectId?: string | null | undefined;
  /** Only things of this kind. */
  subjectType?: string | null | undefined;
  /** Before this instant. */
  to?: string | null | undefined;
};

/** Which part of a long list is wanted; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the page before. */
  after?: string | null | undefined;
  /** How many, 1 to 100. A larger number is refused. */
  limit?: number | null | undefined;
  /** The number of the page, from 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

export type PanelAuditQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelAuditQuery = { auditLog: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ id: number, action: string, subjectType: string, subjectId: string | null, actorId: number | null, actorName: string | null, before: Record<string, unknown> | null, after: Record<string, unknown> | null, at: string, address: string | null }> } };


export const PanelAuditDocument = {"__meta__":{"hash":"b840c64eb7125912a4a1ed604ff7292a476a4c5a04d78bbc7834be242298b983"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}}]} as unknown as DocumentNode<PanelAuditQuery, PanelAuditQueryVariables>;

export const usePanelAuditQuery = (...rest: AppQueryArguments<PanelAuditQuery, PanelAuditQueryVariables>) => useAppQuery(PanelAuditDocument, ...rest);
