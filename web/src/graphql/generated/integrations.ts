/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useAppMutation, type AppMutationOptions } from '../useAppMutation';
import { useAppQuery, type AppQueryArguments } from '../useAppQuery';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A calendar of another program, whose events take the time of halls. */
export type AddExternalCalendarInput = {
  /** One of the viewer’s halls; every hall if omitted. */
  hallId?: number | null | undefined;
  /** Its name in lists; defaults to the one that it gives itself, or its host. */
  name?: string | null | undefined;
  /** A public https or webcal URL of an iCalendar file, at most 1,000 characters. */
  url: string;
};

/** A new webhook. */
export type AddWebhookInput = {
  /** The events to send; at least one. */
  events: Array<WebhookEvent>;
  /** A public https URL, at most 500 characters. */
  url: string;
};

/** What an API key may do for its business. Scopes don’t include each other. */
export type ApiKeyScope =
  /** Approve and decline requests. */
  | 'BOOKINGS'
  /** Change halls with their catalogue, pictures and blocked times. */
  | 'HALLS'
  /** Read and send messages about bookings. */
  | 'MESSAGES'
  /** Record and correct payments of bookings. */
  | 'PAYMENTS'
  /** Read halls, bookings, calendar and statistics. */
  | 'READ';

/** A calendar feed of the business or one of its halls. */
export type CalendarFeedInput = {
  /** One of the viewer’s halls; the whole business if omitted. */
  hallId?: number | null | undefined;
};

/** Why an event of an external calendar isn’t read, or not as a whole. */
export type CalendarProblemReason =
  /** Its end can’t be read, or is of a day before its start; left out. */
  | 'END'
  /** A date that it adds, moves or leaves out can’t be read; the rest is taken. */
  | 'EXCEPTION'
  /** It begins and ends at the same moment, so it takes no time. */
  | 'NO_LENGTH'
  /** Its repetition can’t be read; only its first date is taken. */
  | 'RULE'
  /** Its start can’t be read; left out. */
  | 'START'
  /** It has more dates ahead than a calendar may have events; left out. */
  | 'TOO_MANY'
  /** Its time zone isn’t known; taken in that of the business. */
  | 'ZONE';

/** Changes to a webhook; omitted fields stay as they are. */
export type ChangeWebhookInput = {
  /** The new events. */
  events?: Array<WebhookEvent> | null | undefined;
  /** Whether events are sent. */
  isActive?: boolean | null | undefined;
  /** The new URL. */
  url?: string | null | undefined;
};

/** The status of a delivery. */
export type DeliveryStatus =
  /** The receiver answered 2xx. */
  | 'DELIVERED'
  /** Failed after the last attempt; can be replayed. */
  | 'FAILED'
  /** In progress, or waiting for the next attempt. */
  | 'WAITING';

/** A new API key. */
export type IssueApiKeyInput = {
  /** When it expires; never if omitted. */
  expiresAt?: string | null | undefined;
  /** Its purpose, 1 to 100 characters. */
  name: string;
  /** Its permissions; at least one. */
  scopes: Array<ApiKeyScope>;
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

/** An event that webhooks receive. */
export type WebhookEvent =
  /** A booking was declined, withdrawn, expired or otherwise cancelled. */
  | 'BOOKING_CANCELLED'
  /** A booking was changed, by agreement or by the business that had entered it. */
  | 'BOOKING_CHANGED'
  /** A booking was confirmed, by the owner or automatically. */
  | 'BOOKING_CONFIRMED'
  /** A request that isn’t answered yet no longer holds its time. */
  | 'BOOKING_HOLD_ENDED'
  /** A customer requested a booking. */
  | 'BOOKING_REQUESTED'
  /** A customer asked a hall, or the business entered an enquiry by hand. */
  | 'ENQUIRY_CREATED'
  /** The customer or the business wrote a message about a booking or an enquiry. */
  | 'MESSAGE_SENT'
  /** What was due of a booking on a day isn’t paid; once for each day. */
  | 'PAYMENT_OVERDUE'
  /** A receipt, refund, charge or correction of a booking was recorded. */
  | 'PAYMENT_RECORDED'
  /** A test sent by the owner; can’t be subscribed to. */
  | 'PING'
  /** A customer reviewed a hall. */
  | 'REVIEW_WRITTEN';

/** The state of a webhook. */
export type WebhookState =
  /** Events are sent. */
  | 'ACTIVE'
  /** Disabled by the platform, because nothing could be delivered for a day. */
  | 'DISABLED'
  /** Disabled by its owner. */
  | 'OFF'
  /** Several attempts failed in a row: events wait until pausedUntil, or until it is resumed. */
  | 'PAUSED';

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: number, name: string, prefix: string, scopes: Array<ApiKeyScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, isLive: boolean }> };

