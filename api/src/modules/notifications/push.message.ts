import type { Locale } from '../../domain/accounts/locales.js';
import { isStaff, type Role } from '../../domain/accounts/roles.js';
import { findPlace } from '../../domain/notifications/places.js';
import { NOTIFICATION_SENTENCES_URDU } from '../../domain/notifications/sentences-urdu.js';
import { NOTIFICATION_SENTENCES, sayNotification } from '../../domain/notifications/sentences.js';
import { isolate } from '../../domain/text/direction.js';
import type { NotificationRow } from './notification.queries.js';

/** What a browser gets; its service worker shows it (`web/src/service-worker`). */
export interface PushMessage {
  title: string;
  body: string;
  /** Where a press leads. */
  path: string;
  /** A later one with the same tag takes its place. */
  tag: string;
  lang: Locale;
}

const WORDS = {
  en: {
    sentences: NOTIFICATION_SENTENCES,
    several: (count: number) => `${count} new notifications`,
    test: { title: 'Notifications work here', body: 'This browser shows what you chose in your settings.' },
  },
  ur: {
    sentences: NOTIFICATION_SENTENCES_URDU,
    several: (count: number) => `${count} نئی اطلاعات`,
    test: { title: 'اطلاعات یہاں کام کر رہی ہیں', body: 'یہ براؤزر وہ دکھائے گا جو آپ نے ترتیبات میں چنا ہے۔' },
  },
} as const;

/** Where a notification leads; its list has the same (`web/src/features/notifications`). */
function toPath(row: NotificationRow): string {
  const place = findPlace(row);
  if (place.page === 'visits' || place.page === 'dashboard') return `/business/${place.page}`;
  if (place.page === 'panel') return `/cpanel?tab=${place.tab}`;
  const base = place.isCustomers ? '' : '/business';
  return place.page === 'enquiry' ? `${base}/enquiries/${place.id}` : `${base}/bookings/${place.id}`;
}

/** Names in a script of the other direction keep their order within an English sentence; the Urdu ones isolate theirs. */
function isolateNames(row: NotificationRow): NotificationRow {
  const { customerName, businessName } = row;
  return {
    ...row,
    customerName: customerName && isolate(customerName),
    businessName: businessName && isolate(businessName),
  };
}

/**
 * What is pushed about notifications, in a language: one says what happened; several say how many they are, and lead to the place of
 * the latest.
 * @param latest the newest of them
 */
export function createPushMessage(latest: NotificationRow, count: number, locale: Locale): PushMessage {
  const { sentences, several } = WORDS[locale];
  const sentence = sayNotification(sentences, locale === 'ur' ? latest : isolateNames(latest));
  const hall = (locale === 'ur' ? latest.hallNameUrdu : null) ?? latest.hallTitle ?? '';
  const path = toPath(latest);
  return count === 1
    ? { title: sentence, body: hall, path, tag: `notification-${latest.id}`, lang: locale }
    : { title: several(count), body: sentence, path, tag: 'notifications', lang: locale };
}

/** What a person sends to their own browser, to see whether it arrives. */
export function createTestMessage(role: Role, locale: Locale): PushMessage {
  return { ...WORDS[locale].test, path: isStaff(role) ? '/cpanel' : '/account', tag: 'test', lang: locale };
}
