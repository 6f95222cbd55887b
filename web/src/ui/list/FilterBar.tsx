import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { joinClasses } from '../../lib/classes';
import { Button } from '../Button';
import { listText } from './list.text';
import styles from './Filters.module.css';
import { FiltersInLineContext } from './filters-in-line';

interface FilterBarProps {
  /** In one line where there is room, and all but the first folded up where there isn't. */
  inLine?: boolean | undefined;
  children: ReactNode;
  /** Names the filters, where they need more than their role. */
  label?: string | undefined;
  /** Offers to clear the filters; absent while there are none. */
  onClear?: (() => void) | undefined;
}

/** The filters of a list, side by side where there is room. */
export function FilterBar({ children, label, inLine = false, onClear }: FilterBarProps) {
  const words = useText(listText);
  const [isOpened, setIsOpened] = useState(false);
  return (
    <div
      className={joinClasses('stack gap-12', styles.bar, inLine && styles.line, isOpened && styles.opened)}
      role="search"
      aria-label={label}
    >
      <FiltersInLineContext value={inLine}>{children}</FiltersInLineContext>
      {inLine && (
        <Button
          look="secondary"
          className={styles.toggle}
          aria-expanded={isOpened}
          onClick={() => setIsOpened(!isOpened)}
        >
          {words.filters}
        </Button>
      )}
      {onClear && (
        <Button look="quiet" className="from-start" onClick={onClear}>
          {words.clearFilters}
        </Button>
      )}
    </div>
  );
}
