import type { ViewerScheduleQuery } from '../graphql/generated/schedule';

type Schedule = ViewerScheduleQuery['viewerSchedule'];
type Hall = Schedule['halls'][number];

/** The booking rules of a business. */
export const SLOTS: Schedule['timeSlots'] = {
  ...{ __typename: 'BookingSlots' },
  slotDuration: 60,
  bufferTime: 30,
  allowMultipleSlots: true,
  maxAdvanceBookingDays: 90,
  minAdvanceBookingHours: 2,
};

/** What a hall says for itself that is all as its business. */
export const AS_BUSINESS: Hall['ownSettings'] = {
  slotDuration: null,
  bufferTime: null,
  allowMultipleSlots: null,
  maxAdvanceBookingDays: null,
  minAdvanceBookingHours: null,
  operatingHours: null,
};

/** A hall whose hours and rules are those of all halls. */
export function scheduledHall(hallId: number, title: string, shifts: Hall['shifts'] = []): Hall {
  const terms = { timeSlots: SLOTS, operatingHours: [], ownSettings: AS_BUSINESS };
  return { ...{ __typename: 'HallSchedule' }, hallId, title, shifts, closingHours: [], ...terms };
}

/** The schedule of a business that is always open. */
export function makeSchedule(halls: Hall[]): Schedule {
  return { timeZone: 'Asia/Karachi', currency: 'PKR', timeSlots: SLOTS, operatingHours: [], halls, exceptions: [] };
}
