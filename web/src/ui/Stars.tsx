import { useId, useState } from 'react';
import { useFormat } from '../i18n/format';
import { useText } from '../i18n/text';
import { joinClasses } from '../lib/classes';
import { StarIcon } from './icons';
import styles from './Stars.module.css';
import { uiText } from './ui.text';

const FIVE = [1, 2, 3, 4, 5] as const;

/** A rating, drawn to the tenth; said as "4.6 out of 5". */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const words = useText(uiText).stars;
  const { rating: written } = useFormat();
  // In pixels, not in percent: whatever stretches the row must not stretch what is filled.
  const filled = Math.min(Math.max(rating, 0), FIVE.length) * size;
  const row = FIVE.map((count) => <StarIcon key={count} size={size} />);
  return (
    <span className={styles.stars} role="img" aria-label={words.rated(written(rating))}>
      <span className={styles.empty}>{row}</span>
      <span className={styles.full} style={{ width: filled }}>
        {row}
      </span>
    </span>
  );
}

interface StarInputProps {
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (rating: number) => void;
  /** Words for the group; "Rating" by default. */
  label?: string;
  /** Id of the element that says what is wrong. */
  errorId?: string;
  disabled?: boolean;
}

/** Choosing one to five stars: radio buttons underneath, so arrows and screen readers work as everywhere. */
export function StarInput({ value, onChange, label, errorId, disabled = false }: StarInputProps) {
  const words = useText(uiText).stars;
  const name = useId();
  const [pointed, setPointed] = useState(0);
  const lit = pointed || value;
  return (
    <fieldset
      className={styles.input}
      disabled={disabled}
      aria-describedby={errorId}
      onMouseLeave={() => setPointed(0)}
    >
      <legend className="visually-hidden">{label ?? words.choose}</legend>
      {FIVE.map((count) => (
        <label
          key={count}
          className={joinClasses(styles.choice, count <= lit && styles.lit)}
          onMouseEnter={() => setPointed(disabled ? 0 : count)}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={count}
            checked={value === count}
            onChange={() => onChange(count)}
          />
          <StarIcon size={28} />
          <span className="visually-hidden">{words.option(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
