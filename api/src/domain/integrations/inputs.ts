import { object } from 'yup';
import type { InferType } from 'yup';
import { choice, flag, list, optionalId, optionalInstant } from '../input/fields.js';
import { INTEGRATION_LIMITS } from './limits.js';

import { atMost, optionalText, text } from '../text/text.js';

const limits = INTEGRATION_LIMITS;

/** What an API key may do for its business. No scope includes another. */
export enum ApiKeyScope {
  /** Reading: halls, bookings, calendar, statistics. */
  READ = 'read',
  /** Answering booking requests. */
  BOOKINGS = 'bookings',
  /** Changing halls with their catalogue, pictures and blocks. */
  HALLS = 'halls',
  /** Recording payments of bookings. */
  PAYMENTS = 'payments',
  /** Reading and sending messages about bookings. */
  MESSAGES = 'messages',
}

/** Every scope in display order. */
export const API_KEY_SCOPES: readonly ApiKeyScope[] = [
  ApiKeyScope.READ,
  ApiKeyScope.BOOKINGS,
  ApiKeyScope.HALLS,
  ApiKeyScope.PAYMENTS,
  ApiKeyScope.MESSAGES,
];

export enum WebhookEvent {
  BOOKING_REQUESTED = 'booking.requested',
  BOOKING_CONFIRMED = 'booking.confirmed',
  BOOKING_CANCELLED = 'booking.cancelled',
  BOOKING_HOLD_ENDED = 'booking.hold_ended',
  BOOKING_CHANGED = 'booking.changed',
  REVIEW_WRITTEN = 'review.written',
  PAYMENT_RECORDED = 'payment.recorded',
  PAYMENT_OVERDUE = 'payment.overdue',
  MESSAGE_SENT = 'message.sent',
  ENQUIRY_CREATED = 'enquiry.created',
  /** A test requested by the owner; every webhook receives it. */
  PING = 'ping',
}

/** The events that a webhook can subscribe to. */
export const WEBHOOK_EVENTS: readonly WebhookEvent[] = [
  WebhookEvent.BOOKING_REQUESTED,
  WebhookEvent.BOOKING_CONFIRMED,
  WebhookEvent.BOOKING_CANCELLED,
  WebhookEvent.BOOKING_HOLD_ENDED,
  WebhookEvent.BOOKING_CHANGED,
  WebhookEvent.REVIEW_WRITTEN,
  WebhookEvent.PAYMENT_RECORDED,
  WebhookEvent.PAYMENT_OVERDUE,
  WebhookEvent.MESSAGE_SENT,
  WebhookEvent.ENQUIRY_CREATED,
];

export enum DeliveryStatus {
  /** In progress, or waiting for the next attempt. */
  WAITING = 'waiting',
  /** The receiver responded with 2xx. */
  DELIVERED = 'delivered',
  /** Failed after the last attempt; it can be replayed. */
  FAILED = 'failed',
}

export const WebhookState = {
  ACTIVE: 'ACTIVE',
  /** Paused after several consecutive failures. */
  PAUSED: 'PAUSED',
  /** Switched off by its owner. */
  OFF: 'OFF',
  /** Switched off by the platform, after a day without success. */
  DISABLED: 'DISABLED',
} as const;
export type WebhookState = keyof typeof WebhookState;

/** Why an event of an external calendar isn't read, or not as a whole. */
export const CalendarProblemReason = {
  /** Its start can't be read; left out. */
  START: 'START',
  /** Its end can't be read, or is of a day before its start; left out. */
  END: 'END',
  /** It begins and ends at the same moment, so it takes no time (RFC 5545, 3.6.1). */
  NO_LENGTH: 'NO_LENGTH',
  /** Its repetition can't be read; only its first date is taken. */
  RULE: 'RULE',
  /** It repeats more often than a calendar may have events; left out. */
  TOO_MANY: 'TOO_MANY',
  /** A date that it adds, moves or leaves out can't be read; the rest is taken. */
  EXCEPTION: 'EXCEPTION',
  /** Nobody knows its time zone; taken in that of the business. */
  ZONE: 'ZONE',
} as const;
export type CalendarProblemReason = keyof typeof CalendarProblemReason;

/** Messages of the integrations' forms and errors. */
export const INTEGRATION_MESSAGES = {
  nameRequired: 'Name is required',
  scopesRequired: 'Choose at least one permission',
  scopeUnknown: 'Permission is not known',
  onceEach: 'Each can be chosen once',
  expiryPast: 'The end must be in the future',
  urlRequired: 'Address is required',
  urlInvalid: 'Must be an address that begins with https://, without a name and password in it',
  urlPrivate: 'This address leads into a private network, which we don’t reach',
  urlUnknown: 'This address can’t be found',
  calendarUrlInvalid: 'Must be an address that begins with https:// or webcal://, without a name and password in it',
  hallUnknown: 'Hall must be one of your halls',
  eventsRequired: 'Choose at least one event',
  eventUnknown: 'Event is not known',
  calendarFailed: 'Something went wrong on our side',
  tooManyKeys: `A business can have ${limits.keysMax} keys. Revoke one that is not used any more.`,
  tooManyCalendars: `A business can have ${limits.externalCalendarsMax} other calendars. Remove one that is not used any more.`,
  tooManyWebhooks: `A business can have ${limits.webhooksMax} webhooks. Remove one that is not used any more.`,
} as const;

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a webhook's URL is on this machine, which only the environment can allow. */
export function isLocalAddress(url: URL): boolean {
  return LOCAL_HOSTS.has(url.hostname);
}

function isOutgoingUrl(value: string): boolean {
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
  matches: [isOutgoingUrl, INTEGRATION_MESSAGES.urlInvalid],
});

/** A new API key. */
export const apiKeySchema = object({
  name: text({ required: INTEGRATION_MESSAGES.nameRequired, max: atMost('Name', limits.keyNameMaxCharacters) }),
  scopes,
  /** When it expires; never if empty. */
  expiresAt: optionalInstant(),
});
export type ApiKeyInput = InferType<typeof apiKeySchema>;

/** A new webhook. */
export const webhookSchema = object({ url, events });
export type WebhookInput = InferType<typeof webhookSchema>;

/** Changes of a webhook: an absent field is unchanged. */
export const webhookChangeSchema = object({
  url: url.optional(),
  events: events.default(undefined).optional(),
  isActive: flag('Active').optional(),
});
export type WebhookChange = InferType<typeof webhookChangeSchema>;

/** A calendar feed of a hall, or of the business without a hall. */
export const calendarFeedSchema = object({ hallId: optionalId(INTEGRATION_MESSAGES.hallUnknown) });

/** The address under which a calendar is read: `webcal` means https. */
export function toCalendarAddress(url: string): string {
  return url.replace(/^webcals?:/i, 'https:');
}

/** A calendar of another program, for one hall or for all. */
export const externalCalendarSchema = object({
  url: text({
    required: INTEGRATION_MESSAGES.urlRequired,
    max: atMost('Address', limits.externalCalendarUrlMaxCharacters),
    matches: [(value) => isOutgoingUrl(toCalendarAddress(value)), INTEGRATION_MESSAGES.calendarUrlInvalid],
  }),
  hallId: optionalId(INTEGRATION_MESSAGES.hallUnknown),
  name: optionalText({ max: atMost('Name', limits.externalCalendarNameMaxCharacters), isName: true }),
});
export type ExternalCalendarInput = InferType<typeof externalCalendarSchema>;
