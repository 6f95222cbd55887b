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

/** The part of a message around the first searched word. */
export function cutAround(text: string, search: string): string {
  const [first = ''] = toSearchedWords(search);
  const at = findWord(text, first);
  const from = at + first.length <= THREAD_LIMITS.excerptCharacters ? 0 : Math.max(0, at - BEFORE);
  const part = text.slice(from, from + THREAD_LIMITS.excerptCharacters);
  return `${from > 0 ? '…' : ''}${part}${from + part.length < text.length ? '…' : ''}`;
}
