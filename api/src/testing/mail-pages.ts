import type { Locale } from '../domain/accounts/locales.js';
import { toEnglish } from '../modules/notifications/mail.english.js';
import { renderMail } from '../modules/notifications/mail.layout.js';
import type { MailText, MailValue, MailWords } from '../modules/notifications/mail.text.js';
import { toUrdu } from '../modules/notifications/mail.urdu.js';
import { MAIL_SAMPLES } from './mail-samples.js';

/** The HTML of a mail, as it is sent. */
export interface MailPage {
  kind: string;
  language: Locale;
  /** Filled in with what people may write that has no place to break. */
  isStretched: boolean;
  html: string;
}

const URL = 'https://mehfil.example';
/** A name, a hall's title and an address, whose words are longer than a phone is wide. */
const UNBROKEN = [
  'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaft',
  `Noor ${'Mahal'.repeat(20)}`,
  `https://celebrations.example.org/${'gallery'.repeat(12)}?album=${'spring'.repeat(6)}`,
];

/** Puts these texts in place of those that a mail fills in, by turns. */
function stretch({ facts, ...mail }: MailText): MailText {
  let turn = 0;
  const next = (): string => UNBROKEN[turn++ % UNBROKEN.length] ?? '';
  const stretchValue = (value: MailValue): MailValue => {
    if (typeof value === 'string') return next();
    return value.kind === 'hall-and-period' ? { ...value, hall: next() } : value;
  };
  const stretchWords = (words: MailWords): MailWords =>
    typeof words === 'string' ? words : { ...words, values: words.values.map(stretchValue) };
  return {
    ...mail,
    subject: stretchWords(mail.subject),
    greeting: stretchWords(mail.greeting),
    paragraphs: mail.paragraphs.map(stretchWords),
    ...(facts && { facts: facts.map(([label, value, path]) => [label, stretchValue(value), path] as const) }),
  };
}

function render(kind: string, text: MailText, isStretched: boolean): MailPage[] {
  return [toEnglish(text), toUrdu(text)]
    .filter((mail) => mail !== undefined)
    .map((mail) => ({ kind, language: mail.language, isStretched, html: renderMail(mail, URL).html }));
}

/** Every sample of a mail in both languages, as it is and stretched; none twice. */
export function renderMailPages(): MailPage[] {
  const samples = Object.values(MAIL_SAMPLES).flatMap((composers) => Object.values(composers).flat());
  const pages = samples.flatMap(({ kind, text }) => [
    ...render(kind, text, false),
    ...render(kind, stretch(text), true),
  ]);
  return [...new Map(pages.map((page) => [page.html, page])).values()];
}
