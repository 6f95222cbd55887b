import type { MailText, MailWords, WrittenMail } from './mail.text.js';
import { ACCOUNT_LABELS, ACCOUNT_SENTENCES } from './mail.urdu-account-texts.js';
import { OWNER_LABELS, OWNER_SENTENCES } from './mail.urdu-owner-texts.js';
import { CUSTOMER_LABELS, CUSTOMER_SENTENCES } from './mail.urdu-customer-texts.js';
import { OFFER_LABELS, OFFER_SENTENCES } from './mail.urdu-offer-texts.js';
import { PAYMENT_SENTENCES } from './mail.urdu-payment-texts.js';
import { VISIT_SENTENCES } from './mail.urdu-visit-texts.js';
import { writeInUrdu } from './mail.urdu-values.js';

/** Every sentence that mails have in Urdu, by its English. */
export const MAIL_SENTENCES = [
  ...CUSTOMER_SENTENCES,
  ...OFFER_SENTENCES,
  ...PAYMENT_SENTENCES,
  ...VISIT_SENTENCES,
  ...OWNER_SENTENCES,
  ...ACCOUNT_SENTENCES,
];
/** Every label that mails have in Urdu. */
export const MAIL_LABELS: Readonly<Record<string, string>> = {
  ...CUSTOMER_LABELS,
  ...OFFER_LABELS,
  ...OWNER_LABELS,
  ...ACCOUNT_LABELS,
};

const GAP = /\{(\w+)\}/g;

/** A sentence's Urdu, and what its gaps are called in the order of the English. */
interface Translated {
  urdu: string;
  gaps: readonly string[];
}

/** By the patterns of English sentences. */
const SENTENCES: ReadonlyMap<string, Translated> = new Map(
  MAIL_SENTENCES.map(([english, urdu]) => [
    english.replaceAll(GAP, '{}'),
    { urdu, gaps: [...english.matchAll(GAP)].map(([, name = '']) => name) },
  ]),
);

function sayInUrdu(words: MailWords): string | undefined {
  const { pattern, values } = typeof words === 'string' ? { pattern: words, values: [] } : words;
  const found = SENTENCES.get(pattern);
  return found?.urdu.replaceAll(GAP, (_, name: string) => writeInUrdu(values[found.gaps.indexOf(name)] ?? ''));
}

/** The Urdu of a mail; undefined for one that has a part without Urdu, which nobody wants to read in two languages. */
export function toUrdu({ subject, greeting, paragraphs, facts, action }: MailText): WrittenMail | undefined {
  const texts = [subject, greeting, ...paragraphs].map(sayInUrdu);
  const labels = [...(facts ?? []).map(([label]) => label), ...(action ? [action.label] : [])].map(
    (label) => MAIL_LABELS[label],
  );
  if (!isWhole(texts) || !isWhole(labels)) return undefined;
  const [urduSubject = '', urduGreeting = '', ...urduParagraphs] = texts;
  return {
    language: 'ur',
    subject: urduSubject,
    greeting: urduGreeting,
    paragraphs: urduParagraphs,
    ...(facts
      ? { facts: facts.map(([, value, path], index) => [labels[index] ?? '', writeInUrdu(value), path] as const) }
      : {}),
    ...(action ? { action: { label: labels.at(-1) ?? '', path: action.path } } : {}),
  };
}

function isWhole(texts: readonly (string | undefined)[]): texts is readonly string[] {
  return !texts.includes(undefined);
}
