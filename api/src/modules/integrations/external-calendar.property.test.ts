import { TZDate } from '@date-fns/tz';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { readCalendar } from './external-calendar.reader.js';

const NOW = new Date('2027-03-01T00:00:00Z');
const UNTIL = new Date(NOW.getTime() + 730 * 86_400_000);
const HOUR_MS = 3_600_000;

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const SPELLINGS = ['utc', 'zone', 'other zone', 'floating', 'day'] as const;
type Spelling = (typeof SPELLINGS)[number];

interface RandomSeries {
  zone: string;
  first: { month: number; day: number; hour: number };
  rule: string;
  count: number;
  /** Whether its end is a number of dates, or written so. */
  end: 'count' | 'utc' | 'floating' | 'day';
  /** What happens to its dates, by index. */
  changes: { index: number; spelling: Spelling; isMoved: boolean }[];
}

const rules = fc.oneof(
  fc.constantFrom('FREQ=DAILY', 'FREQ=MONTHLY', 'FREQ=YEARLY'),
  fc.subarray(WEEKDAYS, { minLength: 1 }).map((days) => `FREQ=WEEKLY;BYDAY=${days.join(',')}`),
  fc.integer({ min: 1, max: 28 }).map((day) => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
  fc
    .tuple(fc.constantFrom(1, 2, 3, 4, -1), fc.constantFrom(...WEEKDAYS))
    .map(([nth, weekday]) => `FREQ=MONTHLY;BYDAY=${nth}${weekday}`),
);

const series: fc.Arbitrary<RandomSeries> = fc.record({
  zone: fc.constantFrom('Asia/Karachi', 'Asia/Dubai', 'Europe/London', 'America/New_York', 'UTC'),
  first: fc.record({
    month: fc.integer({ min: 3, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 10, max: 22 }),
  }),
  rule: fc
    .tuple(rules, fc.integer({ min: 1, max: 3 }))
    .map(([rule, interval]) => (interval === 1 ? rule : `${rule};INTERVAL=${interval}`)),
  count: fc.integer({ min: 1, max: 9 }),
  end: fc.constantFrom('count', 'utc', 'floating', 'day'),
  changes: fc.uniqueArray(
    fc.record({
      index: fc.integer({ min: 0, max: 8 }),
      spelling: fc.constantFrom(...SPELLINGS),
      isMoved: fc.boolean(),
    }),
    { selector: ({ index }) => index, maxLength: 4 },
  ),
});

const pad = (value: number) => String(value).padStart(2, '0');
const compact = (iso: string) => iso.slice(0, 19).replaceAll(/[-:]/g, '');

/** The dates of a series as the second library gives them: what clocks show. */
function expand({ first: { month, day, hour }, rule, count }: RandomSeries): ICAL.Time[] {
  const first = ICAL.Time.fromDateTimeString(`2027-${pad(month)}-${pad(day)}T${pad(hour)}:30:00`);
  const dates = ICAL.Recur.fromString(rule).iterator(first);
  // An event happens at its first date, whatever its rule says.
  const found = [first];
  while (found.length < count) {
    const next = dates.next() as ICAL.Time | null;
    if (!next) break;
    if (next.compare(first) !== 0) found.push(next.clone());
  }
  return found;
}

function toInstant(time: ICAL.Time, zone: string): Date {
  return new Date(new TZDate(time.year, time.month - 1, time.day, time.hour, time.minute, 0, zone).getTime());
}

/** A date as an exception writes it: parameters and value. */
function spell(time: ICAL.Time, zone: string, spelling: Spelling): string {
  const clock = compact(time.toString());
  if (spelling === 'day') return `;VALUE=DATE:${clock.slice(0, 8)}`;
  if (spelling === 'floating') return `:${clock}`;
  if (spelling === 'zone' && zone !== 'UTC') return `;TZID=${zone}:${clock}`;
  const instant = toInstant(time, zone);
  if (spelling !== 'other zone') return `:${compact(instant.toISOString())}Z`;
  return `;TZID=Asia/Tokyo:${compact(new Date(instant.getTime() + 9 * HOUR_MS).toISOString())}`;
}

function write(each: RandomSeries, title: string): string[] {
  const { zone, rule, count, end } = each;
  const dates = expand(each);
  const last = dates[dates.length - 1] ?? dates[0];
  const first = dates[0];
  if (!first || !last) return [];
  const until = spell(last, zone, end === 'count' ? 'utc' : end).split(':')[1];
  const event = (lines: string[]) => ['BEGIN:VEVENT', `UID:${title}`, `SUMMARY:${title}`, ...lines, 'END:VEVENT'];
  const changes = each.changes.flatMap(({ index, ...change }) => {
    const date = dates[index];
    return date ? [{ ...change, date, id: spell(date, zone, change.spelling) }] : [];
  });
  return [
    ...event([
      `DTSTART${spell(first, zone, 'zone')}`,
      'DURATION:PT2H',
      `RRULE:${rule};${end === 'count' ? `COUNT=${count}` : `UNTIL=${until}`}`,
      ...changes.filter(({ isMoved }) => !isMoved).map(({ id }) => `EXDATE${id}`),
    ]),
    ...changes
      .filter(({ isMoved }) => isMoved)
      .flatMap(({ date, id }) => event([`RECURRENCE-ID${id}`, `DTSTART:${compact(move(date, zone).toISOString())}Z`])),
  ];
}

function move(date: ICAL.Time, zone: string): Date {
  return new Date(toInstant(date, zone).getTime() + 26 * HOUR_MS);
}

/** The starts of a series, as the second library and the changes give them. */
function expectStarts(each: RandomSeries): string[] {
  const starts = expand(each).flatMap((date, index) => {
    const change = each.changes.find((other) => other.index === index);
    if (change && !change.isMoved) return [];
    return [change ? move(date, each.zone) : toInstant(date, each.zone)];
  });
  return toSorted(starts.filter((start) => start < UNTIL));
}

const toSorted = (starts: readonly Date[]) => [...new Set(starts.map((start) => start.toISOString()))].sort();

describe('[issue: external calendars] random series', () => {
  it('have the dates that another library gives them, in whatever form their exceptions are written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(series, { minLength: 20, maxLength: 40 }), async (list) => {
        const lines = list.flatMap((each, index) => write(each, `series-${index}`));
        const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
        const options = { zone: 'Asia/Karachi', now: NOW, isOwn: () => false };
        const { events, problems } = await readCalendar(Buffer.from(text), options);
        const read = list.map((_each, index) =>
          toSorted(events.filter(({ title }) => title === `series-${index}`).map(({ start }) => start)),
        );
        expect(events.filter(({ start, end }) => end.getTime() - start.getTime() !== 2 * HOUR_MS)).toEqual([]);
        expect({ problems, read }).toEqual({ problems: [], read: list.map(expectStarts) });
      }),
      { numRuns: 15, seed: 2027 },
    );
  });
});
