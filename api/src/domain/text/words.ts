import { BLOG_LIMITS } from '../blog/limits.js';

/** The number of words in HTML or plain text, without tags. */
export function wordCount(html: string): number {
  return withoutTags(html)
    .split(/\s+/)
    .filter((word) => word !== '').length;
}

// Not a regular expression: a thousand "<" without a ">" would take quadratic time.
function withoutTags(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const close = open === -1 ? -1 : html.indexOf('>', open);
    if (close === -1) return text + html.slice(at);
    text += `${html.slice(at, open)} `;
    at = close + 1;
  }
  return text;
}

/** The reading time of an article in minutes: 200 words per minute, rounded up, at least 1 (docs/coverage.md: customer §5). */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.ceil(wordCount(html) / BLOG_LIMITS.wordsPerMinute));
}

/** Acronyms in codes. */
const NAMES = new Map([
  ['api', 'API'],
  ['csv', 'CSV'],
  ['url', 'URL'],
]);

/** Formats an internal code: `deliver-mail` is `Deliver mail`, `review.reports_dismissed` is `Review reports dismissed`. */
export function formatCode(code: string): string {
  const words = code.split(/[-_.\s]+/).filter(Boolean);
  const text = words.map((word) => NAMES.get(word) ?? word).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The initials of a name: the first letters of its first two words, in upper case. */
export function initials(name: string | null | undefined): string {
  return (name ?? '')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0x20).trim())
    .join('')
    .toUpperCase();
}

/** Formats a rating with one decimal; `0.0` if there is none. */
export function formatRating(rating: number | null | undefined): string {
  return (typeof rating === 'number' && Number.isFinite(rating) ? rating : 0).toFixed(1);
}

/** `1 review`, `n reviews`. */
export function formatReviewCount(count: number): string {
  return counted(count, 'review');
}

/** `4.5 (12 reviews)`, or `No reviews yet`. */
export function formatRatingSummary(rating: number | null | undefined, count: number): string {
  return count > 0 ? `${formatRating(rating)} (${formatReviewCount(count)})` : 'No reviews yet';
}

/** A count with its noun: `1 hall`, `3 halls`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}

/**
 * Formats a list of names: `Royal Hall`, `Royal Hall and Garden`, `A, B, C and 2 more`.
 * @param most maximum number of names
 */
export function formatNames(names: readonly string[], most = 3): string {
  if (names.length <= 1) return names[0] ?? '';
  const hidden = names.length > most ? names.length - most : 0;
  const shown = names.slice(0, most);
  const last = hidden > 0 ? `${hidden} more` : shown.pop();
  return `${shown.join(', ')} and ${last}`;
}

/** The name of a review's author who has none. */
export const ANONYMOUS_USER = 'Anonymous User';

/** The title of a hall in the browser and in link previews: its name and city. */
export function hallHeadline(hall: { title: string; city?: string | null }): string {
  return hall.city ? `${hall.title}, ${hall.city}` : hall.title;
}
