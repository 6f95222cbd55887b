import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Hundredths } from '../../domain/money/money.js';
import { createMails } from '../bookings/booking.mails.js';
import { createAlarmMail } from '../security-alarms/security-alarm.mails.js';
import { BOOKING, MAIL_SAMPLES } from '../../testing/mail-samples.js';
import { toEnglish } from './mail.english.js';
import { renderMail } from './mail.layout.js';
import type { MailText, WrittenMail } from './mail.text.js';
import { MAIL_LABELS, MAIL_SENTENCES, toUrdu } from './mail.urdu.js';

/** Mails that are English whoever reads them: the control panel is. */
const TO_STAFF = ['security-alarms/security-alarm.mails.ts'];

const composed = Object.entries(MAIL_SAMPLES).flatMap(([file, composers]) =>
  Object.entries(composers).map(([name, mails]) => [`${file} ${name}`, mails] as const),
);
const allMails = composed.flatMap(([, mails]) => mails);

/** A text without what it fills in, which keeps its language. */
const ownWords = (text: string): string => text.replaceAll(/\u2068[^\u2069]*\u2069/g, '');
const listTexts = ({ subject, greeting, paragraphs }: WrittenMail): string[] => [subject, greeting, ...paragraphs];
const listLabels = ({ facts, action }: Pick<MailText, 'facts' | 'action'>): string[] => [
  ...(facts ?? []).map(([label]) => label),
  ...(action ? [action.label] : []),
];

/** The Urdu of the samples of one kind. */
const find = (file: string, kind: string): WrittenMail[] =>
  Object.values(MAIL_SAMPLES[file] ?? {})
    .flat()
    .filter((mail) => mail.kind === kind)
    .flatMap(({ text }) => toUrdu(text) ?? []);

/** The period of the samples. */
const EVENING = '5 دسمبر، 2026، \u20666:00 PM – 11:00 PM\u2069';

