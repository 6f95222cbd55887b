import { keywordIcon } from '../../../ui/icons/keyword-icons';
import type { SelectOption } from '../../../ui/select-options';
import type { setupText } from './setup.text';

type Labels = (typeof setupText)['en']['icons'];

/** The keywords to choose from; none is the check mark. */
const KEYWORDS: Readonly<Record<keyof Labels, string>> = {
  check: '',
  wifi: 'wifi',
  car: 'car',
  cutlery: 'utensils',
  speaker: 'volume-2',
  snowflake: 'snowflake',
  star: 'star',
  shield: 'shield',
  award: 'award',
  heart: 'heart',
};

/** Every icon once. A keyword that stands for the same icon as ours (`parking`) keeps its spelling. */
export function listIconChoices(current: string, labels: Labels): SelectOption<string>[] {
  const drawn = keywordIcon(current);
  return Object.entries(KEYWORDS).map(([name, keyword]) => ({
    value: keywordIcon(keyword) === drawn ? current : keyword,
    label: labels[name as keyof Labels],
  }));
}
