/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** It became a booking that is accepted or confirmed. */
  | 'WON';

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

export type EnquiryFieldsFragment = { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, customerName: string, day: string | null, guestCount: number | null, occasion: Occasion | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null };

export type EnquiriesQueryVariables = Exact<{
  paging?: PagingInput | null | undefined;
}>;


export type EnquiriesQuery = { enquiries: { totalCount: number, nodes: Array<{ id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, customerName: string, day: string | null, guestCount: number | null, occasion: Occasion | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null }> } };

export type EnquiryQueryVariables = Exact<{
  id: number;
}>;


export type EnquiryQuery = { enquiry: { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, customerName: string, day: string | null, guestCount: number | null, occasion: Occasion | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null } };

export type LoseEnquiryMutationVariables = Exact<{
  id: number;
  input: LoseEnquiryInput;
}>;


export type LoseEnquiryMutation = { loseEnquiry: { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, customerName: string, day: string | null, guestCount: number | null, occasion: Occasion | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null } };

export type ReopenEnquiryMutationVariables = Exact<{
  id: number;
}>;


export type ReopenEnquiryMutation = { reopenEnquiry: { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, customerName: string, day: string | null, guestCount: number | null, occasion: Occasion | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null } };

export type SetEnquiryFollowUpMutationVariables = Exact<{
  id: number;
  input: FollowUpInput;
}>;


export type SetEnquiryFollowUpMutation = { setEnquiryFollowUp: { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, customerName: string, day: string | null, guestCount: number | null, occasion: Occasion | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null } };

export type ClearEnquiryFollowUpMutationVariables = Exact<{
  id: number;
}>;


export type ClearEnquiryFollowUpMutation = { clearEnquiryFollowUp: { id: number, hallId: number, hallTitle: string, hallNameUrdu: string | null, businessName: string, timeZone: string, customerName: string, day: string | null, guestCount: number | null, occasion: Occasion | null, lastMessageAt: string, lastMessage: string | null, unreadCount: number, work: { stage: EnquiryStage, followUpOn: string | null, isFollowUpDue: boolean, lostReason: LostReason | null, lostNote: string | null } | null } };

export const EnquiryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<EnquiryFieldsFragment, unknown>;
export const EnquiriesDocument = {"__meta__":{"hash":"c14db7dff4f357d5305e45fbb043796aa081973263625559e5db3de1be2c167f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Enquiries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<EnquiriesQuery, EnquiriesQueryVariables>;
export const EnquiryDocument = {"__meta__":{"hash":"a02232b1cecd1c7663243823fc41b4692055f745a5c43683d14756cf83a25306"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Enquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<EnquiryQuery, EnquiryQueryVariables>;
export const LoseEnquiryDocument = {"__meta__":{"hash":"344c6f8d6317c550068e79770e5a2250263842740d8562b098f5aa92d1c7b1ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoseEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoseEnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loseEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<LoseEnquiryMutation, LoseEnquiryMutationVariables>;
export const ReopenEnquiryDocument = {"__meta__":{"hash":"8ca4e20cfe94bec155c11a45505a78ad0ff8d697094bb20ea07f3d1005eaa576"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<ReopenEnquiryMutation, ReopenEnquiryMutationVariables>;
export const SetEnquiryFollowUpDocument = {"__meta__":{"hash":"1dc6576195af1ddeb9224b509b2dc3c86a5f4b1ccbceb94b09aa5986114cfe69"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEnquiryFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEnquiryFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<SetEnquiryFollowUpMutation, SetEnquiryFollowUpMutationVariables>;
export const ClearEnquiryFollowUpDocument = {"__meta__":{"hash":"825276e2bbf5145638c653a0327a8e92a3404b5acbfea5327978392b46da1383"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearEnquiryFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearEnquiryFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"guestCount"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowUpDue"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostNote"}}]}}]}}]} as unknown as DocumentNode<ClearEnquiryFollowUpMutation, ClearEnquiryFollowUpMutationVariables>;

export const useEnquiriesQuery = (...rest: AppQueryArguments<EnquiriesQuery, EnquiriesQueryVariables>) => useAppQuery(EnquiriesDocument, ...rest);
export const useEnquiryQuery = (...rest: AppQueryArguments<EnquiryQuery, EnquiryQueryVariables>) => useAppQuery(EnquiryDocument, ...rest);
export const useLoseEnquiryMutation = (options?: AppMutationOptions<LoseEnquiryMutation, LoseEnquiryMutationVariables>) => useAppMutation(LoseEnquiryDocument, options);
export const useReopenEnquiryMutation = (options?: AppMutationOptions<ReopenEnquiryMutation, ReopenEnquiryMutationVariables>) => useAppMutation(ReopenEnquiryDocument, options);
export const useSetEnquiryFollowUpMutation = (options?: AppMutationOptions<SetEnquiryFollowUpMutation, SetEnquiryFollowUpMutationVariables>) => useAppMutation(SetEnquiryFollowUpDocument, options);
export const useClearEnquiryFollowUpMutation = (options?: AppMutationOptions<ClearEnquiryFollowUpMutation, ClearEnquiryFollowUpMutationVariables>) => useAppMutation(ClearEnquiryFollowUpDocument, options);
