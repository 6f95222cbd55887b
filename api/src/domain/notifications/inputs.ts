import { object } from 'yup';
import { timeZoneSchema } from '../businesses/inputs.js';
import { choice, flag, id, list, optionalId, optionalList, timeOfDay } from '../input/fields.js';
import { text } from '../text/text.js';
import { NOTIFICATION_GROUPS } from './groups.js';
import { NOTIFICATION_LIMITS } from './limits.js';
import { NOTIFICATION_MESSAGES } from './messages.js';

/** Which notifications were read; all if none is named. */
export const markNotificationsReadSchema = object({
  ids: optionalList(id('Notifications must be ids'), 'Notifications', NOTIFICATION_LIMITS.markedMax),
  bookingId: optionalId('Booking is not known'),
  enquiryId: optionalId('Enquiry is not known'),
});

const quietHours = object({
  from: timeOfDay(NOTIFICATION_MESSAGES.fromRequired),
  until: timeOfDay(NOTIFICATION_MESSAGES.untilRequired).test(
    'differs',
    NOTIFICATION_MESSAGES.sameTime,
    (until, { parent }) => until !== (parent as { from?: unknown }).from,
  ),
  timeZone: timeZoneSchema,
});

/** Changes of what somebody is told of by mail and push; what is left out stays. */
export const notificationSettingsSchema = object({
  groups: list(
    object({
      group: choice(NOTIFICATION_GROUPS, NOTIFICATION_MESSAGES.groupUnknown),
      mail: flag('Mail').nullable().optional(),
      push: flag('Push').nullable().optional(),
    }),
    'Notifications',
    NOTIFICATION_GROUPS.length,
  ),
  quietHours: quietHours.nullable().optional().default(undefined),
});

const INVALID = NOTIFICATION_MESSAGES.subscriptionInvalid;
const key = (pattern: RegExp) => text({ required: INVALID, max: [100, INVALID], matches: [pattern, INVALID] });

/** A subscription as browsers give it: an address of the push service, the browser's key and its secret. */
export const pushSubscriptionSchema = object({
  endpoint: text({ required: INVALID, max: [NOTIFICATION_LIMITS.endpointMaxCharacters, INVALID] }),
  p256dh: key(/^[\w-]{87}$/),
  auth: key(/^[\w-]{22}$/),
});
