/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Channels of a group; what is left out stays. */
export type NotificationChannelsInput = {
  /** The group. */
  group: NotificationGroup;
  /** Whether its mails are sent. */
  mail?: boolean | null | undefined;
  /** Whether it is pushed. */
  push?: boolean | null | undefined;
};

/** Notifications for which mails and push notifications are turned on or off together. */
export type NotificationGroup =
  /** Applications of venue owners, for staff. */
  | 'APPLICATIONS'
  /** Requests, answers, offers and changes. */
  | 'BOOKINGS'
  /** Messages about bookings and enquiries. */
  | 'MESSAGES'
  /** Proofs of payment, and payments that are due. */
  | 'PAYMENTS'
  /** What is soon, and what may be done now: visits, enquiries to ask about again, reviews. */
  | 'REMINDERS'
  /** Visits of halls: proposals and answers. */
  | 'VISITS';

/** Changes of what the viewer is told of by mail and push; what is left out stays. */
export type NotificationSettingsInput = {
  /** Groups to change. */
  groups?: Array<NotificationChannelsInput> | null | undefined;
  /** The quiet hours; null for none. */
  quietHours?: QuietHoursInput | null | undefined;
};

/** A browser’s subscription to push notifications, as its Push API gives it. */
export type PushSubscriptionInput = {
  /** Its secret (16 bytes, base64url). */
  auth: string;
  /** The https address of its push service, at most 1000 characters. */
  endpoint: string;
  /** Its public key (P-256, base64url). */
  p256dh: string;
};

/** Hours of every day in which push notifications and mails of messages wait. */
export type QuietHoursInput = {
  /** When they begin. */
  from: string;
  /** The time zone of both (IANA), such as the browser’s. */
  timeZone: string;
  /** When they end: another time; on the next day where it is earlier. */
  until: string;
};

export type NotificationSettingsFieldsFragment = { pushKey: string, isPushOn: boolean, groups: Array<{ group: NotificationGroup, mail: boolean | null, push: boolean }>, quietHours: { from: string, until: string, timeZone: string } | null };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: { pushKey: string, isPushOn: boolean, groups: Array<{ group: NotificationGroup, mail: boolean | null, push: boolean }>, quietHours: { from: string, until: string, timeZone: string } | null } };

export type ChangeNotificationSettingsMutationVariables = Exact<{
  input: NotificationSettingsInput;
}>;


export type ChangeNotificationSettingsMutation = { changeNotificationSettings: { pushKey: string, isPushOn: boolean, groups: Array<{ group: NotificationGroup, mail: boolean | null, push: boolean }>, quietHours: { from: string, until: string, timeZone: string } | null } };

export type TurnOnPushMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type TurnOnPushMutation = { turnOnPush: { pushKey: string, isPushOn: boolean, groups: Array<{ group: NotificationGroup, mail: boolean | null, push: boolean }>, quietHours: { from: string, until: string, timeZone: string } | null } };

export type TurnOffPushMutationVariables = Exact<{ [key: string]: never; }>;


export type TurnOffPushMutation = { turnOffPush: { pushKey: string, isPushOn: boolean, groups: Array<{ group: NotificationGroup, mail: boolean | null, push: boolean }>, quietHours: { from: string, until: string, timeZone: string } | null } };

export type SendTestNotificationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestNotificationMutation = { sendTestNotification: boolean };

export const NotificationSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"push"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}},{"kind":"Field","name":{"kind":"Name","value":"isPushOn"}}]}}]} as unknown as DocumentNode<NotificationSettingsFieldsFragment, unknown>;
export const NotificationSettingsDocument = {"__meta__":{"hash":"584ca082ff139877f8c6d54fbf3172159b23b63a13e3ca2f949ddecf27828d9c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"push"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}},{"kind":"Field","name":{"kind":"Name","value":"isPushOn"}}]}}]} as unknown as DocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const ChangeNotificationSettingsDocument = {"__meta__":{"hash":"d19f41b8aa04f1190d1cd33dffea10549d4dce664ca675ac2224d53f8b91eb9d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeNotificationSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeNotificationSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"push"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}},{"kind":"Field","name":{"kind":"Name","value":"isPushOn"}}]}}]} as unknown as DocumentNode<ChangeNotificationSettingsMutation, ChangeNotificationSettingsMutationVariables>;
export const TurnOnPushDocument = {"__meta__":{"hash":"ecafef99db1d621f1582d777268d8d0cd21be211cd3e5fe79caedf0738d2c198"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnOnPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnOnPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"push"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}},{"kind":"Field","name":{"kind":"Name","value":"isPushOn"}}]}}]} as unknown as DocumentNode<TurnOnPushMutation, TurnOnPushMutationVariables>;
export const TurnOffPushDocument = {"__meta__":{"hash":"a829b4029b8c0414059a2518e357eaab4372083ba88dd72a01e7dd75eabd1ff3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnOffPush"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnOffPush"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"push"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}},{"kind":"Field","name":{"kind":"Name","value":"isPushOn"}}]}}]} as unknown as DocumentNode<TurnOffPushMutation, TurnOffPushMutationVariables>;
export const SendTestNotificationDocument = {"__meta__":{"hash":"ff871c1f4bd4a845b0aaff13475817d358de5df141415fb21b723d017929a64a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestNotification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestNotification"}}]}}]} as unknown as DocumentNode<SendTestNotificationMutation, SendTestNotificationMutationVariables>;

export const useNotificationSettingsQuery = (...rest: AppQueryArguments<NotificationSettingsQuery, NotificationSettingsQueryVariables>) => useAppQuery(NotificationSettingsDocument, ...rest);
export const useChangeNotificationSettingsMutation = (options?: AppMutationOptions<ChangeNotificationSettingsMutation, ChangeNotificationSettingsMutationVariables>) => useAppMutation(ChangeNotificationSettingsDocument, options);
export const useTurnOnPushMutation = (options?: AppMutationOptions<TurnOnPushMutation, TurnOnPushMutationVariables>) => useAppMutation(TurnOnPushDocument, options);
export const useTurnOffPushMutation = (options?: AppMutationOptions<TurnOffPushMutation, TurnOffPushMutationVariables>) => useAppMutation(TurnOffPushDocument, options);
export const useSendTestNotificationMutation = (options?: AppMutationOptions<SendTestNotificationMutation, SendTestNotificationMutationVariables>) => useAppMutation(SendTestNotificationDocument, options);