export type ApiKeyFieldsFragment = { id: number, name: string, prefix: string, scopes: Array<ApiKeyScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, isLive: boolean };

export type IssueApiKeyMutationVariables = Exact<{
  input: IssueApiKeyInput;
}>;


export type IssueApiKeyMutation = { issueApiKey: { key: string, apiKey: { id: number, name: string, prefix: string, scopes: Array<ApiKeyScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, isLive: boolean } } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: number;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { id: number, name: string, prefix: string, scopes: Array<ApiKeyScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, isLive: boolean } };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: number, url: string, events: Array<WebhookEvent>, state: WebhookState, isActive: boolean, pausedUntil: string | null, disabledAt: string | null, failures: number, createdAt: string }> };

export type WebhookFieldsFragment = { id: number, url: string, events: Array<WebhookEvent>, state: WebhookState, isActive: boolean, pausedUntil: string | null, disabledAt: string | null, failures: number, createdAt: string };

export type AddWebhookMutationVariables = Exact<{
  input: AddWebhookInput;
}>;


export type AddWebhookMutation = { addWebhook: { secret: string, webhook: { id: number, url: string, events: Array<WebhookEvent>, state: WebhookState, isActive: boolean, pausedUntil: string | null, disabledAt: string | null, failures: number, createdAt: string } } };

export type ChangeWebhookMutationVariables = Exact<{
  id: number;
  input: ChangeWebhookInput;
}>;


export type ChangeWebhookMutation = { changeWebhook: { id: number, url: string, events: Array<WebhookEvent>, state: WebhookState, isActive: boolean, pausedUntil: string | null, disabledAt: string | null, failures: number, createdAt: string } };

export type ResumeWebhookMutationVariables = Exact<{
  id: number;
}>;


export type ResumeWebhookMutation = { resumeWebhook: { id: number, url: string, events: Array<WebhookEvent>, state: WebhookState, isActive: boolean, pausedUntil: string | null, disabledAt: string | null, failures: number, createdAt: string } };

export type RemoveWebhookMutationVariables = Exact<{
  id: number;
}>;


export type RemoveWebhookMutation = { removeWebhook: boolean };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhook: { id: number, url: string, events: Array<WebhookEvent>, state: WebhookState, isActive: boolean, pausedUntil: string | null, disabledAt: string | null, failures: number, createdAt: string } } };

export type PingWebhookMutationVariables = Exact<{
  id: number;
}>;


export type PingWebhookMutation = { pingWebhook: { id: number, event: WebhookEvent, status: DeliveryStatus, attempts: number, responseStatus: number | null, responseText: string | null, lastError: string | null, durationMs: number | null, createdAt: string, nextAttemptAt: string | null, deliveredAt: string | null } };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: number;
  paging?: PagingInput | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { nodes: Array<{ id: number, event: WebhookEvent, status: DeliveryStatus, attempts: number, responseStatus: number | null, responseText: string | null, lastError: string | null, durationMs: number | null, createdAt: string, nextAttemptAt: string | null, deliveredAt: string | null }>, pageInfo: { page: number, limit: number, hasNextPage: boolean, endCursor: string | null } } };

export type DeliveryFieldsFragment = { id: number, event: WebhookEvent, status: DeliveryStatus, attempts: number, responseStatus: number | null, responseText: string | null, lastError: string | null, durationMs: number | null, createdAt: string, nextAttemptAt: string | null, deliveredAt: string | null };

export type ReplayWebhookDeliveryMutationVariables = Exact<{
  id: number;
}>;


