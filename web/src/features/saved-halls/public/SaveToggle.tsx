import { useText } from '../../../i18n/text';
import { joinClasses } from '../../../lib/classes';
import { HeartIcon } from '../../../ui/icons/marks';
import { saveToggleText } from './save-toggle.text';
import styles from './SaveToggle.module.css';
import { useSavedHall, type SavableHall } from './useSavedHall';

/** The Save or Saved button of a hall's page. */
export function SaveToggle({ hall }: { hall: SavableHall }) {
  const words = useText(saveToggleText);
  const { saved, toggle } = useSavedHall(hall);
  return (
    <button
      type="button"
      className={joinClasses('rounded medium strong', styles.toggle, saved && styles.on)}
      aria-pressed={saved}
      onClick={toggle}
    >
      <HeartIcon />
      <span className={styles.words}>{saved ? words.saved : words.save}</span>
    </button>
  );
}

/** The heart on a hall's card: a round button over its picture. */
export function SaveHeart({ hall }: { hall: SavableHall & { title: string } }) {
  const words = useText(saveToggleText);
  const { saved, toggle } = useSavedHall(hall);
  return (
    <button
      type="button"
      className={joinClasses('surface round ink', styles.heart, saved && styles.on)}
      aria-pressed={saved}
      aria-label={words.saveHall(hall.title)}
      onClick={toggle}
    >
      <HeartIcon />
    </button>
  );
}
