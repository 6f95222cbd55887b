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

/** Which visits are listed. */
export type VisitFilter = {
  /** Only today’s, in the business’s time zone, and later ones. */
  coming?: boolean | null | undefined;
  /** Only on or after this day, in the business’s time zone. */
  from?: string | null | undefined;
  /** Only of this hall. */
  hallId?: number | null | undefined;
  /** Only those that are proposed or confirmed. */
  standing?: boolean | null | undefined;
  /** Only with this status. */
  status?: VisitStatus | null | undefined;
};

/** The order of a list of visits. */
export type VisitOrder =
  /** Latest first. */
  | 'LATEST'
  /** Earliest first. */
  | 'SOONEST';

/** Where a visit stands. Whether it is past, its time says. */
export type VisitStatus =
  /** It was called off. */
  | 'CANCELLED'
  /** Both sides agreed on it. */
  | 'CONFIRMED'
  /** The other side declined it. */
  | 'DECLINED'
  /** Waits for the other side. */
  | 'PROPOSED'
  /** Another time was proposed. */
  | 'REPLACED';

export type BusinessVisitsQueryVariables = Exact<{
  filter?: VisitFilter | null | undefined;
  order: VisitOrder;
  paging?: PagingInput | null | undefined;
}>;


export type BusinessVisitsQuery = { businessVisits: { totalCount: number, nodes: Array<{ id: number, bookingId: number | null, enquiryId: number | null, hallTitle: string, hallNameUrdu: string | null, timeZone: string, customerName: string, status: VisitStatus, startsAt: string, headCount: number | null, note: string | null, isPast: boolean, viewerCanAnswer: boolean }> } };


export const BusinessVisitsDocument = {"__meta__":{"hash":"ed59b346c5503f54716841cad4a12b0316371e286f7a7c24477fe9d0ac957b35"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessVisits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessVisits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"headCount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isPast"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<BusinessVisitsQuery, BusinessVisitsQueryVariables>;

export const useBusinessVisitsQuery = (...rest: AppQueryArguments<BusinessVisitsQuery, BusinessVisitsQueryVariables>) => useAppQuery(BusinessVisitsDocument, ...rest);