export type ReplayWebhookDeliveryMutation = { replayWebhookDelivery: { id: number, event: WebhookEvent, status: DeliveryStatus, attempts: number, responseStatus: number | null, responseText: string | null, lastError: string | null, durationMs: number | null, createdAt: string, nextAttemptAt: string | null, deliveredAt: string | null } };

export type CalendarFeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedsQuery = { calendarFeeds: Array<{ hallId: number | null, title: string, url: string | null }> };

export type RenewCalendarFeedMutationVariables = Exact<{
  input: CalendarFeedInput;
}>;


export type RenewCalendarFeedMutation = { renewCalendarFeed: { hallId: number | null, title: string, url: string | null } };

export type CloseCalendarFeedMutationVariables = Exact<{
  input: CalendarFeedInput;
}>;


export type CloseCalendarFeedMutation = { closeCalendarFeed: { hallId: number | null, title: string, url: string | null } };

export type ExternalCalendarsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExternalCalendarsQuery = { externalCalendars: Array<{ id: number, name: string, url: string, hallId: number | null, hallTitle: string | null, eventCount: number, problemCount: number, clashCount: number, syncedAt: string | null, failures: number, lastError: string | null, nextSyncAt: string, problems: Array<{ title: string, startTime: string | null, reason: CalendarProblemReason }> }> };

export type ExternalCalendarFieldsFragment = { id: number, name: string, url: string, hallId: number | null, hallTitle: string | null, eventCount: number, problemCount: number, clashCount: number, syncedAt: string | null, failures: number, lastError: string | null, nextSyncAt: string, problems: Array<{ title: string, startTime: string | null, reason: CalendarProblemReason }> };

export type AddExternalCalendarMutationVariables = Exact<{
  input: AddExternalCalendarInput;
}>;


export type AddExternalCalendarMutation = { addExternalCalendar: { id: number, name: string, url: string, hallId: number | null, hallTitle: string | null, eventCount: number, problemCount: number, clashCount: number, syncedAt: string | null, failures: number, lastError: string | null, nextSyncAt: string, problems: Array<{ title: string, startTime: string | null, reason: CalendarProblemReason }> } };

export type SyncExternalCalendarMutationVariables = Exact<{
  id: number;
}>;


export type SyncExternalCalendarMutation = { syncExternalCalendar: { id: number, name: string, url: string, hallId: number | null, hallTitle: string | null, eventCount: number, problemCount: number, clashCount: number, syncedAt: string | null, failures: number, lastError: string | null, nextSyncAt: string, problems: Array<{ title: string, startTime: string | null, reason: CalendarProblemReason }> } };

export type RemoveExternalCalendarMutationVariables = Exact<{
  id: number;
}>;


export type RemoveExternalCalendarMutation = { removeExternalCalendar: boolean };

