import {
  DEFAULT_BOOKING_SETTINGS,
  type BookingSettings,
  type OpeningHours,
} from '../../domain/availability/availability.js';

/** The settings of a business as its rows say, before defaults. */
export interface SettingsRow {
  timeZone: string;
  operatingHours: OpeningHours[];
  /** Null where nothing was set. */
  slots: Omit<BookingSettings, 'timeZone' | 'operatingHours'> | null;
}

/**
 * SQL for a {@link SettingsRow} as JSON, for statements that read a business anyway.
 * @param business the alias of `businesses` in the statement
 */
export function settingsJson(business: string): string {
  return `json_build_object(
    'timeZone', ${business}.time_zone,
    'operatingHours', coalesce((
      select json_agg(json_build_object('dayOfWeek', w.day_of_week, 'openingTime', w.opening_time,
          'closingTime', w.closing_time, 'isActive', w.is_active) order by w.day_of_week)
        from business_operating_hours w where w.business_id = ${business}.id), '[]'),
    'slots', (
      select json_build_object('slotDuration', t.slot_duration, 'bufferTime', t.buffer_time,
          'allowMultipleSlots', t.allow_multiple_slots, 'maxAdvanceBookingDays', t.max_advance_booking_days,
          'minAdvanceBookingHours', t.min_advance_booking_hours)
        from business_time_slots t where t.business_id = ${business}.id))`;
}

/** Settings with the specification's defaults for what was never set. */
export function settingsOf({ timeZone, operatingHours, slots }: SettingsRow): BookingSettings {
  return { ...DEFAULT_BOOKING_SETTINGS, ...slots, timeZone, operatingHours };
}
