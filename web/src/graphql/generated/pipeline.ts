/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How an enquiry came in. */
export type EnquirySource =
  /** A customer asked in the app. */
  | 'APP'
  /** In another way. */
  | 'OTHER'
  /** A guest called. */
  | 'PHONE'
  /** A guest came by. */
  | 'WALK_IN'
  /** A guest wrote by WhatsApp. */
  | 'WHATSAPP';

/** Where an enquiry stands for its business. */
export type EnquiryStage =
  /** Somebody of the business has written. */
  | 'ANSWERED'
  /** It became a request, which waits for an answer. */
  | 'HELD'
  /** The business gave it up, or its booking was cancelled. */
  | 'LOST'
  /** Nobody of the business has written. */
  | 'NEW'
  /** An offer for it waits for its customer. */
  | 'OFFERED'
  /** It became a booking that is accepted or confirmed. */
  | 'WON';

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

/** Which enquiries of a business are listed; absent fields exclude nothing. */
export type PipelineFilter = {
  /** Only those whose follow-up day has come. */
  followUpDue?: boolean | null | undefined;
  /** Only of this hall. */
  hallId?: number | null | undefined;
  /** Only those that came in this way. */
  source?: EnquirySource | null | undefined;
  /** Only those at this stage. */
  stage?: EnquiryStage | null | undefined;
};

/** The order of the enquiries of a business. */
export type PipelineOrder =
  /** The latest message, or change by hand, first. */
  | 'LATEST'
  /** Whose latest message is the oldest first. */
  | 'OLDEST'
  /** The next function first; those without a day, and then those that are over, last. */
  | 'SOONEST';

export type EnquiryPipelineQueryVariables = Exact<{
  filter?: PipelineFilter | null | undefined;
  order: PipelineOrder;
  paging?: PagingInput | null | undefined;
}>;


export type EnquiryPipelineQuery = { enquiryPipeline: { totalCount: number, nodes: Array<{ enquiryId: number | null, bookingId: number | null, stage: EnquiryStage, source: EnquirySource, hallTitle: string, hallNameUrdu: string | null, timeZone: string, customerName: string, day: string | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, followUpOn: string | null, isFollowUpDue: boolean }> } };

export type EnquirySumsFieldsFragment = { new: number, answered: number, offered: number, held: number, won: number, lost: number, followUpDue: number, recentlyAsked: number, recentlyWon: number, medianAnswerMinutes: number | null };

export type EnquirySummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type EnquirySummaryQuery = { enquirySummary: { total: { new: number, answered: number, offered: number, held: number, won: number, lost: number, followUpDue: number, recentlyAsked: number, recentlyWon: number, medianAnswerMinutes: number | null }, halls: Array<{ hallId: number, hallTitle: string, hallNameUrdu: string | null, new: number, answered: number, offered: number, held: number, won: number, lost: number, followUpDue: number, recentlyAsked: number, recentlyWon: number, medianAnswerMinutes: number | null }>, sources: Array<{ source: EnquirySource, new: number, answered: number, offered: number, held: number, won: number, lost: number, followUpDue: number, recentlyAsked: number, recentlyWon: number, medianAnswerMinutes: number | null }> } };

export const EnquirySumsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquirySumsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquirySums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"followUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"recentlyAsked"}},{"kind":"Field","name":{"kind":"Name","value":"recentlyWon"}},{"kind":"Field","name":{"kind":"Name","value":"medianAnswerMinutes"}}]}}]} as unknown as DocumentNode<EnquirySumsFieldsFragment, unknown>;
export const EnquiryPipelineDocument = {"__meta__":{"hash":"4fcef92135214237d4bd8669bdaa90a632b80dc92e2d75c9c09a323e6f299094"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiryPipeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PipelineFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PipelineOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryPipeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<EnquiryPipelineQuery, EnquiryPipelineQueryVariables>;
export const EnquirySummaryDocument = {"__meta__":{"hash":"19083b68a96acdfcd283c2fc72432673e8843c21d0d71bc5037982411f6060ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquirySummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquirySummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquirySumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"halls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"followUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"recentlyAsked"}},{"kind":"Field","name":{"kind":"Name","value":"recentlyWon"}},{"kind":"Field","name":{"kind":"Name","value":"medianAnswerMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"followUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"recentlyAsked"}},{"kind":"Field","name":{"kind":"Name","value":"recentlyWon"}},{"kind":"Field","name":{"kind":"Name","value":"medianAnswerMinutes"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquirySumsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquirySums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"followUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"recentlyAsked"}},{"kind":"Field","name":{"kind":"Name","value":"recentlyWon"}},{"kind":"Field","name":{"kind":"Name","value":"medianAnswerMinutes"}}]}}]} as unknown as DocumentNode<EnquirySummaryQuery, EnquirySummaryQueryVariables>;

export const useEnquiryPipelineQuery = (...rest: AppQueryArguments<EnquiryPipelineQuery, EnquiryPipelineQueryVariables>) => useAppQuery(EnquiryPipelineDocument, ...rest);
export const useEnquirySummaryQuery = (...rest: AppQueryArguments<EnquirySummaryQuery, EnquirySummaryQueryVariables>) => useAppQuery(EnquirySummaryDocument, ...rest);
