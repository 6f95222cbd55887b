import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
// Not `Input.Search`: that object brings text areas, passwords and codes along, which lists don't show first.
import InputSearch from 'antd/es/input/Search';
import { useContext, useEffect, useId, useState } from 'react';
import { useText } from '../../i18n/text';
import { CloseIcon, SearchIcon } from '../icons';
import styles from './Filters.module.css';
import { FiltersInLineContext } from './filters-in-line';
import { listText } from './list.text';
import { joinClasses } from '../../lib/classes';

interface SearchFilterProps {
  label: string;
  /** What is searched for now. */
  value: string;
  onChange: (text: string) => void;
  /** Shown while nothing is typed; in a line of filters the label, unless there is a shorter hint. */
  placeholder?: string;
}

function ClearIcon() {
  const words = useText(listText);
  return (
    <>
      <CloseIcon size={18} />
      <span className="visually-hidden">{words.clearSearch}</span>
    </>
  );
}

function SearchMark() {
  const words = useText(listText);
  return (
    <>
      <SearchIcon size={18} />
      <span className="visually-hidden">{words.search}</span>
    </>
  );
}

/** A search text that follows after a pause in typing, or at once with Enter; back and forward change it too. */
export function SearchFilter({ label, value, onChange, placeholder }: SearchFilterProps) {
  const id = useId();
  const isInLine = useContext(FiltersInLineContext);
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), CONTROL_PANEL_LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  });
  return (
    <div className={joinClasses('stack gap-6 small strong narrowable', styles.field)}>
      <label htmlFor={id}>{label}</label>
      <InputSearch
        id={id}
        className={styles.search}
        allowClear={{ clearIcon: <ClearIcon /> }}
        searchIcon={<SearchMark />}
        maxLength={SEARCH_LIMITS.textMaxCharacters}
        placeholder={placeholder ?? (isInLine ? label : undefined)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onSearch={(text) => {
          if (text.trim() !== value) onChange(text.trim());
        }}
      />
    </div>
  );
}
