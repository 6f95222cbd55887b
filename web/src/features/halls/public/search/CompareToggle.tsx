import { useText } from '../../../../i18n/text';
import { COMPARE_MOST, toggleCompared, useCompared } from './compare-store';
import styles from './CompareToggle.module.css';
import { searchText } from './search.text';

/** Chooses a hall for comparing. */
export function CompareToggle({ id, title }: { id: number; title: string }) {
  const words = useText(searchText).compare;
  const chosen = useCompared();
  const checked = chosen.includes(id);
  const full = !checked && chosen.length >= COMPARE_MOST;
  return (
    <label className={styles.label} title={full ? words.full(COMPARE_MOST) : undefined}>
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
