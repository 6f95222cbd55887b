import { describe, expect, it } from '@jest/globals';
import { readCalendar, type ReadCalendar } from './external-calendar.reader.js';

const OPTIONS = { zone: 'Asia/Karachi', now: new Date('2027-03-01T06:00:00Z'), isOwn: () => false };

const HEAD = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test'];
const wrap = (...lines: string[]) => Buffer.from([...HEAD, ...lines, 'END:VCALENDAR', ''].join('\r\n'));
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@other.test', 'SUMMARY:Wedding', ...lines, 'END:VEVENT'];
/** An event that nothing is wrong with. */
const GOOD = ['BEGIN:VEVENT', 'UID:two@other.test', 'DTSTART:20270401T140000Z', 'DURATION:PT5H', 'END:VEVENT'];
const GOOD_PERIOD = '04-01 14:00/04-01 19:00';

const read = (bytes: Uint8Array) => readCalendar(bytes, OPTIONS);
const clock = (instant: Date) => instant.toISOString().slice(5, 16).replace('T', ' ');
const periods = ({ events }: ReadCalendar) => events.map(({ start, end }) => `${clock(start)}/${clock(end)}`);
const starts = async (...lines: string[]) => (await read(wrap(...lines))).events.map(({ start }) => clock(start));

/** A weekly evening in a zone that the file doesn't describe: 13:30Z on Saturdays from March 6. */
const weekly = (...lines: string[]) =>
  event('DTSTART;TZID=Asia/Karachi:20270306T183000', 'DTEND;TZID=Asia/Karachi:20270306T230000', ...lines);
const days = (...lines: string[]) => event('DTSTART;VALUE=DATE:20270306', 'DTEND;VALUE=DATE:20270307', ...lines);

