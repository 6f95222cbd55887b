/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppSubscription, type AppSubscriptionOptions } from '../useAppSubscription';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who wrote a message. */
export type MessageSide =
  /** The owner, or a member of the team. */
  | 'BUSINESS'
  /** The customer. */
  | 'CUSTOMER';

export type InboxFieldsFragment = { side: MessageSide, unreadCount: number };

export type InboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type InboxChangedSubscription = { inboxChanged: { side: MessageSide, unreadCount: number } };

export type BusinessInboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BusinessInboxChangedSubscription = { businessInboxChanged: { side: MessageSide, unreadCount: number } };

export const InboxFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Inbox"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]} as unknown as DocumentNode<InboxFieldsFragment, unknown>;
export const InboxChangedDocument = {"__meta__":{"hash":"f9df3f975b9b8e58b64fe392a83b10ca2f606a6f3b37dd658cd5e8d2bf80debe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"InboxChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inboxChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Inbox"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]} as unknown as DocumentNode<InboxChangedSubscription, InboxChangedSubscriptionVariables>;
export const BusinessInboxChangedDocument = {"__meta__":{"hash":"0e96a64804ca4320fda3f9c26dcfc516fe3a0fd7978f330a1df7622aab360772"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BusinessInboxChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessInboxChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Inbox"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]} as unknown as DocumentNode<BusinessInboxChangedSubscription, BusinessInboxChangedSubscriptionVariables>;

export const useInboxChangedSubscription = (options?: AppSubscriptionOptions<InboxChangedSubscription, InboxChangedSubscriptionVariables>) => useAppSubscription(InboxChangedDocument, options);
export const useBusinessInboxChangedSubscription = (options?: AppSubscriptionOptions<BusinessInboxChangedSubscription, BusinessInboxChangedSubscriptionVariables>) => useAppSubscription(BusinessInboxChangedDocument, options);
