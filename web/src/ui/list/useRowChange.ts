import { useText } from '../../i18n/text';
import { listText } from './list.text';

/**
 * What is said after changes to rows of a list, and what is read again.
 * @param fallback said of a failure for which the server sent no sentence
 * @param refetch names of the queries whose answers the changes make old
 * @param row names the row that is spoken of
 * @returns a mutation's options, by what a success says
 */
export function useRowChange(fallback: string, refetch: readonly string[], row: string) {
  const { error } = useText(listText);
  return (success: string) => ({
    success: { tone: 'success' as const, title: success },
    about: row,
    failure: { title: error, fallback, always: true },
    refetch,
  });
}
