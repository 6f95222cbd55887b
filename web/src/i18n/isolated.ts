const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/**
 * What a person has written, for a sentence of ours: in a script of the other direction it would pull the marks and figures
 * beside it along.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