describe('[issue: external calendars] files as programs write them', () => {
  it('a byte order mark, UTF-16, and letters of an old program', async () => {
    const text = wrap(...event('DTSTART:20270305T140000Z', 'DURATION:PT1H')).toString('utf8');
    const titled = text.replace('Wedding', 'Café');
    const expected = [
      { title: 'Café', start: new Date('2027-03-05T14:00:00Z'), end: new Date('2027-03-05T15:00:00Z') },
    ];
    const files = [
      Buffer.from(`\ufeff${titled}`),
      Buffer.from(`\ufeff${titled}`, 'utf16le'),
      Buffer.from(`\ufeff${titled}`, 'utf16le').swap16(),
      Buffer.from(titled, 'latin1'),
    ];
    for (const file of files) expect((await read(file)).events).toEqual(expected);
  });

  it('a line that is folded within a letter, and marks that can’t be stored', async () => {
    const whole = Buffer.from('SUMMARY:شادی ہال');
    const folded = Buffer.concat([whole.subarray(0, 9), Buffer.from('\r\n '), whole.subarray(9)]);
    const [before = '', after = ''] = wrap(...event('SUMMARY-HERE', 'DTSTART:20270305T140000Z', 'DURATION:PT1H'))
      .toString('utf8')
      .replace('SUMMARY:Wedding\r\n', '')
      .split('SUMMARY-HERE');
    const { events } = await read(Buffer.concat([Buffer.from(before), folded, Buffer.from(after)]));
    expect(events.map(({ title }) => title)).toEqual(['شادی ہال']);
    const odd = event('DTSTART:20270305T140000Z', 'DURATION:PT1H').map((line) =>
      line.replace('Wedding', 'Wed\0ding\\, late\\nnight \ud83c\udf89'),
    );
    expect((await read(wrap('X-WR-CALNAME:Hall\0 A', ...odd))).title).toBe('Hall A');
    expect((await read(wrap(...odd))).events[0]?.title).toBe('Wedding, late night 🎉');
  });

  it.each<[string, string[], string[]]>([
    [
      'a line that isn’t one',
      event('DTSTART:20270305T140000Z', 'DTEND:20270305T190000Z', 'LOCATION:Plot 5\\, Main Road', 'Lahore'),
      ['03-05 14:00/03-05 19:00'],
    ],
    [
      'a line with a quote that isn’t closed',
      event('DTSTART:20270305T140000Z', 'DTEND:20270305T190000Z', 'ATTENDEE;CN="Ali:mailto:a@other.test'),
      ['03-05 14:00/03-05 19:00'],
    ],
    ['days without their type', event('DTSTART:20270305', 'DTEND:20270306'), ['03-04 19:00/03-05 19:00']],
    [
      'a day with midnight',
      event('DTSTART;VALUE=DATE:20270305T000000', 'DTEND;VALUE=DATE:20270306T000000'),
      ['03-04 19:00/03-05 19:00'],
    ],
    [
      'a day until a midnight in UTC',
      event('DTSTART;VALUE=DATE:20270305', 'DTEND:20270305T190000Z'),
      ['03-04 19:00/03-05 19:00'],
    ],
    [
      'times without seconds, with dashes or an offset',
      [...event('DTSTART:20270305T1400Z', 'DTEND:2027-03-05T20:00:00+01:00')],
      ['03-05 14:00/03-05 19:00'],
    ],
    ['the hour 24', event('DTSTART:20270305T190000', 'DTEND:20270305T240000'), ['03-05 14:00/03-05 19:00']],
    [
      'an alarm with times of its own',
      event('DTSTART:20270305T140000Z', 'DURATION:PT5H', 'BEGIN:VALARM', 'DURATION:PT15M', 'END:VALARM'),
      ['03-05 14:00/03-05 19:00'],
    ],
    [
      'an event that isn’t ended',
      event('DTSTART:20270305T140000Z', 'DURATION:PT5H').slice(0, -1),
      ['03-05 14:00/03-05 19:00'],
    ],
  ])('%s: both events are taken, and nothing is said', async (_name, lines, expected) => {
    const calendar = await read(wrap(...lines, ...GOOD));
    expect(periods(calendar)).toEqual([...expected, GOOD_PERIOD]);
    expect(calendar.problemCount).toBe(0);
  });

  it('busy times of a calendar without events', async () => {
    const calendar = wrap(
      ...['BEGIN:VFREEBUSY', 'UID:fb', 'DTSTART:20261201T000000Z', 'DTEND:20270601T000000Z'],
      'FREEBUSY;FBTYPE=BUSY:20270312T100000Z/20270312T140000Z,20270313T100000Z/PT4H',
      'FREEBUSY:20270314T100000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20270315T100000Z/PT4H',
      'END:VFREEBUSY',
    );
    expect(periods(await read(calendar))).toEqual([
      ...['03-12 10:00/03-12 14:00', '03-13 10:00/03-13 14:00', '03-14 10:00/03-14 11:00'],
    ]);
  });

  it('a file that breaks off is refused, since the rest is missing', async () => {
    const whole = wrap(...GOOD).toString('utf8');
    for (const text of [whole.replace(/END:VCALENDAR\s*$/, ''), whole.slice(0, whole.indexOf('DURATION'))])
      await expect(read(Buffer.from(text))).rejects.toThrow('breaks off before its end');
  });
});

describe('[issue: external calendars] names of zones', () => {
  it.each([
    ['Arabian Standard Time', '14:30'],
    ['arabian standard time', '14:30'],
    ['W. Europe Standard Time', '17:30'],
    ['/mozilla.org/20050126_1/Asia/Dubai', '14:30'],
    ['/Asia/Dubai', '14:30'],
    ['"Asia/Dubai"', '14:30'],
    ['"(UTC+04:00) Abu Dhabi, Muscat"', '14:30'],
    ['(UTC+05:00) Islamabad, Karachi', '13:30'],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern"', '17:30'],
    ['"Eastern Time (US & Canada)"', '23:30'],
    ['GMT+0400', '14:30'],
    ['UTC', '18:30'],
  ])('%s', async (tzid, expected) => {
    const { events, problemCount } = await read(
      wrap(...event(`DTSTART;TZID=${tzid}:20270112T183000`.replace('0112', '0312'), 'DURATION:PT1H')),
    );
    expect(events.map(({ start }) => clock(start))).toEqual([`03-12 ${expected}`]);
    expect(problemCount).toBe(0);
  });

  it('one that nobody knows is read as the business’s, and named', async () => {
    const { events, problems } = await read(wrap(...event('DTSTART;TZID=Our Hall:20270312T183000', 'DURATION:PT1H')));
    expect(events.map(({ start }) => clock(start))).toEqual(['03-12 13:30']);
    expect(problems).toEqual([{ title: 'Wedding', start: new Date('2027-03-12T13:30:00Z'), reason: 'ZONE' }]);
  });
});

