export const TIME_SLOT_LIMITS = {
  slotDefaultMinutes: 60,
  slotMinMinutes: 15,
  slotMaxMinutes: 1440,
  bufferDefaultMinutes: 0,
  bufferMaxMinutes: 1440,
  advanceDefaultDays: 90,
  advanceMinDays: 1,
  advanceMaxDays: 1095,
  noticeDefaultHours: 2,
  noticeMaxHours: 2160,
} as const;

export const AVAILABILITY_LIMITS = {
  blockMaxDays: 366,
  /** The most days of a business's calendar in one request: a month with the weeks around it. */
  calendarMaxDays: 62,
} as const;

/** Limits of special days and closed dates. */
export const EXCEPTION_LIMITS = { perBusinessMax: 300, maxDays: 366, noteMaxCharacters: 200 } as const;

/** Limits of shifts; an hour less than a booking's maximum, since the night in which clocks go back is an hour longer. */
export const SHIFT_LIMITS = {
  perHallMax: 20,
  nameMaxCharacters: 50,
  leastMinutes: 120,
  mostMinutes: 1380,
} as const;
