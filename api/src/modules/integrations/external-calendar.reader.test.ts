import { describe, expect, it } from '@jest/globals';
import { readCalendar } from './external-calendar.reader.js';

const NOW = new Date('2027-03-01T06:00:00Z');
const ZONE = 'Asia/Karachi';

const wrap = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@other.test', 'SUMMARY:Wedding', ...lines, 'END:VEVENT'];
const read = (text: string | Uint8Array) =>
  readCalendar(Buffer.from(text), { zone: ZONE, now: NOW, isOwn: (uid) => uid.startsWith('booking-') });
const periods = async (text: string | Uint8Array) =>
  (await read(text)).events.map(
    ({ start, end }) => `${start.toISOString().slice(0, 16)} ${end.toISOString().slice(0, 16)}`,
  );

/** New York's zone as Outlook writes it, under a name of its own. */
const OUTLOOK_ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Eastern Standard Time'],
  ...['BEGIN:STANDARD', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
];

describe('[issue: external calendars] the times of events', () => {
  it.each<[string, string[], string[]]>([
    ['in UTC', ['DTSTART:20270305T140000Z', 'DTEND:20270305T190000Z'], ['2027-03-05T14:00 2027-03-05T19:00']],
    ['without a zone', ['DTSTART:20270305T190000', 'DTEND:20270306T000000'], ['2027-03-05T14:00 2027-03-05T19:00']],
    ['with a length', ['DTSTART:20270305T140000Z', 'DURATION:PT1H30M'], ['2027-03-05T14:00 2027-03-05T15:30']],
    [
      'in a zone that the file doesn’t describe',
      ['DTSTART;TZID=Europe/London:20270405T100000', 'DTEND;TZID=Europe/London:20270405T110000'],
      ['2027-04-05T09:00 2027-04-05T10:00'],
    ],
    [
      'from one zone to another',
      ['DTSTART;TZID=Asia/Karachi:20270305T100000', 'DTEND;TZID=Asia/Dubai:20270305T120000'],
      ['2027-03-05T05:00 2027-03-05T08:00'],
    ],
    [
      'of a whole day',
      ['DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270306'],
      ['2027-03-04T19:00 2027-03-05T19:00'],
    ],
    ['of a whole day without an end', ['DTSTART;VALUE=DATE:20270305'], ['2027-03-04T19:00 2027-03-05T19:00']],
    [
      'of a whole day that ends on itself',
      ['DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270305'],
      ['2027-03-04T19:00 2027-03-05T19:00'],
    ],
    [
      'of three days',
      ['DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270308'],
      ['2027-03-04T19:00 2027-03-07T19:00'],
    ],
    ['that has begun', ['DTSTART:20270301T050000Z', 'DTEND:20270301T070000Z'], ['2027-03-01T05:00 2027-03-01T07:00']],
    ['that ended just now', ['DTSTART:20270301T050000Z', 'DTEND:20270301T060000Z'], []],
    ['in three years', ['DTSTART:20300301T050000Z', 'DTEND:20300301T060000Z'], []],
    [
      'that ends before it begins, on the next day',
      ['DTSTART;TZID=Asia/Karachi:20270305T190000', 'DTEND;TZID=Asia/Karachi:20270305T010000'],
      ['2027-03-05T14:00 2027-03-05T20:00'],
    ],
    [
      'that ends before it begins on the same day of the business',
      ['DTSTART:20270305T140000Z', 'DTEND:20270304T200000Z'],
      ['2027-03-05T14:00 2027-03-05T20:00'],
    ],
    ['that is cancelled', ['DTSTART:20270305T140000Z', 'DTEND:20270305T190000Z', 'STATUS:CANCELLED'], []],
    ['shown as free', ['DTSTART:20270305T140000Z', 'DTEND:20270305T190000Z', 'TRANSP:TRANSPARENT'], []],
    ['free for Outlook', ['DTSTART:20270305T140000Z', 'DTEND:20270305T190000Z', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'], []],
    [
      'that is tentative',
      ['DTSTART:20270305T140000Z', 'DTEND:20270305T190000Z', 'STATUS:TENTATIVE'],
      ['2027-03-05T14:00 2027-03-05T19:00'],
    ],
  ])('an event %s', async (_name, lines, expected) => {
    expect(await periods(wrap(...event(...lines)))).toEqual(expected);
  });

  it('in a zone that only the file knows, by its rules of summer time', async () => {
    const lines = (day: string) =>
      event(`DTSTART;TZID=Eastern Standard Time:${day}T100000`, `DTEND;TZID=Eastern Standard Time:${day}T110000`);
    expect(await periods(wrap(...OUTLOOK_ZONE, ...lines('20270305')))).toEqual(['2027-03-05T15:00 2027-03-05T16:00']);
    expect(await periods(wrap(...OUTLOOK_ZONE, ...lines('20270405')))).toEqual(['2027-04-05T14:00 2027-04-05T15:00']);
  });

  it('leaves out the events that we exported, and repeats no event', async () => {
    const twice = [...event('DTSTART:20270305T140000Z', 'DTEND:20270305T190000Z')];
    const own = twice.map((line) => line.replace('UID:one@', 'UID:booking-7@'));
    expect(await periods(wrap(...own))).toEqual([]);
    expect(await periods(wrap(...twice, ...twice, ...own))).toHaveLength(1);
  });
});

describe('[issue: external calendars] recurring events', () => {
  const hour = (...lines: string[]) =>
    event('DTSTART;TZID=Europe/London:20270305T100000', 'DTEND;TZID=Europe/London:20270305T110000', ...lines);

  it('keep their time of day when clocks change', async () => {
    expect(await periods(wrap(...hour('RRULE:FREQ=WEEKLY;COUNT=5')))).toEqual([
      '2027-03-05T10:00 2027-03-05T11:00',
      '2027-03-12T10:00 2027-03-12T11:00',
      '2027-03-19T10:00 2027-03-19T11:00',
      '2027-03-26T10:00 2027-03-26T11:00',
      '2027-04-02T09:00 2027-04-02T10:00',
    ]);
  });

  it('follow left-out, added, moved and cancelled occurrences', async () => {
    const moved = (day: string, ...lines: string[]) =>
      event(`RECURRENCE-ID;TZID=Europe/London:${day}T100000`, ...lines);
    const text = wrap(
      ...hour(
        'RRULE:FREQ=WEEKLY;UNTIL=20270326T235959Z',
        'EXDATE;TZID=Europe/London:20270312T100000',
        'RDATE;TZID=Europe/London:20270313T100000',
      ),
      ...moved('20270319', 'DTSTART;TZID=Europe/London:20270320T150000', 'DTEND;TZID=Europe/London:20270320T170000'),
      ...moved('20270326', 'DTSTART;TZID=Europe/London:20270326T100000', 'DURATION:PT1H', 'STATUS:CANCELLED'),
    );
    expect(await periods(text)).toEqual([
      '2027-03-05T10:00 2027-03-05T11:00',
      '2027-03-13T10:00 2027-03-13T11:00',
      '2027-03-20T15:00 2027-03-20T17:00',
    ]);
  });

  it('are read two years ahead, and from a beginning long ago', async () => {
    const text = wrap(...event('DTSTART;VALUE=DATE:20000301', 'RRULE:FREQ=WEEKLY'));
    const found = await periods(text);
    expect(found[0]).toBe('2027-03-02T19:00 2027-03-03T19:00');
    expect(found).toHaveLength(105);
  });

  it('an occurrence without its event stands for itself', async () => {
    const text = wrap(...event('RECURRENCE-ID:20270305T140000Z', 'DTSTART:20270306T140000Z', 'DURATION:PT1H'));
    expect(await periods(text)).toEqual(['2027-03-06T14:00 2027-03-06T15:00']);
  });
});

describe('[issue: external calendars] what can’t be read', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['a contact', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nEND:VCARD\r\n'],
  ])('%s is no calendar', async (_name, text) => {
    await expect(read(text)).rejects.toThrow('doesn’t lead to a calendar');
  });

  it('an empty calendar is one, and names itself', async () => {
    expect(await read(wrap('X-WR-CALNAME:Hall A'))).toEqual({
      ...{ title: 'Hall A', events: [], problemCount: 0, problems: [] },
    });
  });

  it.each<[string, string[]]>([
    ['without an end', []],
    ['that ends when it begins', ['DTEND:20270305T140000Z']],
    ['that is repeated', ['RRULE:FREQ=DAILY']],
  ])('an event %s takes no time, and is named', async (_name, lines) => {
    const over = event('DTSTART:20270101T140000Z');
    const free = event('DTSTART:20270305T140000Z', 'TRANSP:TRANSPARENT');
    expect(await read(wrap(...event('DTSTART:20270305T140000Z', ...lines), ...over, ...free))).toMatchObject({
      events: [],
      problemCount: 1,
      problems: [{ title: 'Wedding', start: new Date('2027-03-05T14:00:00Z'), reason: 'NO_LENGTH' }],
    });
  });

  it.each(['FREQ=MINUTELY;INTERVAL=10', 'FREQ=SECONDLY'])(
    'a series of too many dates is left out and named, and the others are taken (%s)',
    async (rule) => {
      const often = event('DTSTART:20270305T140000Z', 'DURATION:PT1S', `RRULE:${rule}`);
      const free = [...often.slice(0, -1), 'TRANSP:TRANSPARENT', 'END:VEVENT'];
      const text = wrap(...often, ...free, ...event('DTSTART:20270306T140000Z', 'DURATION:PT1H'));
      const { events, problems } = await read(text);
      expect(events.map(({ start }) => start)).toEqual([new Date('2027-03-06T14:00:00Z')]);
      expect(problems).toMatchObject([{ start: new Date('2027-03-05T14:00:00Z'), reason: 'TOO_MANY' }]);
    },
  );

  it('too many events of several series are refused', async () => {
    const hourly = event('DTSTART:20270305T140000Z', 'DURATION:PT5M', 'RRULE:FREQ=HOURLY;COUNT=3000');
    const later = event('DTSTART:20270305T143000Z', 'DURATION:PT5M', 'RRULE:FREQ=HOURLY;COUNT=3000');
    await expect(read(wrap(...hourly, ...later))).rejects.toThrow('more than 5,000 events');
  });

  it('a rule without an end, or without dates, takes its first date alone and is named', async () => {
    const rules = ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'];
    for (const rule of rules) {
      const text = wrap(...event('DTSTART:20270305T140000Z', 'DURATION:PT1H', `RRULE:${rule}`));
      expect(await periods(text)).toEqual(['2027-03-05T14:00 2027-03-05T15:00']);
    }
  });

  it('what takes too long is ended from outside, while the server goes on', async () => {
    const endless = event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
    const started = performance.now();
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 10);
    await expect(read(wrap(...Array.from({ length: 5000 }, () => endless).flat()))).rejects.toThrow('takes too long');
    clearInterval(timer);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(turns).toBeGreaterThan(50);
  });
});
