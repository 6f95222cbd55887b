import { PRODUCT } from '../lib/page-title';
import styles from './Logo.module.css';
import { LOGO_SHAPES } from './logo-shapes';
import { joinClasses } from '../lib/classes';

/** The mark, an arch with a lamp in it, and the name. The name is read out; the mark is not. */
export function Logo() {
  return (
    <span className={joinClasses('middle gap-10 ink', styles.logo)}>
      <svg width="30" height="34" viewBox="0 0 30 34" aria-hidden="true" focusable="false">
        <path className={styles.arch} d={LOGO_SHAPES.arch} />
        <path className={styles.lamp} d={LOGO_SHAPES.lamp} />
      </svg>
      <span>{PRODUCT}</span>
    </span>
  );
}
