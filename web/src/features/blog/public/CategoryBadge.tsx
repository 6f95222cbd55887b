import styles from './CategoryBadge.module.css';

/** A category's name with a dot in its color; the color is the staff's choice, so it never carries words. */
export function CategoryBadge({ name, color }: { name: string; color?: string | null }) {
  return (
    <span className={styles.badge}>
      <span className={styles.dot} style={{ backgroundColor: color ?? undefined }} aria-hidden="true" />
      {name}
    </span>
  );
}
