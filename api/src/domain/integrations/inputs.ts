import { object } from 'yup';
import type { InferType } from 'yup';
import { choice, flag, list, optionalId, optionalInstant } from '../input/fields.js';
import { INTEGRATION_LIMITS } from './limits.js';

import { atMost, text } from '../text/text.js';

const limits = INTEGRATION_LIMITS;

/** What an API key may do for its business. Scopes don't contain each other. */
export enum ApiKeyScope {
  /** What the owner can look up: halls, bookings, calendar, figures. */
  READ = 'read',
  /** Answers to booking requests. */
  BOOKINGS = 'bookings',
  /** Halls with their catalogue, pictures and blocked times. */
  HALLS = 'halls',
}

/** Every scope, in the order of the form. */
export const API_KEY_SCOPES: readonly ApiKeyScope[] = [ApiKeyScope.READ, ApiKeyScope.BOOKINGS, ApiKeyScope.HALLS];

/** News that a webhook is told. */
export enum WebhookEvent {
  BOOKING_REQUESTED = 'booking.requested',
  BOOKING_CONFIRMED = 'booking.confirmed',
  BOOKING_CANCELLED = 'booking.cancelled',
  REVIEW_WRITTEN = 'review.written',
  /** A test that the owner asks for; goes to every webhook. */
  PING = 'ping',
}

/** The news that a webhook can ask for. */
export const WEBHOOK_EVENTS: readonly WebhookEvent[] = [
  WebhookEvent.BOOKING_REQUESTED,
  WebhookEvent.BOOKING_CONFIRMED,
  WebhookEvent.BOOKING_CANCELLED,
  WebhookEvent.REVIEW_WRITTEN,
];

/** How a delivery stands. */
export enum DeliveryStatus {
  /** On its way, or waiting for the next attempt. */
  WAITING = 'waiting',
  /** The receiver answered 2xx. */
  DELIVERED = 'delivered',
  /** Given up after the last attempt; it can be replayed. */
  FAILED = 'failed',
}

/** How a webhook stands. */
export const WebhookState = {
  ACTIVE: 'ACTIVE',
  /** Several attempts failed in a row: it is left alone for a while. */
  PAUSED: 'PAUSED',
  /** Switched off by its owner. */
  OFF: 'OFF',
  /** Switched off by the platform, after a day without success. */
  DISABLED: 'DISABLED',
} as const;
export type WebhookState = keyof typeof WebhookState;

/** Sentences of the integrations' forms and refusals. */
export const INTEGRATION_MESSAGES = {
  nameRequired: 'Name is required',
  scopesRequired: 'Choose at least one permission',
  scopeUnknown: 'Permission is not known',
  onceEach: 'Each can be chosen once',
  expiryPast: 'The end must be in the future',
  urlRequired: 'Address is required',
  urlInvalid: 'Must be an address that begins with https://, without a name and password in it',
  urlPrivate: 'This address leads into a private network, where we deliver nothing',
  urlUnknown: 'This address can’t be found',
  eventsRequired: 'Choose at least one event',
  eventUnknown: 'Event is not known',
  tooManyKeys: `A business can have ${limits.keysMax} keys. Revoke one that is not used any more.`,
  tooManyWebhooks: `A business can have ${limits.webhooksMax} webhooks. Remove one that is not used any more.`,
} as const;

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a webhook's address names this machine: only where the server's environment allows it. */
export function isLocalAddress(url: URL): boolean {
  return LOCAL_HOSTS.has(url.hostname);
}

function isWebhookUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isLocalAddress(url));
  return isSecure && url.username === '' && url.password === '' && url.hostname !== '';
}

function nonEmptySubset<T extends string>(
  values: readonly T[],
  words: { label: string; required: string; unknown: string },
) {
  return list(choice(values, words.unknown), words.label, values.length)
    .min(1, words.required)
    .test('once', INTEGRATION_MESSAGES.onceEach, (chosen) => new Set(chosen).size === (chosen?.length ?? 0));
}

const scopes = nonEmptySubset(API_KEY_SCOPES, {
  label: 'Permissions',
  required: INTEGRATION_MESSAGES.scopesRequired,
  unknown: INTEGRATION_MESSAGES.scopeUnknown,
});
const events = nonEmptySubset(WEBHOOK_EVENTS, {
  label: 'Events',
  required: INTEGRATION_MESSAGES.eventsRequired,
  unknown: INTEGRATION_MESSAGES.eventUnknown,
});
const url = text({
  required: INTEGRATION_MESSAGES.urlRequired,
  max: atMost('Address', limits.urlMaxCharacters),
  matches: [isWebhookUrl, INTEGRATION_MESSAGES.urlInvalid],
});

/** A new API key. */
export const apiKeySchema = object({
  name: text({ required: INTEGRATION_MESSAGES.nameRequired, max: atMost('Name', limits.keyNameMaxCharacters) }),
  scopes,
  /** When it ends by itself; never where empty. */
  expiresAt: optionalInstant(),
});
export type ApiKeyInput = InferType<typeof apiKeySchema>;

/** A new webhook. */
export const webhookSchema = object({ url, events });
export type WebhookInput = InferType<typeof webhookSchema>;

/** Changes to a webhook: what is absent stays as it is. */
export const webhookChangeSchema = object({
  url: url.optional(),
  events: events.default(undefined).optional(),
  isActive: flag('Active').optional(),
});
export type WebhookChange = InferType<typeof webhookChangeSchema>;

/** Whose calendar feed: a hall's, or, without one, the business's. */
export const calendarFeedSchema = object({ hallId: optionalId('Hall must be one of your halls') });
