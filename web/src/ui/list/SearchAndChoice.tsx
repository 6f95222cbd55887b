import type { OptionValue, SelectOption } from '../select-options';
import { SearchFilter } from './SearchFilter';
import { ChoiceFilter } from './ChoiceFilter';

interface SearchAndChoiceProps<Value extends OptionValue> {
  search: { label: string; value: string };
  choice: { label: string; value: Value; options: readonly SelectOption<Value>[] };
  /** What was typed replaces the step before in the history. */
  onSearch: (text: string, options: { replace: true }) => void;
  onChoose: (value: Value) => void;
}

/** What most lists are narrowed by: words, and one choice. */
export function SearchAndChoice<Value extends OptionValue>({
  search,
  choice,
  onSearch,
  onChoose,
}: SearchAndChoiceProps<Value>) {
  return (
    <>
      <SearchFilter {...search} onChange={(text) => onSearch(text, { replace: true })} />
      <ChoiceFilter {...choice} onChange={onChoose} />
    </>
  );
}
