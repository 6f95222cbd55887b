/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An enquiry that was entered by hand, as it stands; absent fields are empty. */
export type ChangeEnquiryInput = {
  /** Its changedAt as it was read: where somebody has changed it since, this change is refused. Without it, it is written over. */
  changedAt?: string | null | undefined;
  /** The guest’s name. */
  customerName: string;
  /** The guest’s phone number. */
  customerPhone?: string | null | undefined;
  /** The day that the guest thinks of, from today on. */
  day?: string | null | undefined;
  /** About how many guests come. */
  guestCount?: number | null | undefined;
  /** The hall, of the viewer’s business. */
  hallId: number;
  /** What the guest asked, at most 1,000 characters. */
  note?: string | null | undefined;
  /** What it would be for. */
  occasion?: Occasion | null | undefined;
  /** How it came in; not by the app. */
  source: EnquirySource;
};

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

/** An enquiry that came by phone, by WhatsApp or in person. */
export type EnterEnquiryInput = {
  /** Idempotency key: repeated entries create a single enquiry. */
  clientMutationId?: string | null | undefined;
  /** The guest’s name. */
  customerName: string;
  /** The guest’s phone number. */
  customerPhone?: string | null | undefined;
  /** The day that the guest thinks of, from today on. */
  day?: string | null | undefined;
  /** About how many guests come. */
  guestCount?: number | null | undefined;
  /** The hall, of the viewer’s business. */
  hallId: number;
  /** What the guest asked, at most 1,000 characters. */
  note?: string | null | undefined;
  /** What it would be for. */
  occasion?: Occasion | null | undefined;
  /** How it came in; not by the app. */
  source: EnquirySource;
};

/** When a business asks again. */
export type FollowUpInput = {
  /** The day, from today to 730 days ahead in the hall’s time zone. */
  day: string;
};

/** Why an enquiry is lost. */
export type LoseEnquiryInput = {
  /** In words, at most 300 characters; required for `OTHER`. The customer doesn’t read it. */
  note?: string | null | undefined;
  /** The reason. */
  reason: LostReason;
};

/** Why an enquiry was lost. */
export type LostReason =
  /** The day was taken. */
  | 'DATE_TAKEN'
  /** The customer chose another hall. */
  | 'FOUND_ELSEWHERE'
  /** The customer didn’t answer. */
  | 'NO_ANSWER'
  /** What the note says. */
  | 'OTHER'
  /** It was too expensive. */
  | 'PRICE';

/** What a booking is for. */
export type Occasion =
  /** A wedding, to which the groom’s procession comes. */
  | 'BARAAT'
  /** A birthday. */
  | 'BIRTHDAY'
  /** An event of a company. */
  | 'CORPORATE'
  /** An engagement. */
  | 'ENGAGEMENT'
  /** The evening of henna before a wedding. */
  | 'MEHNDI'
  /** The marriage ceremony. */
  | 'NIKAH'
  /** Anything else. */
  | 'OTHER'
  /** The reception after a wedding. */
  | 'WALIMA';

/** The requested part of a list; after and page exclude each other. */
export type PagingInput = {
  /** The endCursor of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 100. Larger values are refused. */
  limit?: number | null | undefined;
  /** Page number, starting at 1, for lists with numbered pages. */
  page?: number | null | undefined;
};

export type EnquiryFieldsFragment = { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, source: EnquirySource, customerName: string, customerPhone: string | null, note: string | null, day: string | null, guestCount: number | null, occasion: Occasion | null, offerId: number | null, createdAt: string, changedAt: string | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null };

export type EnquiriesQueryVariables = Exact<{
  paging?: PagingInput | null | undefined;
}>;


export type EnquiriesQuery = { enquiries: { totalCount: number, nodes: Array<{ id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, source: EnquirySource, customerName: string, customerPhone: string | null, note: string | null, day: string | null, guestCount: number | null, occasion: Occasion | null, offerId: number | null, createdAt: string, changedAt: string | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null }> } };

export type EnquiryQueryVariables = Exact<{
  id: number;
}>;


export type EnquiryQuery = { enquiry: { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, source: EnquirySource, customerName: string, customerPhone: string | null, note: string | null, day: string | null, guestCount: number | null, occasion: Occasion | null, offerId: number | null, createdAt: string, changedAt: string | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null } };

export type LoseEnquiryMutationVariables = Exact<{
  id: number;
  input: LoseEnquiryInput;
}>;


export type LoseEnquiryMutation = { loseEnquiry: { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, source: EnquirySource, customerName: string, customerPhone: string | null, note: string | null, day: string | null, guestCount: number | null, occasion: Occasion | null, offerId: number | null, createdAt: string, changedAt: string | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null } };

export type ReopenEnquiryMutationVariables = Exact<{
  id: number;
}>;


export type ReopenEnquiryMutation = { reopenEnquiry: { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, source: EnquirySource, customerName: string, customerPhone: string | null, note: string | null, day: string | null, guestCount: number | null, occasion: Occasion | null, offerId: number | null, createdAt: string, changedAt: string | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null } };

export type SetEnquiryFollowUpMutationVariables = Exact<{
  id: number;
  input: FollowUpInput;
}>;


export type SetEnquiryFollowUpMutation = { setEnquiryFollowUp: { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, source: EnquirySource, customerName: string, customerPhone: string | null, note: string | null, day: string | null, guestCount: number | null, occasion: Occasion | null, offerId: number | null, createdAt: string, changedAt: string | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null } };

export type ClearEnquiryFollowUpMutationVariables = Exact<{
  id: number;
}>;


