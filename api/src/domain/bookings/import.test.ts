import { describe, expect, it } from '@jest/globals';
import { BOOKING_IMPORT_MESSAGES } from './import-messages.js';
import {
  BOOKING_IMPORT_COLUMNS,
  findImportHall,
  IMPORTED_BOOKING_COLUMNS,
  readImportedBooking,
  type ImportedBookingField,
} from './import.js';

describe('the hall of a row', () => {
  const halls = [
    { id: 7, title: 'North Hall', number: '1', isPublic: true },
    { id: 8, title: 'Garden', number: '2', isPublic: true },
    { id: 9, title: 'garden', number: '7', isPublic: true },
    { id: 10, title: 'Roof', number: '4', isPublic: false },
  ];
  const { hallUnknown, hallIdUnknown, hallAmbiguous, hallOffline } = BOOKING_IMPORT_MESSAGES;

  it.each([
    ['NORTH  hall', 7],
    ['7', 9],
    ['8', 8],
    ['garden', hallAmbiguous],
    ['Roof', hallOffline],
    ['South', hallUnknown],
    [undefined, 'Hall is required'],
  ])('%s is %s', (written, found) => {
    const hall = findImportHall((field) => ({ hall: written })[field as 'hall'], halls);
    expect('id' in hall ? hall.id : hall.message).toBe(found);
  });

  it.each([
    ['7', 7],
    [' ۸ ', 8],
    ['1', hallIdUnknown],
    ['Garden', hallIdUnknown],
    ['10', hallOffline],
  ])('with the id %s is %s, whatever it names', (id, found) => {
    const hall = findImportHall((field) => ({ hall: 'Garden', hallId: id })[field as 'hall'], halls);
    expect('id' in hall ? hall.id : [hall.field, hall.message]).toEqual(
      typeof found === 'number' ? found : ['hallId', found],
    );
  });
});

