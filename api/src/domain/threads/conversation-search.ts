import { foldSearch } from '../text/fold.js';
import { CONVERSATION_LIMITS } from './conversations.js';
import { THREAD_LIMITS } from './limits.js';

/** Characters that stand before a found word. */
const BEFORE = 30;

/** The words of a search, each of which has to be there. */
export function toSearchedWords(search: string): string[] {
  return search.trim().split(/\s+/u).slice(0, CONVERSATION_LIMITS.searchedWords);
}

/** Where a word begins in a text, by their folded forms; 0 where it isn't found by its letters alone. */
function findWord(text: string, word: string): number {
  const folded = foldSearch(word);
  // Folding changes lengths: a beginning of the text is folded anew, up to the first that has the word.
  if (folded === '' || !foldSearch(text).includes(folded)) return 0;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (foldSearch(text.slice(0, middle)).includes(folded)) high = middle;
    else low = middle + 1;
  }
  return Math.max(0, low - word.length);
}

/** A place in a text; before a character of two units that it would cut in two. */
function toWhole(text: string, at: number): number {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}

/** The part of a message around the first searched word, in whole characters. */
export function cutAround(text: string, search: string): string {
  const [first = ''] = toSearchedWords(search);
  const at = findWord(text, first);
  const isNear = at + first.length <= THREAD_LIMITS.excerptCharacters;
  const from = isNear ? 0 : toWhole(text, Math.max(0, at - BEFORE));
  const to = toWhole(text, from + THREAD_LIMITS.excerptCharacters);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