export const ApiKeyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}}]}}]} as unknown as DocumentNode<ApiKeyFieldsFragment, unknown>;
export const WebhookFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WebhookFieldsFragment, unknown>;
export const DeliveryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"responseText"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}}]}}]} as unknown as DocumentNode<DeliveryFieldsFragment, unknown>;
export const ExternalCalendarFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExternalCalendarFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExternalCalendar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clashCount"}},{"kind":"Field","name":{"kind":"Name","value":"syncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"nextSyncAt"}}]}}]} as unknown as DocumentNode<ExternalCalendarFieldsFragment, unknown>;
export const ApiKeysDocument = {"__meta__":{"hash":"762f339068e14657a5dc0d8460a661c61ef54b2c37f6a9692a13cf415ff78126"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const IssueApiKeyDocument = {"__meta__":{"hash":"9de7ca9f63929422690d0d415f94042adfc79d4211f99007f4bee321051a2c7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}}]}}]} as unknown as DocumentNode<IssueApiKeyMutation, IssueApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"__meta__":{"hash":"122a743978ddf79b5accd1e224e8f0566647b95873974d2ef73463ec73797a43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const WebhooksDocument = {"__meta__":{"hash":"9a6a50ef8173d6d277a1b1f45f0f2a72694c08910eadf91a76832036ed582651"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const AddWebhookDocument = {"__meta__":{"hash":"b386da675c0352f7ea1bc9edc819895b00520ac70507a4158a52977ab6b04bd9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AddWebhookMutation, AddWebhookMutationVariables>;
export const ChangeWebhookDocument = {"__meta__":{"hash":"570ee8cb34b04979e718ade55de7076573a83fcc62a6606f50b69b73f1c2a59f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ChangeWebhookMutation, ChangeWebhookMutationVariables>;
export const ResumeWebhookDocument = {"__meta__":{"hash":"2e292901f9a3814456ea6fa56507af676480233fd6fcccddd35a5ecdf1ba3fb1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ResumeWebhookMutation, ResumeWebhookMutationVariables>;
export const RemoveWebhookDocument = {"__meta__":{"hash":"18ab53db1cd837240bf931fb892d17afaa1a7e035a9a8111cc0f2823f0aebc2d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveWebhookMutation, RemoveWebhookMutationVariables>;
export const RotateWebhookSecretDocument = {"__meta__":{"hash":"28ef9cf456f99b5b18e2fa53dfc0eb988b5c7b9a79a22f57b21db0072f1ae7fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const PingWebhookDocument = {"__meta__":{"hash":"f43a374d0a04982e64ca8aff58d7a45b9d8a186b5584c324d23b60ce667b78eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PingWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pingWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"responseText"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}}]}}]} as unknown as DocumentNode<PingWebhookMutation, PingWebhookMutationVariables>;
export const WebhookDeliveriesDocument = {"__meta__":{"hash":"9d4d16ef2dde9828c4ab11a756affabc87085fb034c3529ef48f261826bdef5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"responseText"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const ReplayWebhookDeliveryDocument = {"__meta__":{"hash":"a6dd2773d4d56e3b297a24218c920ba733f9950a90519c7446bebaf0466d0763"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"responseText"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}}]}}]} as unknown as DocumentNode<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;
export const CalendarFeedsDocument = {"__meta__":{"hash":"8f9f5c9b913d323757d54d264ba142a12f081c8bfb14dbd28c9ab6d55c56557b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CalendarFeedsQuery, CalendarFeedsQueryVariables>;
export const RenewCalendarFeedDocument = {"__meta__":{"hash":"1d2e2931aa0f4642b91d9c7159c5b50f89a112e507fb2660972fae642d6c2a02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RenewCalendarFeedMutation, RenewCalendarFeedMutationVariables>;
export const CloseCalendarFeedDocument = {"__meta__":{"hash":"341eed9dc432a41ebab63ae9715e4a1259dd9cbe876928d730327cf38d966b26"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CloseCalendarFeedMutation, CloseCalendarFeedMutationVariables>;
export const ExternalCalendarsDocument = {"__meta__":{"hash":"bf27f1a96d16ce6f0a081c431bdda3c0bb0083419dbe088bb6b9f1bb2670528f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExternalCalendars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalCalendars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExternalCalendarFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExternalCalendarFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExternalCalendar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clashCount"}},{"kind":"Field","name":{"kind":"Name","value":"syncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"nextSyncAt"}}]}}]} as unknown as DocumentNode<ExternalCalendarsQuery, ExternalCalendarsQueryVariables>;
export const AddExternalCalendarDocument = {"__meta__":{"hash":"84167f90e19731a551718c41d7767b35d5bbc82355da3f19d6be7887987775a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddExternalCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddExternalCalendarInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addExternalCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExternalCalendarFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExternalCalendarFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExternalCalendar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clashCount"}},{"kind":"Field","name":{"kind":"Name","value":"syncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"nextSyncAt"}}]}}]} as unknown as DocumentNode<AddExternalCalendarMutation, AddExternalCalendarMutationVariables>;
export const SyncExternalCalendarDocument = {"__meta__":{"hash":"729c8817ff51a4aa24594f7e0c450a281173842c324682b8368ef92014ff5e3d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncExternalCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncExternalCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExternalCalendarFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExternalCalendarFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExternalCalendar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"hallId"}},{"kind":"Field","name":{"kind":"Name","value":"hallTitle"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clashCount"}},{"kind":"Field","name":{"kind":"Name","value":"syncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"nextSyncAt"}}]}}]} as unknown as DocumentNode<SyncExternalCalendarMutation, SyncExternalCalendarMutationVariables>;
export const RemoveExternalCalendarDocument = {"__meta__":{"hash":"7d17cb152af0dfa7a93dd78ef8448d7ae1ff28c0e68d1687a19bc5fe350fd891"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveExternalCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeExternalCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveExternalCalendarMutation, RemoveExternalCalendarMutationVariables>;

export const useApiKeysQuery = (...rest: AppQueryArguments<ApiKeysQuery, ApiKeysQueryVariables>) => useAppQuery(ApiKeysDocument, ...rest);
export const useIssueApiKeyMutation = (options?: AppMutationOptions<IssueApiKeyMutation, IssueApiKeyMutationVariables>) => useAppMutation(IssueApiKeyDocument, options);
export const useRevokeApiKeyMutation = (options?: AppMutationOptions<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>) => useAppMutation(RevokeApiKeyDocument, options);
export const useWebhooksQuery = (...rest: AppQueryArguments<WebhooksQuery, WebhooksQueryVariables>) => useAppQuery(WebhooksDocument, ...rest);
export const useAddWebhookMutation = (options?: AppMutationOptions<AddWebhookMutation, AddWebhookMutationVariables>) => useAppMutation(AddWebhookDocument, options);
export const useChangeWebhookMutation = (options?: AppMutationOptions<ChangeWebhookMutation, ChangeWebhookMutationVariables>) => useAppMutation(ChangeWebhookDocument, options);
export const useResumeWebhookMutation = (options?: AppMutationOptions<ResumeWebhookMutation, ResumeWebhookMutationVariables>) => useAppMutation(ResumeWebhookDocument, options);
export const useRemoveWebhookMutation = (options?: AppMutationOptions<RemoveWebhookMutation, RemoveWebhookMutationVariables>) => useAppMutation(RemoveWebhookDocument, options);
export const useRotateWebhookSecretMutation = (options?: AppMutationOptions<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>) => useAppMutation(RotateWebhookSecretDocument, options);
export const usePingWebhookMutation = (options?: AppMutationOptions<PingWebhookMutation, PingWebhookMutationVariables>) => useAppMutation(PingWebhookDocument, options);
export const useWebhookDeliveriesQuery = (...rest: AppQueryArguments<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) => useAppQuery(WebhookDeliveriesDocument, ...rest);
export const useReplayWebhookDeliveryMutation = (options?: AppMutationOptions<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>) => useAppMutation(ReplayWebhookDeliveryDocument, options);
export const useCalendarFeedsQuery = (...rest: AppQueryArguments<CalendarFeedsQuery, CalendarFeedsQueryVariables>) => useAppQuery(CalendarFeedsDocument, ...rest);
export const useRenewCalendarFeedMutation = (options?: AppMutationOptions<RenewCalendarFeedMutation, RenewCalendarFeedMutationVariables>) => useAppMutation(RenewCalendarFeedDocument, options);
export const useCloseCalendarFeedMutation = (options?: AppMutationOptions<CloseCalendarFeedMutation, CloseCalendarFeedMutationVariables>) => useAppMutation(CloseCalendarFeedDocument, options);
export const useExternalCalendarsQuery = (...rest: AppQueryArguments<ExternalCalendarsQuery, ExternalCalendarsQueryVariables>) => useAppQuery(ExternalCalendarsDocument, ...rest);
export const useAddExternalCalendarMutation = (options?: AppMutationOptions<AddExternalCalendarMutation, AddExternalCalendarMutationVariables>) => useAppMutation(AddExternalCalendarDocument, options);
export const useSyncExternalCalendarMutation = (options?: AppMutationOptions<SyncExternalCalendarMutation, SyncExternalCalendarMutationVariables>) => useAppMutation(SyncExternalCalendarDocument, options);
export const useRemoveExternalCalendarMutation = (options?: AppMutationOptions<RemoveExternalCalendarMutation, RemoveExternalCalendarMutationVariables>) => useAppMutation(RemoveExternalCalendarDocument, options);