describe('a row of a file of bookings', () => {
  const shifts = [
    { id: 3, name: 'Dinner', weekdays: [1, 2, 3, 4, 5] },
    { id: 4, name: 'dinner', weekdays: [6] },
  ];
  const hall = { id: 7, timeZone: 'Asia/Karachi', shifts };
  const row = {
    ...{ hall: 'North Hall', date: '14/02/2026', startTime: '19:00', endTime: '00:30', customerName: 'Ayesha Khan' },
    ...{ customerPhone: '0300 1234567', guestCount: '350' },
  };
  type Cells = Partial<Record<ImportedBookingField, string | undefined>>;
  const read = (cells: Cells) => readImportedBooking((field) => ({ ...(row as Cells), ...cells })[field], hall);

  it('is a confirmed entry; an end before the start is on the next day', () => {
    expect(read({ notes: 'Paid' })).toMatchObject({
      ...{ hallId: 7, date: '2026-02-14', guestCount: 350, isConfirmed: true, notes: 'Paid' },
      ...{ startTime: new Date('2026-02-14T14:00:00Z'), endTime: new Date('2026-02-14T19:30:00Z') },
    });
  });

  const readTo = (cells: Cells, field: 'date' | 'startTime') => {
    const entry = read(cells);
    return Array.isArray(entry) ? entry[0]?.message : entry[field];
  };
  const { dateInvalid, timeInvalid } = BOOKING_IMPORT_MESSAGES;

  it.each([
    ['2027-01-31', '2027-01-31'],
    ['2027/1/5', '2027-01-05'],
    ['31/01/2027', '2027-01-31'],
    ['5-1-2027', '2027-01-05'],
    ['05.01.2027', '2027-01-05'],
    ['۳۱/۰۱/۲۰۲۷', '2027-01-31'],
    ['01/31/2027', dateInvalid],
    ['31/02/2027', dateInvalid],
    ['31/01/27', dateInvalid],
    ['31/12/2199', '2199-12-31'],
    ['31/12/9999', dateInvalid],
    ['Friday', dateInvalid],
  ])('on %s is on %s', (written, day) => {
    expect(readTo({ date: written }, 'date')).toBe(day);
  });

  it.each([
    ['19:30', '19:30'],
    ['9:05', '09:05'],
    ['19.30', '19:30'],
    ['19:30:00', '19:30'],
    ['7:30 PM', '19:30'],
    ['7pm', '19:00'],
    ['12 a.m.', '00:00'],
    ['12:15 pm', '12:15'],
    ['2027-01-31 19:30', '19:30'],
    ['۱۹:۳۰', '19:30'],
    ['24:00', null],
    ['13 pm', null],
    ['19', null],
    ['evening', null],
  ])('from %s is from %s', (written, time) => {
    const start = time === null ? timeInvalid : new Date(`2026-02-14T${time}:00+05:00`);
    expect(readTo({ startTime: written }, 'startTime')).toEqual(start);
  });

  it.each<[string, Cells, object]>([
    ['an occasion', { occasion: 'valima' }, { occasion: 'WALIMA', specialRequests: undefined }],
    ['another one', { occasion: 'Aqiqah' }, { occasion: null, specialRequests: 'Aqiqah' }],
    [
      'another one and requests',
      { occasion: 'Aqiqah', specialRequests: 'A ramp' },
      { occasion: null, specialRequests: 'Aqiqah\nA ramp' },
    ],
    ['requests', { specialRequests: 'A ramp' }, { occasion: null, specialRequests: 'A ramp' }],
  ])('with %s keeps every word', (_what, cells, kept) => {
    const entry = read(cells);
    const { occasion, specialRequests } = Array.isArray(entry) ? {} : entry;
    expect({ occasion, specialRequests }).toEqual(kept);
  });

  it('has a total with a reason, and a shift in place of hours', () => {
    const priced = read({ agreedPrice: '4,50,000', startTime: undefined, endTime: undefined, shift: 'dinner' });
    expect(priced).toMatchObject({ agreedPrice: 450_000, shiftId: 4, startTime: undefined });
    expect(priced).toHaveProperty('priceReason');
  });

  it.each([
    ['13/02/2026', 3],
    ['14/02/2026', 4],
    // Neither is sold on Sundays: the first one says so.
    ['15/02/2026', 3],
  ])('with a shift on %s is in the one of its name that is sold on that day', (date, shiftId) => {
    expect(read({ date, startTime: undefined, endTime: undefined, shift: 'Dinner' })).toMatchObject({ shiftId });
  });

  it.each<[string, Cells, string[]]>([
    ['no date', { date: undefined }, ['date']],
    ['a date that is none', { date: 'soon' }, ['date']],
    ['a time that is none', { startTime: 'night' }, ['startTime']],
    ['neither shift nor hours', { startTime: undefined, endTime: undefined }, ['shift']],
    ['half of its hours', { endTime: undefined }, ['shift']],
    ['a shift of nobody', { endTime: undefined, shift: 'Brunch' }, ['shift']],
    ['no guest', { customerName: undefined, customerPhone: undefined }, ['customerName', 'customerPhone']],
    ['a phone that is none', { customerPhone: 'none' }, ['customerPhone']],
    ['an address that is none', { customerEmail: 'none' }, ['customerEmail']],
    ['guests that are no number', { guestCount: 'many' }, ['guestCount']],
    ['a negative total', { agreedPrice: '-5' }, ['agreedPrice']],
    ['another status', { status: 'Cancelled' }, ['status']],
    ['several mistakes', { date: 'soon', guestCount: '0' }, ['date', 'guestCount']],
  ])('with %s names the column', (_what, cells, fields) => {
    const problems = read(cells);
    expect(Array.isArray(problems) ? problems.map(({ field }) => field) : problems).toEqual(fields);
  });

  it('is of the columns that the template has', () => {
    const known: readonly string[] = Object.values(IMPORTED_BOOKING_COLUMNS).flat();
    expect(BOOKING_IMPORT_COLUMNS.filter((column) => !known.includes(column))).toEqual([]);
  });
});
