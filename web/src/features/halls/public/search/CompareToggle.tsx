import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { COMPARE_MOST, toggleCompared, useCompared } from './compare-store';
import styles from './CompareToggle.module.css';
import { searchText } from './search.text';

interface CompareToggleProps {
  id: number;
  title: string;
  /** Where it stands. */
  className?: string | undefined;
}

/** Chooses a hall for comparing. */
export function CompareToggle({ id, title, className }: CompareToggleProps) {
  const words = useText(searchText).compare;
  const chosen = useCompared();
  const checked = chosen.includes(id);
  const full = !checked && chosen.length >= COMPARE_MOST;
  return (
    <label
      className={joinClasses('middle gap-8 touchable', styles.label, className)}
      title={full ? words.full(COMPARE_MOST) : undefined}
    >
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={full}
        aria-label={words.addHall(title)}
        onChange={() => toggleCompared(id)}
      />
      {words.add}
    </label>
  );
}
