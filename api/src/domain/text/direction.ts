/**
 * Isolates a text of unknown direction, such as a name (Unicode's first strong isolate), so that it keeps its own order within a sentence
 * and leaves that of the sentence alone.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Isolates figures with a symbol or half of the day, which run from left to right in every sentence. */
export function isolateLeftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
