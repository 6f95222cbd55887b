import { BLOG_LIMITS } from '../blog/limits.js';

/** The words of HTML or plain text with the tags taken out. */
export function wordCount(html: string): number {
  return withoutTags(html)
    .split(/\s+/)
    .filter((word) => word !== '').length;
}

// By hand rather than by a pattern: a thousand "<" without a ">" must not take a million steps.
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

/** Minutes that an article takes to read: its words at 200 a minute, rounded up, at least 1 (docs/coverage.md: customer §5). */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.ceil(wordCount(html) / BLOG_LIMITS.wordsPerMinute));
}

/** Names that a code writes small. */
const NAMES = new Map([
  ['api', 'API'],
  ['csv', 'CSV'],
  ['url', 'URL'],
]);

/** A machine's code in plain words: `deliver-mail` is `Deliver mail`, `review.reports_dismissed` is `Review reports dismissed`. */
export function formatCode(code: string): string {
  const words = code.split(/[-_.\s]+/).filter(Boolean);
  const text = words.map((word) => NAMES.get(word) ?? word).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first letters of the first two words of a name, capital: `Ayesha Khan` is AK. */
export function initials(name: string | null | undefined): string {
  return (name ?? '')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0x20).trim())
    .join('')
    .toUpperCase();
}

/** A rating with one decimal; `0.0` when there is none. */
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
 * Names in a sentence, the rest as a number: `Royal Hall`, `Royal Hall and Garden`, `A, B, C and 2 more`.
 *
 * @param most how many are named at most
 */
export function formatNames(names: readonly string[], most = 3): string {
  if (names.length <= 1) return names[0] ?? '';
  const hidden = names.length > most ? names.length - most : 0;
  const shown = names.slice(0, most);
  const last = hidden > 0 ? `${hidden} more` : shown.pop();
  return `${shown.join(', ')} and ${last}`;
}

/** The name under a review whose author left none. */
export const ANONYMOUS_USER = 'Anonymous User';

/** What the window and a link say of a hall: its name and where it is. */
export function hallHeadline(hall: { title: string; city?: string | null }): string {
  return hall.city ? `${hall.title}, ${hall.city}` : hall.title;
}
