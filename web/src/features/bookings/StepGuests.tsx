import { clampGuests } from '@mehfil/api/rules';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useText } from '../../i18n/text';
import { MinusIcon, PlusIcon } from '../../ui/icons';
import { bookingText } from './booking.text';
import type { WizardValues } from './draft';
import styles from './StepGuests.module.css';

/** Step 2: how many guests, between 1 and what the hall holds. */
export function StepGuests({ capacity }: { capacity: number }) {
  const words = useText(bookingText).guests;
  const { values, setFieldValue } = useFormikContext<WizardValues>();
  const id = useId();
  const change = (count: number) => void setFieldValue('guests', clampGuests(count, capacity));
  return (
    <div className={styles.guests}>
      <label htmlFor={id} className={styles.label}>
        {words.label}
      </label>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.button}
          aria-label={words.fewer}
          disabled={values.guests <= 1}
          onClick={() => change(values.guests - 1)}
        >
          <MinusIcon />
        </button>
        <GuestInput id={id} count={values.guests} capacity={capacity} onChange={change} />
        <button
          type="button"
          className={styles.button}
          aria-label={words.more}
          disabled={values.guests >= capacity}
          onClick={() => change(values.guests + 1)}
        >
          <PlusIcon />
        </button>
      </div>
      <input
        className={styles.slider}
        type="range"
        min={1}
        max={capacity}
        value={values.guests}
        aria-label={words.label}
        onChange={(event) => change(Number(event.target.value))}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {words.upTo(capacity)}
      </p>
    </div>
  );
}

interface GuestInputProps {
  id: string;
  count: number;
  capacity: number;
  onChange: (count: number) => void;
}

/** The number itself. While typing it may be empty; the form keeps the last number, within the hall's limits. */
function GuestInput({ id, count, capacity, onChange }: GuestInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      id={id}
      className={styles.input}
      type="number"
      inputMode="numeric"
      min={1}
      max={capacity}
      value={typed ?? count}
      aria-describedby={`${id}-hint`}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '') onChange(Number(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
