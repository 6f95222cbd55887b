import { PRODUCT } from '../lib/page-title';
import styles from './Logo.module.css';

/** The mark, an arch with a lamp in it, and the name. The name is read out; the mark is not. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="30" height="34" viewBox="0 0 30 34" aria-hidden="true" focusable="false">
        <path
          className={styles.arch}
          d="M2 33V15.5C2 8.5 10 6.5 15 1c5 5.5 13 7.5 13 14.5V33h-5.5V18c0-4-4.5-5.5-7.5-8.8C12 12.5 7.5 14 7.5 18v15z"
        />
        <path className={styles.lamp} d="M15 17.5c2.4 2.7 3.6 4.5 3.6 6.3a3.6 3.6 0 0 1-7.2 0c0-1.8 1.2-3.6 3.6-6.3z" />
      </svg>
      <span>{PRODUCT}</span>
    </span>
  );
}
