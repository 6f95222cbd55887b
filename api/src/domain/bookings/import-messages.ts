/** Messages about rows of a file of bookings. */
export const BOOKING_IMPORT_MESSAGES = {
  hallUnknown: 'The business has no hall of this name or number',
  hallIdUnknown: 'The business has no hall with this id',
  hallAmbiguous: 'Several halls have this name: write the number of the hall',
  hallOffline: 'This hall is offline: put it online first',
  dateInvalid: 'Write the date as 2027-01-31 or 31/01/2027',
  timeInvalid: 'Write the time as 19:30 or 7:30 PM',
  timesRequired: 'Write the shift, or when it starts and ends',
  shiftUnknown: 'The hall has no shift of this name: write when it starts and ends',
  statusOther: 'Only confirmed bookings are imported',
  sameTime: (row: number): string => `Row ${row} takes the hall at that time`,
  requested: (name: string): string => `A request is waiting for that time: ${name}. Answer it first.`,
} as const;

/** Why the price of an imported booking isn't the hall's own. */
export const IMPORTED_PRICE_REASON = 'Price from the imported file';
