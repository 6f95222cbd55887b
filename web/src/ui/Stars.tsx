import { useFormat } from '../i18n/format';
import { useText } from '../i18n/text';
import { StarIcon } from './icons';
import styles from './Stars.module.css';
import { partsText } from './parts.text';
import { joinClasses } from '../lib/classes';

const FIVE = [1, 2, 3, 4, 5] as const;

/** A rating, drawn to the tenth; said as "4.6 out of 5". */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const words = useText(partsText).stars;
  const { rating: written } = useFormat();
  // In pixels, not in percent: whatever stretches the row must not stretch what is filled.
  const filled = (Math.round(Math.min(Math.max(rating, 0), FIVE.length) * 10) / 10) * size;
  const row = FIVE.map((count) => <StarIcon key={count} size={size} />);
  return (
    <span
      className={joinClasses('anchor accent rigid', styles.stars)}
      role="img"
      aria-label={words.rated(written(rating))}
    >
      <span className={styles.empty}>{row}</span>
      <span className={styles.full} style={{ width: filled }}>
        {row}
      </span>
    </span>
  );
}
