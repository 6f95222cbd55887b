/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filters the audit log. */
export type AuditFilter = {
  /** Prefix of the action, as in business. */
  action?: string | null | undefined;
  /** Text in the name, user name or e-mail address of the acting account. */
  actor?: string | null | undefined;
  /** Only actions of this account. */
  actorId?: number | null | undefined;
  /** Only actions of the owner and team of this business. */
  businessId?: number | null | undefined;
  /** From this instant on. */
  from?: string | null | undefined;
  /** Only this record; requires subjectType. */
  subjectId?: string | null | undefined;
  /** Only records of this type. */
  subjectType?: string | null | undefined;
  /** Before this instant. */
  to?: string | null | undefined;
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

export type PanelAuditQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelAuditQuery = { auditLog: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ id: number, action: string, subjectType: string, subjectId: string | null, actorId: number | null, actorName: string | null, before: Record<string, unknown> | null, after: Record<string, unknown> | null, at: string, address: string | null }> } };


export const PanelAuditDocument = {"__meta__":{"hash":"b840c64eb7125912a4a1ed604ff7292a476a4c5a04d78bbc7834be242298b983"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}}]} as unknown as DocumentNode<PanelAuditQuery, PanelAuditQueryVariables>;

export const usePanelAuditQuery = (...rest: AppQueryArguments<PanelAuditQuery, PanelAuditQueryVariables>) => useAppQuery(PanelAuditDocument, ...rest);
