import { object } from 'yup';
import { flag } from '../input/fields.js';
import { cutTo } from '../text/cut-to.js';
import type { Locale } from '../accounts/locales.js';
import {
  fillTemplate,
  templateText,
  TEMPLATE_MESSAGES,
  type Placeholder,
  type PlaceholderValues,
} from './reply-templates.js';
import { THREAD_LIMITS } from './limits.js';

/**
 * What a first answer may say: what is known of every thread (docs/decisions/0080-enquiries-as-work.md). A link would stand there as
 * suspicious: nothing is agreed yet.
 */
export const FIRST_ANSWER_PLACEHOLDERS = ['guest', 'hall', 'business', 'hours'] as const satisfies Placeholder[];

/** The texts of a first answer; null where it isn't written. */
export interface FirstAnswerTexts {
  english: string | null;
  urdu: string | null;
}

/** A first answer that is sent by itself: off, or a text in at least one language. */
export const firstAnswerSchema = object({
  isOn: flag('First answer'),
  english: templateText('English text', FIRST_ANSWER_PLACEHOLDERS).test(
    'written',
    TEMPLATE_MESSAGES.textRequired,
    (value, { parent }) => {
      const { isOn, urdu } = parent as { isOn?: unknown; urdu?: unknown };
      return isOn !== true || Boolean(value) || Boolean(urdu);
    },
  ),
  urdu: templateText('Urdu text', FIRST_ANSWER_PLACEHOLDERS),
});

/**
 * The first answer to a customer: in their language where it is written, else in the other one; cut where filling it in makes it
 * longer than a message.
 * @returns null if there is none
 */
export function writeFirstAnswer(
  { english, urdu }: FirstAnswerTexts,
  values: Readonly<Record<Locale, PlaceholderValues>>,
  locale: Locale | null,
): string | null {
  const language: Locale = urdu !== null && (locale === 'ur' || english === null) ? 'ur' : 'en';
  const text = language === 'ur' ? urdu : english;
  return text && cutTo(fillTemplate(text, values[language], language).text, THREAD_LIMITS.textMaxCharacters);
}
