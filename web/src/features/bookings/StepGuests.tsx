import { clampGuests, suggestedGuests } from '@mehfil/api/domain/bookings/inputs';
import { useFormikContext } from 'formik';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../i18n/text';
import { MinusIcon, PlusIcon } from '../../ui/icons';
import { bookingText } from './booking.text';
import type { WizardValues } from './draft';
import { useRefusal } from './refusals';
import { RefusalMessage } from './RefusalMessage';
import styles from './StepGuests.module.css';

/** Step 2: how many guests, between 1 and what the hall holds. */
export function StepGuests({ capacity }: { capacity: number }) {
  const words = useText(bookingText).guests;
  const { values, setFieldValue } = useFormikContext<WizardValues>();
  const id = useId();
  const refusal = useRefusal('guests');
  const isChosen = values.guests >= 1;
  useEffect(() => {
    // Asked for the first time: a number to begin with. Before, nothing was quoted.
    if (!isChosen) void setFieldValue('guests', suggestedGuests(capacity));
  }, [isChosen, capacity, setFieldValue]);
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
        <GuestInput
          id={id}
          count={values.guests}
          capacity={capacity}
          refused={refusal !== undefined}
          onChange={change}
        />
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
        value={Math.max(values.guests, 1)}
        aria-label={words.label}
        onChange={(event) => change(Number(event.target.value))}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {words.upTo(capacity)}
      </p>
      <RefusalMessage id={`${id}-error`} message={refusal} />
    </div>
  );
}

interface GuestInputProps {
  id: string;
  count: number;
  capacity: number;
  refused: boolean;
  onChange: (count: number) => void;
}

/** The number itself. While typing it may be empty; the form keeps the last number, within the hall's limits. */
function GuestInput({ id, count, capacity, refused, onChange }: GuestInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      id={id}
      className={styles.input}
      type="number"
      inputMode="numeric"
      min={1}
      max={capacity}
      name="guests"
      value={typed ?? (count >= 1 ? count : '')}
      aria-invalid={refused}
      aria-describedby={refused ? `${id}-hint ${id}-error` : `${id}-hint`}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '') onChange(Number(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
