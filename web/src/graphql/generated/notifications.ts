/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** As whom somebody is notified. */
export type NotificationAudience =
  /** As the owner of a business, or a member of its team. */
  | 'BUSINESS'
  /** As the customer of a booking. */
  | 'CUSTOMER'
  /** As a member of staff. */
  | 'STAFF';

/** What a notification tells. */
export type NotificationKind =
  /** A venue owner applied. */
  | 'APPLICATION_RECEIVED'
  /** A request is accepted, and confirmed by its first payment. */
  | 'BOOKING_ACCEPTED'
  /** A request or booking was cancelled. */
  | 'BOOKING_CANCELLED'
  /** The other side accepted or made a change of a booking. */
  | 'BOOKING_CHANGED'
  /** A booking is confirmed. */
  | 'BOOKING_CONFIRMED'
  /** The business declined a request. */
  | 'BOOKING_DECLINED'
  /** A customer would like to book. */
  | 'BOOKING_REQUESTED'
  /** A confirmed booking begins within a day. */
  | 'BOOKING_SOON'
  /** The other side did not answer a change in time. */
  | 'CHANGE_EXPIRED'
  /** The other side proposes a change of a booking. */
  | 'CHANGE_PROPOSED'
  /** The other side refused a change. */
  | 'CHANGE_REFUSED'
  /** The other side withdrew its change. */
  | 'CHANGE_WITHDRAWN'
  /** The business wanted to ask about an enquiry again on this day. */
  | 'ENQUIRY_FOLLOW_UP'
  /** The customer set the final number of guests of a booking. */
  | 'GUESTS_CHANGED'
  /** The other side wrote about a booking or an enquiry; further messages renew it. */
  | 'MESSAGE_RECEIVED'
  /** The customer accepted an offer. */
  | 'OFFER_ACCEPTED'
  /** The customer did not answer an offer in time. */
  | 'OFFER_EXPIRED'
  /** The business answers a request with an offer. */
  | 'OFFER_MADE'
  /** The customer refused an offer. */
  | 'OFFER_REFUSED'
  /** The business withdrew its offer. */
  | 'OFFER_WITHDRAWN'
  /** A payment is due soon. */
  | 'PAYMENT_DUE'
  /** A payment is overdue. */
  | 'PAYMENT_OVERDUE'
  /** The business accepted a proof of payment. */
  | 'PROOF_ACCEPTED'
  /** The business rejected a proof of payment. */
  | 'PROOF_REJECTED'
  /** A customer sent a proof of payment. */
  | 'PROOF_SENT'
  /** Staff found nothing against the rules in a thread that the viewer reported. */
  | 'REPORT_DISMISSED'
  /** A thread of a business was reported to staff; further reports renew it. */
  | 'REPORT_RECEIVED'
  /** Staff acted on the viewer’s report of a thread. */
  | 'REPORT_UPHELD'
  /** A booking is over: the customer may write a review. */
  | 'REVIEW_REQUESTED'
  /** The day of a task of a booking has come. */
  | 'TASK_DUE'
  /** Staff ask the viewer’s side of a thread to keep to the rules. */
  | 'THREAD_WARNED'
  /** Staff ended the conversation, and with it its visit. */
  | 'VISIT_CALLED_OFF'
  /** The other side cancelled a visit, or took back its proposal. */
  | 'VISIT_CANCELLED'
  /** The other side confirmed a visit. */
  | 'VISIT_CONFIRMED'
  /** The other side declined a visit. */
  | 'VISIT_DECLINED'
  /** The other side proposes a visit of the hall, or another time for one. */
  | 'VISIT_PROPOSED'
  /** A visit is within a day. */
  | 'VISIT_SOON'
  /** Messages, requests, proofs of payment or tasks have waited for the business. */
  | 'WORK_WAITING';

export type NotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { nodes: Array<{ id: number, kind: NotificationKind, audience: NotificationAudience, bookingId: number | null, enquiryId: number | null, hallTitle: string | null, hallNameUrdu: string | null, wasConfirmed: boolean, startTime: string | null, timeZone: string | null, customerName: string | null, businessName: string | null, createdAt: string, readAt: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };


export const NotificationsDocument = {"__meta__":{"hash":"f7696319285822f09aad7f6ef9f343500ed2fb3e2a4f5fd4c3123afa2cba23af"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}},{"kind":"ObjectField","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hallNameUrdu"}},{"kind":"Field","name":{"kind":"Name","value":"wasConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;

export const useNotificationsQuery = (...rest: AppQueryArguments<NotificationsQuery, NotificationsQueryVariables>) => useAppQuery(NotificationsDocument, ...rest);
