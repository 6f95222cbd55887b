/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a hall can be found and booked. */
export type HallStatus =
  /** Online. */
  | 'ACTIVE'
  /** Taken offline by its owner, or still incomplete. */
  | 'INACTIVE';

/** Filters the viewer’s halls. */
export type OwnedHallFilter = {
  /** Only active or only inactive halls. */
  status?: HallStatus | null | undefined;
  /** Text in the title, number or address, ignoring case and accents. */
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

export type PanelHallsQueryVariables = Exact<{
  filter?: OwnedHallFilter | null | undefined;
  paging?: PagingInput | null | undefined;
}>;


export type PanelHallsQuery = { allHalls: { nodes: Array<{ id: number, title: string, location: string, businessId: number }> } };


export const PanelHallsDocument = {"__meta__":{"hash":"57f270c3c0c730d333a91edc6107fda8c6f43c0ca87c0a54979fdaaeacba5266"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelHalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnedHallFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allHalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"businessId"}}]}}]}}]}}]} as unknown as DocumentNode<PanelHallsQuery, PanelHallsQueryVariables>;

export const usePanelHallsQuery = (...rest: AppQueryArguments<PanelHallsQuery, PanelHallsQueryVariables>) => useAppQuery(PanelHallsDocument, ...rest);
