/**
 * Isolates a text of unknown direction, such as a name (Unicode's first strong isolate), so that it keeps its own order within a sentence
 * and leaves that of the sentence alone.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
