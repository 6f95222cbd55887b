import { enteredText } from '../../features/bookings/owner/enquiries/entered.text.ur';
import { enquiriesText } from '../../features/bookings/page/enquiries/enquiries.text.ur';
import { workText } from '../../features/bookings/page/enquiries/work/work.text.ur';
import { inboxText } from '../../features/bookings/page/inbox/inbox.text.ur';
import { messagesText } from '../../features/bookings/page/messages/messages.text.ur';
import { reportText } from '../../features/bookings/page/messages/report/report.text.ur';
import { visitsText } from '../../features/bookings/page/messages/visits/visits.text.ur';
import { notificationSettingsText } from '../../features/notifications/notification-settings.text.ur';
import { notificationsText } from '../../features/notifications/notifications.text.ur';
import type { Translations } from '../../i18n/translator';

/** Urdu of messages, visits, enquiries and notifications, which visitors don't load. By the names of the English texts. */
export const translations: Translations = {
  enquiriesText,
  enteredText,
  inboxText,
  workText,
  messagesText,
  notificationSettingsText,
  notificationsText,
  reportText,
  visitsText,
};