export type ClearEnquiryFollowUpMutation = { clearEnquiryFollowUp: { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, source: EnquirySource, customerName: string, customerPhone: string | null, note: string | null, day: string | null, guestCount: number | null, occasion: Occasion | null, offerId: number | null, createdAt: string, changedAt: string | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null } };

export type EnterEnquiryMutationVariables = Exact<{
  input: EnterEnquiryInput;
}>;


export type EnterEnquiryMutation = { enterEnquiry: { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, source: EnquirySource, customerName: string, customerPhone: string | null, note: string | null, day: string | null, guestCount: number | null, occasion: Occasion | null, offerId: number | null, createdAt: string, changedAt: string | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null } };

export type ChangeEnquiryMutationVariables = Exact<{
  id: number;
  input: ChangeEnquiryInput;
}>;


export type ChangeEnquiryMutation = { changeEnquiry: { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, source: EnquirySource, customerName: string, customerPhone: string | null, note: string | null, day: string | null, guestCount: number | null, occasion: Occasion | null, offerId: number | null, createdAt: string, changedAt: string | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, contact: { national: string, dialerUrl: string, whatsappUrl: string | null } | null, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null } };

export type RemoveEnquiryMutationVariables = Exact<{
  id: number;
}>;


export type RemoveEnquiryMutation = { removeEnquiry: { id: number } };

export const EnquiryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<EnquiryFieldsFragment, unknown>;
export const EnquiriesDocument = {"__meta__":{"hash":"bda6f9c5750b95440e7c91065425a80d367f224a6ab22bfbe2aecab258c0e6c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Enquiries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<EnquiriesQuery, EnquiriesQueryVariables>;
export const EnquiryDocument = {"__meta__":{"hash":"0f12e51fb59ee6be54efff141e689a20339120d69e9f272a9b54fd8222056f66"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Enquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<EnquiryQuery, EnquiryQueryVariables>;
export const LoseEnquiryDocument = {"__meta__":{"hash":"9e4fc0e18caf17a83f5b41b242a8f736979a96f8032d7b2ccb3775642ae63b96"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoseEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoseEnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loseEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<LoseEnquiryMutation, LoseEnquiryMutationVariables>;
export const ReopenEnquiryDocument = {"__meta__":{"hash":"fcaf7c7d1a86114895c505c5eaf0410af02da446a1bad252c40722df99790287"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<ReopenEnquiryMutation, ReopenEnquiryMutationVariables>;
export const SetEnquiryFollowUpDocument = {"__meta__":{"hash":"6421937572448b17e7680879233c0132762c9393959808f12c0cdb431aef86e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEnquiryFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEnquiryFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<SetEnquiryFollowUpMutation, SetEnquiryFollowUpMutationVariables>;
export const ClearEnquiryFollowUpDocument = {"__meta__":{"hash":"75cd04413c05fb00a6b7bf49ae0c6cf2cc8be499b77172ac93dabe24865be9d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearEnquiryFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearEnquiryFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<ClearEnquiryFollowUpMutation, ClearEnquiryFollowUpMutationVariables>;
export const EnterEnquiryDocument = {"__meta__":{"hash":"0e75b67d5ddbb9a2b0f3194687f92a5dc6e4744977e6ec98362d078507b24e28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnterEnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<EnterEnquiryMutation, EnterEnquiryMutationVariables>;
export const ChangeEnquiryDocument = {"__meta__":{"hash":"5d861ddede53e56aa39380ef0f01e83a95c0c40396ce63273ff5a4123157607f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"national"}},{"kind":"Field","name":{"kind":"Name","value":"dialerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<ChangeEnquiryMutation, ChangeEnquiryMutationVariables>;
export const RemoveEnquiryDocument = {"__meta__":{"hash":"502b2682316de4345f91ea1c4575713dca5674c92a876e7626ae38eb246fd867"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveEnquiryMutation, RemoveEnquiryMutationVariables>;

export const useEnquiriesQuery = (...rest: AppQueryArguments<EnquiriesQuery, EnquiriesQueryVariables>) => useAppQuery(EnquiriesDocument, ...rest);
export const useEnquiryQuery = (...rest: AppQueryArguments<EnquiryQuery, EnquiryQueryVariables>) => useAppQuery(EnquiryDocument, ...rest);
export const useLoseEnquiryMutation = (options?: AppMutationOptions<LoseEnquiryMutation, LoseEnquiryMutationVariables>) => useAppMutation(LoseEnquiryDocument, options);
export const useReopenEnquiryMutation = (options?: AppMutationOptions<ReopenEnquiryMutation, ReopenEnquiryMutationVariables>) => useAppMutation(ReopenEnquiryDocument, options);
export const useSetEnquiryFollowUpMutation = (options?: AppMutationOptions<SetEnquiryFollowUpMutation, SetEnquiryFollowUpMutationVariables>) => useAppMutation(SetEnquiryFollowUpDocument, options);
export const useClearEnquiryFollowUpMutation = (options?: AppMutationOptions<ClearEnquiryFollowUpMutation, ClearEnquiryFollowUpMutationVariables>) => useAppMutation(ClearEnquiryFollowUpDocument, options);
export const useEnterEnquiryMutation = (options?: AppMutationOptions<EnterEnquiryMutation, EnterEnquiryMutationVariables>) => useAppMutation(EnterEnquiryDocument, options);
export const useChangeEnquiryMutation = (options?: AppMutationOptions<ChangeEnquiryMutation, ChangeEnquiryMutationVariables>) => useAppMutation(ChangeEnquiryDocument, options);
export const useRemoveEnquiryMutation = (options?: AppMutationOptions<RemoveEnquiryMutation, RemoveEnquiryMutationVariables>) => useAppMutation(RemoveEnquiryDocument, options);
