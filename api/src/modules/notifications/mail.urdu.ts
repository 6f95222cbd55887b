import { isolate } from '../../domain/text/direction.js';
import type { MailText } from './mail.layout.js';
import { ACCOUNT_LABELS, ACCOUNT_SENTENCES } from './mail.urdu-account-texts.js';
import { OWNER_LABELS, OWNER_SENTENCES } from './mail.urdu-owner-texts.js';
import { CUSTOMER_LABELS, CUSTOMER_SENTENCES } from './mail.urdu-customer-texts.js';
import { sayFact, sayMoment } from './mail.urdu-values.js';

/** Every sentence that mails have in Urdu, by its English. */
export const MAIL_SENTENCES = [...CUSTOMER_SENTENCES, ...OWNER_SENTENCES, ...ACCOUNT_SENTENCES];
/** Every label that mails have in Urdu. */
export const MAIL_LABELS: Readonly<Record<string, string>> = { ...CUSTOMER_LABELS, ...OWNER_LABELS, ...ACCOUNT_LABELS };
/** Gaps that mails fill in with words of their own. */
const GAP_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  function: { mehndi: 'مہندی', baraat: 'بارات', walima: 'ولیمے', 'other function': 'ایک تقریب' },
  role: { 'a manager': 'مینیجر', 'a clerk': 'کلرک' },
};
/** Values that aren't somebody's words, a time or a sum. */
const VALUES: Readonly<Record<string, string>> = { Unknown: 'نامعلوم' };

const GAP = /\{(\w+)\}/g;

interface Sentence {
  matches: RegExp;
  urdu: string;
}

function toPattern(english: string): RegExp {
  const escaped = english.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  const toGroup = (_: string, name: string): string => {
    const words = GAP_WORDS[name];
    return `(?<${name}>${words ? Object.keys(words).join('|') : '[^]+?'})`;
  };
  return new RegExp(`^${escaped.replaceAll(GAP, toGroup)}$`, 'u');
}

/** Sentences without gaps, which are found by themselves. */
const WHOLE: ReadonlyMap<string, string> = new Map(MAIL_SENTENCES);
/** Sentences with gaps; the one with most words of its own comes first, since a gap could take the rest of a longer one. */
const SENTENCES: readonly Sentence[] = MAIL_SENTENCES.filter(([english]) => english.search(GAP) >= 0)
  .map(([english, urdu]) => ({ english, urdu, fixedLength: english.replaceAll(GAP, '').length }))
  .sort((one, other) => other.fixedLength - one.fixedLength)
  .map(({ english, urdu }) => ({ matches: toPattern(english), urdu }));

function fill(urdu: string, gaps: Readonly<Record<string, string>> = {}): string {
  return urdu.replaceAll(GAP, (_, name: string) => {
    const value = gaps[name] ?? '';
    return GAP_WORDS[name]?.[value] ?? (name === 'when' ? sayMoment(value) : isolate(value));
  });
}

function sayInUrdu(english: string): string | undefined {
  const whole = WHOLE.get(english);
  if (whole !== undefined) return whole;
  for (const { matches, urdu } of SENTENCES) {
    const found = matches.exec(english);
    if (found) return fill(urdu, found.groups);
  }
  return undefined;
}

/** The Urdu of a mail; undefined for one that has a part without Urdu, which nobody wants to read in two languages. */
export function toUrdu({ subject, greeting, paragraphs, facts, action }: MailText): MailText | undefined {
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
      ? {
          facts: facts.map(
            ([label, value], index) => [labels[index] ?? '', VALUES[value] ?? sayFact(label, value)] as const,
          ),
        }
      : {}),
    ...(action ? { action: { label: labels.at(-1) ?? '', path: action.path } } : {}),
  };
}

function isWhole(texts: readonly (string | undefined)[]): texts is readonly string[] {
  return !texts.includes(undefined);
}
