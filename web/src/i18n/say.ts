import { useLocale } from './locale';
import { translate } from './locale-store';

const asItIs = (english: string): string => english;

/** Says what the domain or the server says (a label, why something is refused) in the reader's language, where that is known. */
export function useSay(): (english: string) => string {
  return useLocale() === 'en' ? asItIs : translate;
}
