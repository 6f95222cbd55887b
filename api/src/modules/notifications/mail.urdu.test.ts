import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createMails } from '../bookings/booking.mails.js';
import { createAlarmMail } from '../security-alarms/security-alarm.mails.js';
import { BOOKING, MAIL_SAMPLES } from '../../testing/mail-samples.js';
import { renderMail, type MailText } from './mail.layout.js';
import { MAIL_LABELS, MAIL_SENTENCES, toUrdu } from './mail.urdu.js';

/** Mails that are English whoever reads them: the control panel is. */
const TO_STAFF = ['security-alarms/security-alarm.mails.ts'];

const composed = Object.entries(MAIL_SAMPLES).flatMap(([file, composers]) =>
  Object.entries(composers).map(([name, mails]) => [`${file} ${name}`, mails] as const),
);
const allMails = composed.flatMap(([, mails]) => mails);

/** A text without what it fills in, which keeps its language. */
const ownWords = (text: string): string => text.replaceAll(/\u2068[^\u2069]*\u2069/g, '');
const listTexts = ({ subject, greeting, paragraphs }: MailText): string[] => [subject, greeting, ...paragraphs];
const listLabels = ({ facts, action }: MailText): string[] => [
  ...(facts ?? []).map(([label]) => label),
  ...(action ? [action.label] : []),
];

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
    expect(urdu?.action?.path).toBe('/my-bookings');
    const { html } = renderMail(urdu ?? BROKEN, 'https://mehfil.example');
    expect(html).toContain('<html lang="ur" dir="rtl">');
    expect(html).toContain('https://mehfil.example/my-bookings');
  });

  it('says the function and the role in Urdu, and what nobody knows', () => {
    const find = (file: string, kind: string) =>
      Object.values(MAIL_SAMPLES[file] ?? {})
        .flat()
        .filter((mail) => mail.kind === kind)
        .flatMap(({ text }) => toUrdu(text) ?? []);
    const requests = find('bookings/function.mails.ts', 'booking-requested').map(({ paragraphs }) => paragraphs[0]);
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

const BROKEN = { subject: '', greeting: '', paragraphs: [] };
