import { object, type InferType } from 'yup';
import type { Shift } from '../availability/shifts.js';
import { importFileSchema, toFile } from '../catalogue/import.js';
import { DomainError, validate, type FieldError } from '../input/errors.js';
import { normalizeFigures } from '../text/normalize.js';
import { getWeekday, isDay, isTimeOfDay } from '../time/days.js';
import { toPeriod } from '../time/zone.js';
import { BOOKING_IMPORT_MESSAGES, IMPORTED_PRICE_REASON } from './import-messages.js';
import { BOOKING_MESSAGES, enterBookingSchema } from './inputs.js';
import { readOccasion } from './occasion-names.js';

/** What becomes of a row of an imported ledger book. */
export const ImportedBookingState = {
  /** It becomes a booking. */
  NEW: 'NEW',
  /** The booking is there: same hall, start and phone number. */
  PRESENT: 'PRESENT',
  /** Something else takes its time. */
  CONFLICT: 'CONFLICT',
  /** A rule refuses it. */
  INVALID: 'INVALID',
} as const;
export type ImportedBookingState = keyof typeof ImportedBookingState;

/** A file of bookings as text. */
export const importBookingsSchema = object({
  content: importFileSchema.fields.content,
  preview: importFileSchema.fields.preview,
});

/** Names of columns by field; the first one with a value is used. Those of the exported file are among them. */
export const IMPORTED_BOOKING_COLUMNS = {
  hall: ['hall', 'hallTitle', 'hallName', 'venue'],
  hallId: ['hallId'],
  date: ['date', 'day', 'eventDate', 'functionDate'],
  shift: ['shift', 'shiftName', 'slot'],
  startTime: ['from', 'start', 'startTime'],
  endTime: ['to', 'until', 'end', 'endTime'],
  guestCount: ['guests', 'guestCount', 'heads', 'persons'],
  customerName: ['guestName', 'customer', 'customerName', 'name'],
  customerPhone: ['phone', 'customerPhone', 'mobile', 'contact'],
  customerEmail: ['email', 'customerEmail'],
  occasion: ['occasion', 'event', 'eventType', 'function'],
  specialRequests: ['requests', 'specialRequests'],
  notes: ['notes', 'privateNotes', 'remarks'],
  agreedPrice: ['totalPrice', 'total', 'price', 'amount'],
  status: ['status'],
} as const;
export type ImportedBookingField = keyof typeof IMPORTED_BOOKING_COLUMNS;

/** A template with a past function, and one to come, of a shift. */
export const BOOKING_IMPORT_SAMPLE = toFile(`
hall,date,from,to,shift,guestName,phone,email,guests,occasion,notes,totalPrice
North Hall,2026-02-14,19:00,23:30,,Ayesha Khan,0300 1234567,,350,Walima,From the ledger book,450000
North Hall,2027-01-30,,,Dinner,Bilal Ahmed,0321 7654321,bilal@example.com,200,Birthday,,
`);

/** The columns of the template. */
export const BOOKING_IMPORT_COLUMNS = (BOOKING_IMPORT_SAMPLE.slice(1).split('\r\n')[0] ?? '').split(',');

/** A hall by which a row can name it. */
export interface ImportHall {
  id: number;
  title: string;
  number: string | null;
  isPublic: boolean;
}

/** The cell of a field, if there is one. */
type CellReader = (field: ImportedBookingField) => string | undefined;

const fold = (text: string): string => normalizeFigures(text).replace(/\s+/g, ' ').toLowerCase();

/** The halls that a text names: by their title, else their number, else their id. */
function findNamedHalls<Hall extends ImportHall>(written: string, halls: readonly Hall[]): readonly Hall[] {
  const name = fold(written);
  const ways: ((hall: Hall) => string)[] = [({ title }) => title, (hall) => hall.number ?? '', ({ id }) => String(id)];
  return ways.map((way) => halls.filter((hall) => fold(way(hall)) === name)).find(({ length }) => length > 0) ?? [];
}

/** The one hall that was found, if it is online. */
function chooseHall<Hall extends ImportHall>(
  [hall, another]: readonly Hall[],
  field: ImportedBookingField,
  unknown: string,
): Hall | FieldError {
  if (!hall) return { field, message: unknown };
  if (another) return { field, message: BOOKING_IMPORT_MESSAGES.hallAmbiguous };
  return hall.isPublic ? hall : { field, message: BOOKING_IMPORT_MESSAGES.hallOffline };
}

/** The hall of a row: by its id where the row has one, else by its name. */
export function findImportHall<Hall extends ImportHall>(of: CellReader, halls: readonly Hall[]): Hall | FieldError {
  const [id, name] = [of('hallId'), of('hall')];
  const { hallIdUnknown, hallUnknown } = BOOKING_IMPORT_MESSAGES;
  if (id !== undefined) {
    const found = halls.filter((hall) => String(hall.id) === fold(id));
    return chooseHall(found, 'hallId', hallIdUnknown);
  }
  if (name === undefined) return { field: 'hall', message: BOOKING_MESSAGES.hallRequired };
  return chooseHall(findNamedHalls(name, halls), 'hall', hallUnknown);
}

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;

/** The day that a cell says, `YYYY-MM-DD`: year first, or day first as in Pakistan; null if it says none. */
function readImportDay(written: string): string | null {
  const text = normalizeFigures(written);
  const [, first = '', month = '', last = ''] = YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text) ?? [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : null;
}

