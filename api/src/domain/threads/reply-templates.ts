import { object, type InferType } from 'yup';
import type { Locale } from '../accounts/locales.js';
import { cutTo } from '../text/cut-to.js';
import { atMost, optionalText, text } from '../text/text.js';

/** What a template can say of a booking or an enquiry, as it stands in braces (docs/decisions/0078-reply-templates.md). */
export const PLACEHOLDERS = ['guest', 'hall', 'business', 'day', 'time', 'guests', 'price', 'link', 'hours'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Limits of the reply templates of a business. */
export const TEMPLATE_LIMITS = {
  /** Of a business. */
  templatesMax: 50,
  nameMaxCharacters: 60,
  /** Less than a message may have: what is filled in can be longer than its placeholder. */
  textMaxCharacters: 2000,
  /** Characters of a placeholder that nobody knows, in the message about it. */
  unknownShownCharacters: 20,
} as const;

/** Messages about reply templates. */
export const TEMPLATE_MESSAGES = {
  nameRequired: 'Name of the template is required',
  textRequired: 'Write the answer in English, in Urdu, or in both',
  unknown: (name: string) => `There is no placeholder {${name}}: choose one of the list`,
  notFound: 'The reply template was not found',
  full: `There can be at most ${TEMPLATE_LIMITS.templatesMax} reply templates`,
} as const;

/** What stands in the place of a value that isn't known. */
const GAPS: Readonly<Record<Locale, Readonly<Record<Placeholder, string>>>> = {
  en: {
    guest: '[name]',
    hall: '[hall]',
    business: '[business]',
    day: '[day]',
    time: '[time]',
    guests: '[number of guests]',
    price: '[price]',
    link: '[link]',
    hours: '[opening hours]',
  },
  ur: {
    guest: '[نام]',
    hall: '[ہال]',
    business: '[کاروبار]',
    day: '[دن]',
    time: '[وقت]',
    guests: '[مہمانوں کی تعداد]',
    price: '[قیمت]',
    link: '[لنک]',
    hours: '[کھلنے کے اوقات]',
  },
};

const ALL_GAPS = Object.values(GAPS).flatMap((gaps) => Object.values(gaps));

/** The gaps that a text still has, each once, as they stand in it. */
export function findGaps(text: string): string[] {
  return ALL_GAPS.filter((gap) => text.includes(gap)).sort((one, other) => text.indexOf(one) - text.indexOf(other));
}

const IN_BRACES = /\{([^{}\n]*)\}/g;

function toPlaceholder(inBraces: string): Placeholder | undefined {
  const name = inBraces.trim().toLowerCase();
  return PLACEHOLDERS.find((placeholder) => placeholder === name);
}

/** What stands in the first braces of a text that are none of the placeholders; null if there are none. */
function findUnknown(template: string, known: readonly Placeholder[]): string | null {
  for (const [, inBraces = ''] of template.matchAll(IN_BRACES)) {
    const placeholder = toPlaceholder(inBraces);
    if (placeholder === undefined || !known.includes(placeholder)) {
      return cutTo(inBraces.trim(), TEMPLATE_LIMITS.unknownShownCharacters);
    }
  }
  return null;
}

/** A template with the values of a booking or an enquiry. */
export interface FilledText {
  text: string;
  /** What stands in it for values that aren't known, each once. */
  gaps: string[];
}

/** Values in the language of the text; null for what isn't known. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

/**
 * Fills the placeholders of a template. What isn't known leaves a gap that nobody overlooks; values aren't searched for
 * placeholders.
 * @param locale the language of the text
 */
export function fillTemplate(template: string, values: PlaceholderValues, locale: Locale): FilledText {
  const gaps = new Set<string>();
  const filled = template.replaceAll(IN_BRACES, (whole, inBraces: string) => {
    const placeholder = toPlaceholder(inBraces);
    if (placeholder === undefined) return whole;
    const value = values[placeholder];
    if (value !== null && value !== '') return value;
    const gap = GAPS[locale][placeholder];
    gaps.add(gap);
    return gap;
  });
  return { text: filled, gaps: [...gaps] };
}

/** A text with these placeholders and no others. */
export const templateText = (label: string, placeholders: readonly Placeholder[] = PLACEHOLDERS) =>
  optionalText({ max: atMost(label, TEMPLATE_LIMITS.textMaxCharacters), multiline: true }).test(
    'placeholders',
    (value, context) => {
      const unknown = value ? findUnknown(value, placeholders) : null;
      return unknown === null || context.createError({ message: TEMPLATE_MESSAGES.unknown(unknown) });
    },
  );

/** A reply template: a name, and a text in at least one language. */
export const replyTemplateSchema = object({
  name: text({
    required: TEMPLATE_MESSAGES.nameRequired,
    max: atMost('Name of the template', TEMPLATE_LIMITS.nameMaxCharacters),
  }),
  english: templateText('English text').test('written', TEMPLATE_MESSAGES.textRequired, (value, { parent }) => {
    const { urdu } = parent as { urdu?: unknown };
    return Boolean(value) || Boolean(urdu);
  }),
  urdu: templateText('Urdu text'),
});
export type ReplyTemplateValues = InferType<typeof replyTemplateSchema>;
