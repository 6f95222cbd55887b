import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import { listText } from './list.text';
import styles from './Filters.module.css';

interface FilterBarProps {
  children: ReactNode;
  /** Names the filters, where they need more than their role. */
  label?: string | undefined;
  /** Offers to clear the filters; absent while there are none. */
  onClear?: (() => void) | undefined;
}

/** The filters of a list, side by side where there is room. */
export function FilterBar({ children, label, onClear }: FilterBarProps) {
  const words = useText(listText);
  return (
    <div className={styles.bar} role="search" aria-label={label}>
      {children}
      {onClear && (
        <Button look="quiet" className={styles.clear} onClick={onClear}>
          {words.clearFilters}
        </Button>
      )}
    </div>
  );
}
