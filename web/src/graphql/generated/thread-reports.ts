/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who wrote a message. */
export type MessageSide =
  /** The owner, or a member of the team. */
  | 'BUSINESS'
  /** The customer. */
  | 'CUSTOMER';

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

/** Why a thread is reported. */
export type ReportCategory =
  /** Insults or threats. */
  | 'ABUSE'
  /** Fraud, or asking to pay elsewhere. */
  | 'FRAUD'
  /** What the note says. */
  | 'OTHER'
  /** Advertising, or the same to many. */
  | 'SPAM';

/** Which reports of threads are listed. */
export type ReportFilter = {
  /** Only of this category. */
  category?: ReportCategory | null | undefined;
  /** Defaults to those that wait. */
  state?: ReportState | null | undefined;
};

/** The order of reports. */
export type ReportOrder =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** How staff resolved a report. */
export type ReportOutcome =
  /** The conversation was ended; no side can resume it. */
  | 'ENDED'
  /** The reported message was removed, which leaves a mark. */
  | 'MESSAGE_REMOVED'
  /** Nothing is against the rules. */
  | 'NOTHING_FOUND'
  /** The other side was warned. */
  | 'WARNED';

/** Which reports are listed. */
export type ReportState =
  /** All. */
  | 'ALL'
  /** Those that wait for staff. */
  | 'OPEN'
  /** Those that staff resolved. */
  | 'RESOLVED';

/** How staff resolve a report of a thread. */
export type ResolveReportInput = {
  /** A note for staff, at most 500 characters. */
  note?: string | null | undefined;
  /** The outcome, of which the reporter is told. */
  outcome: ReportOutcome;
};

export type MessageFileFieldsFragment = { id: number, name: string, mime: string, size: number };

export type MessageFieldsFragment = { id: number, sequence: number, side: MessageSide, senderName: string | null, isOwn: boolean, text: string | null, hasAccountNumber: boolean, isAutomatic: boolean, isRemoved: boolean, clientMutationId: string | null, createdAt: string, deletableUntil: string | null, files: Array<{ id: number, name: string, mime: string, size: number }> };

export type ThreadReportFieldsFragment = { id: number, category: ReportCategory, note: string | null, messageId: number | null, reporterSide: MessageSide, reporterName: string, customerName: string, businessName: string, hallTitle: string, timeZone: string, bookingId: number | null, enquiryId: number | null, createdAt: string, openedAt: string | null, resolvedAt: string | null, resolvedByName: string | null, outcome: ReportOutcome | null, outcomeNote: string | null };

export type PanelThreadReportsQueryVariables = Exact<{
  filter?: ReportFilter | null | undefined;
  order: ReportOrder;
  paging?: PagingInput | null | undefined;
}>;


export type PanelThreadReportsQuery = { threadReports: { totalCount: number, totalCountIsLowerBound: boolean, nodes: Array<{ id: number, category: ReportCategory, note: string | null, messageId: number | null, reporterSide: MessageSide, reporterName: string, customerName: string, businessName: string, hallTitle: string, timeZone: string, bookingId: number | null, enquiryId: number | null, createdAt: string, openedAt: string | null, resolvedAt: string | null, resolvedByName: string | null, outcome: ReportOutcome | null, outcomeNote: string | null }> } };

export type ReportedMessagesQueryVariables = Exact<{
  id: number;
  after?: string | null | undefined;
}>;


export type ReportedMessagesQuery = { reportedMessages: { nodes: Array<{ id: number, sequence: number, side: MessageSide, senderName: string | null, isOwn: boolean, text: string | null, hasAccountNumber: boolean, isAutomatic: boolean, isRemoved: boolean, clientMutationId: string | null, createdAt: string, deletableUntil: string | null, files: Array<{ id: number, name: string, mime: string, size: number }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ResolveThreadReportMutationVariables = Exact<{
  id: number;
  input: ResolveReportInput;
}>;


export type ResolveThreadReportMutation = { resolveThreadReport: { id: number, category: ReportCategory, note: string | null, messageId: number | null, reporterSide: MessageSide, reporterName: string, customerName: string, businessName: string, hallTitle: string, timeZone: string, bookingId: number | null, enquiryId: number | null, createdAt: string, openedAt: string | null, resolvedAt: string | null, resolvedByName: string | null, outcome: ReportOutcome | null, outcomeNote: string | null } };

export const MessageFileFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]} as unknown as DocumentNode<MessageFileFieldsFragment, unknown>;
export const MessageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAccountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"clientMutationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletableUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]} as unknown as DocumentNode<MessageFieldsFragment, unknown>;
export const ThreadReportFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThreadReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"reporterSide"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedByName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeNote"}}]}}]} as unknown as DocumentNode<ThreadReportFieldsFragment, unknown>;
export const PanelThreadReportsDocument = {"__meta__":{"hash":"ca1e1ae75dc212344c80a672c5e9525e35a6bccd8ee4bd70da8b6d66f5350d05"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelThreadReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"threadReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadReportFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThreadReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"reporterSide"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedByName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeNote"}}]}}]} as unknown as DocumentNode<PanelThreadReportsQuery, PanelThreadReportsQueryVariables>;
export const ReportedMessagesDocument = {"__meta__":{"hash":"0f1891eb2081a08fd35513dea2e91dbf6fdfc2eb33380d63a21e900a1c7c67ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportedMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportedMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"30"}},{"kind":"ObjectField","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mime"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAccountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"clientMutationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletableUntil"}}]}}]} as unknown as DocumentNode<ReportedMessagesQuery, ReportedMessagesQueryVariables>;
export const ResolveThreadReportDocument = {"__meta__":{"hash":"bc6e4828cb5a5bc22b7a82267ea933f54683ca6067bff7b581cd597f84fc9d5a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolveThreadReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResolveReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveThreadReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadReportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThreadReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"reporterSide"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedByName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeNote"}}]}}]} as unknown as DocumentNode<ResolveThreadReportMutation, ResolveThreadReportMutationVariables>;

export const usePanelThreadReportsQuery = (...rest: AppQueryArguments<PanelThreadReportsQuery, PanelThreadReportsQueryVariables>) => useAppQuery(PanelThreadReportsDocument, ...rest);
export const useReportedMessagesQuery = (...rest: AppQueryArguments<ReportedMessagesQuery, ReportedMessagesQueryVariables>) => useAppQuery(ReportedMessagesDocument, ...rest);
export const useResolveThreadReportMutation = (options?: AppMutationOptions<ResolveThreadReportMutation, ResolveThreadReportMutationVariables>) => useAppMutation(ResolveThreadReportDocument, options);
