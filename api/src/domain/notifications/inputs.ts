import { object } from 'yup';
import { id, optionalId, optionalList } from '../input/fields.js';
import { NOTIFICATION_LIMITS } from './limits.js';

/** Which notifications were read; all if none is named. */
export const markNotificationsReadSchema = object({
  ids: optionalList(id('Notifications must be ids'), 'Notifications', NOTIFICATION_LIMITS.markedMax),
  bookingId: optionalId('Booking is not known'),
  enquiryId: optionalId('Enquiry is not known'),
});
