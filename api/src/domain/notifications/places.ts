import { isOfGoneEnquiry, type ToldOf } from './sentences.js';

/** Where a notification leads. */
export type NotificationPlace =
  | { page: 'visits' }
  | { page: 'dashboard' }
  | { page: 'panel'; tab: 'businesses' | 'thread-reports' }
  | { page: 'enquiry' | 'booking'; id: number; isCustomers: boolean };

/** Where a notification leads, for the list in the app and for push notifications. */
export function findPlace(told: Pick<ToldOf, 'kind' | 'audience' | 'bookingId' | 'enquiryId'>): NotificationPlace {
  const { kind, audience, bookingId, enquiryId } = told;
  if (audience === 'STAFF') return { page: 'panel', tab: kind === 'REPORT_RECEIVED' ? 'thread-reports' : 'businesses' };
  if (kind === 'WORK_WAITING') return { page: 'dashboard' };
  if (isOfGoneEnquiry(told)) return { page: 'visits' };
  const isCustomers = audience === 'CUSTOMER';
  if (enquiryId !== null) return { page: 'enquiry', id: enquiryId, isCustomers };
  return { page: 'booking', id: bookingId ?? 0, isCustomers };
}
