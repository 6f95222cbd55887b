import styles from './Spinner.module.css';
import { joinClasses } from '../lib/classes';
import { useText } from '../i18n/text';
import { uiText } from './ui.text';

interface SpinnerProps {
  /** Fills the window, for when there is nothing else yet. */
  page?: boolean;
  /** Stands above the page, for what a press opens; shown only if it takes a moment. */
  above?: boolean;
  /** Shows the words, instead of only saying them to screen readers. */
  showLabel?: boolean;
}

/** A quiet ring, announced as loading. */
export function Spinner({ page = false, above = false, showLabel = false }: SpinnerProps) {
  const words = useText(uiText);
  return (
    <div
      className={joinClasses('stack centered-items muted', styles.spinner, page && styles.page, above && styles.above)}
      role="status"
    >
      <div className={styles.ring} aria-hidden="true" />
      <span className={showLabel ? 'above' : 'visually-hidden'}>{words.loading}</span>
    </div>
  );
}
