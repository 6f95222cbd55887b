/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which notifications were read: some, those of a booking or an enquiry; all if none is named. */
export type MarkNotificationsReadInput = {
  /** Those of this booking. */
  bookingId?: number | null | undefined;
  /** Those of this enquiry. */
  enquiryId?: number | null | undefined;
  /** These, at most 100. */
  ids?: Array<number> | null | undefined;
};

export type UnreadNotificationCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationCountQuery = { unreadNotificationCount: number };

export type MarkNotificationsReadMutationVariables = Exact<{
  input?: MarkNotificationsReadInput | null | undefined;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: number };


export const UnreadNotificationCountDocument = {"__meta__":{"hash":"943f1ad8ae477d2a706bc7c3b79e95961d9cf40e093de54b07c63fe3934fbc3e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNotificationCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]} as unknown as DocumentNode<UnreadNotificationCountQuery, UnreadNotificationCountQueryVariables>;
export const MarkNotificationsReadDocument = {"__meta__":{"hash":"b26f72e7422f01b31121fb44e9a1a36750b40974be0d8fdb8b1981684a99620d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkNotificationsReadInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;

export const useUnreadNotificationCountQuery = (...rest: AppQueryArguments<UnreadNotificationCountQuery, UnreadNotificationCountQueryVariables>) => useAppQuery(UnreadNotificationCountDocument, ...rest);
export const useMarkNotificationsReadMutation = (options?: AppMutationOptions<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>) => useAppMutation(MarkNotificationsReadDocument, options);