/** `19:30`, `7:30 PM`, `7pm`, with seconds, or after a day as in exported files. */
const TIME = /^(?:\d{4}-\d{2}-\d{2}[ T])?(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i;

/** The time of day that a cell says, `HH:MM`; null if it says none. */
function readImportTime(written: string): string | null {
  const [, hours, minutes, half] = TIME.exec(normalizeFigures(written)) ?? [];
  if (hours === undefined || (minutes === undefined && half === undefined)) return null;
  const isAfternoon = half?.toLowerCase() === 'p';
  if (half !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  const read = `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
  return isTimeOfDay(read) ? read : null;
}

type NamedShift = Pick<Shift, 'id' | 'name' | 'weekdays'>;

/** What a hall's rows are read by. */
interface HallFacts {
  id: number;
  timeZone: string;
  shifts: readonly NamedShift[];
}

/** A cell that is read, or why it can't be. */
function readCell(cell: string | undefined, read: (cell: string) => string | null) {
  const value = cell === undefined ? undefined : read(cell);
  return { value: value ?? undefined, isInvalid: value === null };
}

/** The shift of a name that is sold on a day, else the first one of the name. */
function findNamedShift(name: string | undefined, day: string | undefined, shifts: readonly NamedShift[]) {
  const named = shifts.filter((shift) => name && fold(shift.name) === fold(name));
  return named.find(({ weekdays }) => day !== undefined && weekdays.includes(getWeekday(day))) ?? named[0];
}

/** When a row says that it is, as an entry names it, and what is wrong with it. */
function readStay(of: CellReader, { timeZone, shifts }: HallFacts) {
  const date = readCell(of('date'), readImportDay);
  const start = readCell(of('startTime'), readImportTime);
  const end = readCell(of('endTime'), readImportTime);
  const shiftName = of('shift');
  const hasTimes = of('startTime') !== undefined && of('endTime') !== undefined;
  const shift = hasTimes ? undefined : findNamedShift(shiftName, date.value, shifts);
  const problems: FieldError[] = [];
  const refuse = (field: ImportedBookingField, message: string) => void problems.push({ field, message });
  if (of('date') === undefined) refuse('date', BOOKING_MESSAGES.dateRequired);
  if (date.isInvalid) refuse('date', BOOKING_IMPORT_MESSAGES.dateInvalid);
  if (start.isInvalid) refuse('startTime', BOOKING_IMPORT_MESSAGES.timeInvalid);
  if (end.isInvalid) refuse('endTime', BOOKING_IMPORT_MESSAGES.timeInvalid);
  if (!hasTimes && !shift && !start.isInvalid && !end.isInvalid)
    if (shiftName === undefined) refuse('shift', BOOKING_IMPORT_MESSAGES.timesRequired);
    else refuse('shift', BOOKING_IMPORT_MESSAGES.shiftUnknown);
  const period =
    date.value && start.value && end.value
      ? toPeriod({ date: date.value, startTime: start.value, endTime: end.value, zone: timeZone })
      : undefined;
  return { date: date.value, shiftId: shift?.id, startTime: period?.start, endTime: period?.end, problems };
}

/** An imported row by the rules of an entry. */
export type ImportedBooking = Omit<InferType<typeof enterBookingSchema>, 'startTime' | 'endTime'> & {
  startTime: Date | undefined;
  endTime: Date | undefined;
};

/** Fields of an entry that a file has under another name. */
const FILE_FIELDS: Readonly<Record<string, string>> = { hallId: 'hall', shiftId: 'shift', priceReason: 'agreedPrice' };

/** Problems of an entry by the fields of a file. */
export function toFileProblems(error: unknown): FieldError[] {
  if (!(error instanceof DomainError)) throw error;
  const fields = (error.details?.fields as FieldError[] | undefined) ?? [
    { field: error.field ?? 'row', message: error.message },
  ];
  return fields.map(({ field, message }) => ({ field: FILE_FIELDS[field] ?? field, message }));
}

const CONFIRMED = /^confirmed$/i;

/** What a row is for; what isn't one of the occasions is kept as its requests. */
function readPurpose(of: CellReader) {
  const [written, requests] = [of('occasion'), of('specialRequests')];
  const occasion = written === undefined ? null : readOccasion(written);
  const texts = [occasion === null ? written : undefined, requests].filter((text) => text !== undefined);
  return { occasion, specialRequests: texts.length > 0 ? texts.join('\n') : undefined };
}

/** Reads a row as a confirmed entry for a hall, or says what is wrong with it, by the fields of the file. */
export function readImportedBooking(of: CellReader, hall: HallFacts): ImportedBooking | FieldError[] {
  const { problems, startTime, endTime, ...stay } = readStay(of, hall);
  const status = of('status');
  if (status !== undefined && !CONFIRMED.test(status.trim()))
    problems.push({ field: 'status', message: BOOKING_IMPORT_MESSAGES.statusOther });
  const agreedPrice = of('agreedPrice');
  const written = ['guestCount', 'customerName', 'customerPhone', 'customerEmail', 'notes'] as const;
  const draft = {
    ...{ hallId: hall.id, isConfirmed: true, ...stay },
    ...{ startTime: startTime?.toISOString(), endTime: endTime?.toISOString() },
    ...Object.fromEntries(written.map((field) => [field, of(field)])),
    ...readPurpose(of),
    ...(agreedPrice === undefined ? {} : { agreedPrice, priceReason: IMPORTED_PRICE_REASON }),
  };
  try {
    const entry = validate(enterBookingSchema, draft);
    return problems.length > 0 ? problems : { ...entry, startTime, endTime };
  } catch (error) {
    const stated = new Set(['date', 'startTime', 'endTime', 'shift']);
    return [...problems, ...toFileProblems(error).filter(({ field }) => !stated.has(field))];
  }
}