describe('[issue: external calendars] series are compared as moments', () => {
  it.each<[string, string[], string[]]>([
    ['an end in UTC', ['RRULE:FREQ=WEEKLY;UNTIL=20270320T133000Z'], ['06', '13', '20']],
    ['an end in UTC, a second earlier', ['RRULE:FREQ=WEEKLY;UNTIL=20270320T132959Z'], ['06', '13']],
    ['an end without a zone', ['RRULE:FREQ=WEEKLY;UNTIL=20270320T183000'], ['06', '13', '20']],
    ['an end of a day', ['RRULE:FREQ=WEEKLY;UNTIL=20270320'], ['06', '13', '20']],
    ['left out in UTC', ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270313T133000Z'], ['06', '20']],
    ['left out in another zone', ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;TZID=Asia/Dubai:20270313T173000'], ['06', '20']],
    ['left out without a zone', ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270313T183000'], ['06', '20']],
    ['left out as a day', ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270313'], ['06', '20']],
    ['left out by a rule', ['RRULE:FREQ=WEEKLY;COUNT=4', 'EXRULE:FREQ=WEEKLY;INTERVAL=2'], ['13', '27']],
    ['a first date that isn’t one of the rule', ['RRULE:FREQ=WEEKLY;BYDAY=SU;COUNT=3'], ['06', '07', '14']],
    ['dates without a rule', ['RDATE;TZID=Asia/Karachi:20270308T183000,20270309T183000'], ['06', '08', '09']],
    ['a date that the rule has, too', ['RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE:20270313T133000Z'], ['06', '13']],
    [
      'a rule with spaces, small letters and empty parts',
      ['RRULE:freq=weekly; byday=sa;interval=0;count=2;'],
      ['06', '13'],
    ],
    ['the last day of the month', ['RRULE:FREQ=DAILY;BYMONTHDAY=-1;COUNT=2'], ['06', '31']],
  ])('%s', async (_name, lines, expected) => {
    expect(await starts(...weekly(...lines))).toEqual(expected.map((day) => `03-${day} 13:30`));
  });

  it('added periods have their own length', async () => {
    const calendar = await read(
      wrap(...weekly('RDATE;VALUE=PERIOD:20270308T100000Z/PT1H,20270309T100000Z/20270309T120000Z')),
    );
    expect(periods(calendar)).toEqual([
      ...['03-06 13:30/03-06 18:00', '03-08 10:00/03-08 11:00', '03-09 10:00/03-09 12:00'],
    ]);
  });

  it.each([
    ['in UTC', ':20270313T133000Z'],
    ['in another zone', ';TZID=Asia/Dubai:20270313T173000'],
    ['without a zone', ':20270313T183000'],
    ['as a day', ';VALUE=DATE:20270313'],
  ])('a date that moved is named %s', async (_name, id) => {
    const moved = event(`RECURRENCE-ID${id}`, 'DTSTART;TZID=Asia/Karachi:20270314T183000');
    expect(await starts(...weekly('RRULE:FREQ=WEEKLY;COUNT=3'), ...moved)).toEqual([
      ...['03-06 13:30', '03-14 13:30', '03-20 13:30'],
    ]);
    const cancelled = event(`RECURRENCE-ID${id}`, 'STATUS:CANCELLED');
    expect(await starts(...weekly('RRULE:FREQ=WEEKLY;COUNT=3'), ...cancelled)).toEqual(['03-06 13:30', '03-20 13:30']);
  });

  it('all later dates move with one', async () => {
    const later = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20270313T133000Z',
      'DTSTART:20270314T143000Z',
      'DTEND:20270314T150000Z',
    );
    const calendar = await read(wrap(...weekly('RRULE:FREQ=WEEKLY;COUNT=3'), ...later));
    expect(periods(calendar)).toEqual([
      ...['03-06 13:30/03-06 18:00', '03-14 14:30/03-14 15:00', '03-21 14:30/03-21 15:00'],
    ]);
  });

  it.each<[string, string[], string[]]>([
    ['its midnight in UTC', ['RRULE:FREQ=DAILY;UNTIL=20270307T190000Z'], ['05', '06', '07']],
    ['the midnight in UTC of a zone further west', ['RRULE:FREQ=DAILY;UNTIL=20270307T230000Z'], ['05', '06', '07']],
    ['midnight of UTC', ['RRULE:FREQ=DAILY;UNTIL=20270307T000000Z'], ['05', '06']],
    ['the last second of a day', ['RRULE:FREQ=DAILY;UNTIL=20270307T235959Z'], ['05', '06']],
    ['a day', ['RRULE:FREQ=DAILY;UNTIL=20270307'], ['05', '06']],
  ])('days end with %s', async (_name, lines, expected) => {
    expect(await starts(...days(...lines))).toEqual(expected.map((day) => `03-${day} 19:00`));
  });

  it.each(['EXDATE;VALUE=DATE:20270307', 'EXDATE:20270306T190000Z', 'EXDATE:20270307T000000Z', 'EXDATE:20270307'])(
    'a day is left out by %s',
    async (line) => {
      expect(await starts(...days('RRULE:FREQ=DAILY;COUNT=3', line))).toEqual(['03-05 19:00', '03-07 19:00']);
    },
  );
});

describe('[issue: external calendars] events that can’t be read', () => {
  it.each<[string, string[], object, string[]]>([
    ['no start', ['DTEND:20270305T190000Z'], { start: null, reason: 'START' }, []],
    ['a start that isn’t one', ['DTSTART:20270230T140000Z', 'DURATION:PT1H'], { start: null, reason: 'START' }, []],
    [
      'an end of an earlier day',
      ['DTSTART:20270305T140000Z', 'DTEND:20270302T130000Z'],
      { start: new Date('2027-03-05T14:00:00Z'), reason: 'END' },
      [],
    ],
    [
      'a length that isn’t one',
      ['DTSTART:20270305T140000Z', 'DURATION:soon'],
      { start: new Date('2027-03-05T14:00:00Z'), reason: 'END' },
      [],
    ],
    ...['FREQ=SOMETIMES', 'FREQ=MONTHLY;BYMONTHDAY=45', 'FREQ=WEEKLY;UNTIL=soon', 'COUNT=3'].map(
      (rule): [string, string[], object, string[]] => [
        `the rule ${rule}`,
        ['DTSTART:20270305T140000Z', 'DURATION:PT5H', `RRULE:${rule}`],
        { start: new Date('2027-03-05T14:00:00Z'), reason: 'RULE' },
        ['03-05 14:00/03-05 19:00'],
      ],
    ),
    [
      'a date left out that isn’t one',
      ['DTSTART:20270305T140000Z', 'DURATION:PT5H', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20270312T140000Z,soon'],
      { start: new Date('2027-03-05T14:00:00Z'), reason: 'EXCEPTION' },
      ['03-05 14:00/03-05 19:00'],
    ],
  ])('%s: it is named, and the others are taken', async (_name, lines, problem, taken) => {
    const calendar = await read(wrap(...event(...lines), ...GOOD));
    expect(calendar).toMatchObject({ problemCount: 1, problems: [{ title: 'Wedding', ...problem }] });
    expect(periods(calendar)).toEqual([...taken, GOOD_PERIOD]);
  });

  it('a date whose change can’t be read stays', async () => {
    const changed = event('RECURRENCE-ID:20270313T133000Z', 'DTSTART:soon');
    const { events, problems } = await read(wrap(...weekly('RRULE:FREQ=WEEKLY;COUNT=2'), ...changed));
    expect(events).toHaveLength(2);
    expect(problems).toMatchObject([{ reason: 'START' }]);
  });

  it('what is over, cancelled or free isn’t named, and at most 20 are by name', async () => {
    const quiet = [
      event('DTSTART:20270105T140000Z', 'DTEND:20270102T130000Z'),
      event('DTSTART;TZID=Our Hall:20270105T140000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event('DTSTART:soon', 'STATUS:CANCELLED'),
      event('DTSTART:soon', 'TRANSP:TRANSPARENT'),
    ];
    expect(await read(wrap(...quiet.flat()))).toMatchObject({ events: [], problemCount: 0 });
    const many = await read(wrap(...Array.from({ length: 25 }, () => event('DTSTART:soon')).flat()));
    expect(many.problemCount).toBe(25);
    expect(many.problems).toHaveLength(20);
  });
});