describe('mails in Urdu', () => {
  it('every file that composes mails has samples here', () => {
    const files = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' });
    const composers = files.filter((file) => /(?<!\.test)\.mails\.ts$/.test(file.replaceAll('\\', '/')));
    expect(composers.sort()).toEqual([...Object.keys(MAIL_SAMPLES), ...TO_STAFF].sort());
  });

  it.each(composed)('%s writes mails without any English left but what people wrote', (_what, mails) => {
    expect(mails).not.toEqual([]);
    for (const mail of mails) {
      const urdu = toUrdu(mail.text);
      expect({ english: mail.text, isUrdu: urdu !== undefined }).toEqual({ english: mail.text, isUrdu: true });
      if (!urdu) continue;
      const words = [...listTexts(urdu), ...listLabels(urdu)].map(ownWords).join('\n').replaceAll('API', '');
      expect(words).not.toMatch(/[A-Za-z{}]/);
    }
  });

  it('owners and members are written to as well', () => {
    const addressees = new Set(allMails.map(({ to }) => to));
    expect([...addressees]).toEqual(expect.arrayContaining(['owner@mail.test', 'clerk@mail.test']));
  });

  it('has no sentence or label that no mail says', () => {
    const said = allMails.flatMap(({ text }) => {
      const urdu = toUrdu(text);
      return urdu ? listTexts(urdu) : [];
    });
    const unsaid = MAIL_SENTENCES.filter(([, urdu]) => {
      const fragments = urdu.split(/\{\w+\}/);
      return !said.some((text) => fragments.every((fragment) => text.includes(fragment)));
    });
    expect(unsaid).toEqual([]);
    const labels = new Set(allMails.flatMap(({ text }) => listLabels(text)));
    expect(Object.keys(MAIL_LABELS).filter((label) => !labels.has(label))).toEqual([]);
  });

  it('keeps names, and times in their own direction, and the link', () => {
    const [mail] = createMails({ kind: 'requested' }, BOOKING);
    const urdu = mail && toUrdu(mail.text);
    expect(urdu?.subject).toContain('\u2068Noor Mahal\u2069');
    expect(urdu?.facts).toContainEqual(['مہمان', '\u2068300\u2069']);
    expect(urdu?.action?.path).toBe(`/bookings/${BOOKING.id}`);
    const { html } = renderMail(urdu ?? BROKEN, 'https://mehfil.example');
    expect(html).toContain('<html lang="ur" dir="rtl">');
    expect(html).toContain(`https://mehfil.example/bookings/${BOOKING.id}`);
  });

  it.each([
    ['accounts/session.mails.ts', 'new-device', 'وقت', '\u20685 دسمبر، 2026، \u20661:00 PM UTC\u2069\u2069'],
    ['bookings/booking.mails.ts', 'booking-received', 'کب', `\u2068${EVENING}\u2069`],
    ['bookings/booking.mails.ts', 'booking-received', 'کل رقم', '\u2066₨\u00a0900,000.00\u2069'],
    ['booking-changes/booking-change.mails.ts', 'booking-change-proposed', 'نیا وقت', `\u2068${EVENING}\u2069`],
    ['booking-changes/booking-change.mails.ts', 'booking-changed', 'پرانی کل رقم', '\u2066₨\u00a01.00\u2069'],
    [
      'booking-groups/booking-group.mails.ts',
      'functions-requested',
      'مہندی',
      `\u2068Noor Mahal\u2069، \u2068${EVENING}\u2069`,
    ],
    [
      'integrations/external-calendar.mails.ts',
      'external-calendar-clash',
      'بک شدہ وقت',
      expect.stringMatching(/^\u20685 دسمبر، 2026، /),
    ],
  ])('%s %s says “%s” as the web app writes days and sums', (file, kind, label, value) => {
    const facts = find(file, kind).flatMap((mail) => mail.facts ?? []);
    expect(facts).toContainEqual([label, value]);
  });

  it('has no day or sum in its English form', () => {
    for (const { text } of allMails) {
      expect(JSON.stringify(toUrdu(text))).not.toMatch(/(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d|₨\d/);
    }
  });

  it('says until when, and the day of an end after midnight', () => {
    const [toCustomer] = createMails(
      { kind: 'requested' },
      { ...BOOKING, endTime: new Date('2026-12-05T20:30:00Z'), totalPrice: 123_456 as Hundredths, currency: 'CHF' },
    );
    const urdu = toCustomer && toUrdu(toCustomer.text);
    expect(urdu?.paragraphs[1]).toMatch(/^\u20685 دسمبر، 2026، \u20666:00 PM\u2069\u2069 تک ہال/);
    expect(urdu?.facts).toContainEqual(['کب', '\u20685 دسمبر، 2026، \u20666:00 PM – 1:30 AM\u2069 (6 دسمبر)\u2069']);
    expect(urdu?.facts).toContainEqual(['کل رقم', '\u2066CHF\u00a01,234.56\u2069']);
    expect(toCustomer && toEnglish(toCustomer.text).facts).toContainEqual([
      'When',
      'Dec 05, 2026, 6:00 PM - 1:30 AM (Dec 06)',
    ]);
  });

  it('a hall named like a day or a sum keeps its name', () => {
    for (const hallTitle of ['Dec 05, 2026, 6:00 PM', '₨900.00']) {
      const [mail] = createMails({ kind: 'requested' }, { ...BOOKING, hallTitle });
      expect(mail && toUrdu(mail.text)?.facts).toContainEqual(['ہال', `\u2068${hallTitle}\u2069`]);
    }
  });

  it('says the function and the role in Urdu, and what nobody knows', () => {
    const requests = find('bookings/booking-function.mails.ts', 'booking-requested').map(
      ({ paragraphs }) => paragraphs[0],
    );
    for (const name of ['مہندی', 'بارات', 'ولیمے', 'ایک تقریب'])
      expect(requests.some((text) => text?.includes(`ایک گاہک ${name} کے لیے`))).toBe(true);
    expect(find('businesses/team.mails.ts', 'team-joined').map(({ paragraphs }) => paragraphs[0])).toEqual([
      expect.stringContaining('مینیجر'),
      expect.stringContaining('کلرک'),
    ]);
    expect(find('accounts/session.mails.ts', 'new-device')[0]?.facts).toContainEqual(['آلہ', 'نامعلوم']);
  });

  it('a hall named like a sentence is a name, and a note is whole', () => {
    const hallTitle = 'Your booking was cancelled';
    const note = 'Hello,\nYour account is back. $1 {name}';
    const [mail] = createMails({ kind: 'cancelled', reason: 'declined', by: 'other' } as never, {
      ...BOOKING,
      hallTitle,
      note,
    });
    const urdu = mail && toUrdu(mail.text);
    expect(urdu?.subject).toBe(`\u2068${hallTitle}\u2069 کی آپ کی بکنگ منسوخ ہو گئی`);
    expect(urdu?.paragraphs.at(-1)).toBe(`وجہ: \u2068${note}\u2069`);
  });

  it('stays English where a part has no Urdu, as mails to staff do', () => {
    expect(toUrdu({ subject: 'Your booking was cancelled', greeting: 'Hello,', paragraphs: ['Something new.'] })).toBe(
      undefined,
    );
    const group = { count: 1, accountId: null, address: null, lastId: 1 };
    const alarm = createAlarmMail('admin@mail.test', { kind: 'ADMIN_ADDED', ...group });
    expect(toUrdu(alarm.text)).toBe(undefined);
  });
});

const BROKEN: WrittenMail = { language: 'ur', subject: '', greeting: '', paragraphs: [] };
