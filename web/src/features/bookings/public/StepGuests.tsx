import { clampGuests } from '@mehfil/api/domain/bookings/inputs';
import { Slider } from 'antd';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { MinusIcon, PlusIcon } from '../../../ui/icons';
import { bookingText } from '../booking.text';
import { CountInput } from './CountInput';
import type { WizardValues } from '../draft';
import { OccasionField } from '../OccasionField';
import { useRefusal } from './refusals';
import { RefusalMessage } from './RefusalMessage';
import styles from './StepGuests.module.css';
import { joinClasses } from '../../../lib/classes';

/** Step 2: how many guests, between 1 and what the hall holds, and what it is for. */
export function StepGuests({ capacity }: { capacity: number }) {
  const words = useText(bookingText).guests;
  const { values, setFieldValue } = useFormikContext<WizardValues>();
  const id = useId();
  // What was searched for may be more than this hall holds.
  const isRefused = Number.isNaN(values.guests) || values.guests > capacity;
  const refused = useRefusal('guests');
  const refusal = isRefused ? words.oneOf(capacity) : refused;
  const isChosen = values.guests >= 1 || isRefused;
  const change = (count: number) => void setFieldValue('guests', clampGuests(count, capacity));
  return (
    <div className={joinClasses('stack in-middle gap-16', styles.guests)}>
      <label htmlFor={id} className="medium strong">
        {words.label}
      </label>
      <div className={joinClasses('beside middle gap-12', styles.stepper)}>
        <Button
          look="secondary"
          shape="circle"
          className={styles.button}
          aria-label={words.fewer}
          disabled={values.guests <= 1}
          icon={<MinusIcon />}
          onClick={() => change(values.guests - 1)}
        />
        <CountInput
          id={id}
          name="guests"
          variant="borderless"
          className={styles.count}
          classNames={{ input: styles.input ?? '' }}
          count={values.guests}
          max={capacity}
          aria-invalid={refusal !== undefined}
          aria-describedby={refusal === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          onChange={(count) => void setFieldValue('guests', count)}
        />
        <Button
          look="secondary"
          shape="circle"
          className={styles.button}
          aria-label={words.more}
          disabled={values.guests >= capacity}
          icon={<PlusIcon />}
          onClick={() => change(values.guests + 1)}
        />
      </div>
      <Slider
        className={styles.slider}
        min={1}
        max={capacity}
        value={values.guests >= 1 ? values.guests : 1}
        ariaLabelForHandle={words.label}
        tooltip={{ open: false }}
        onChange={change}
      />
      <p id={`${id}-hint`} className="muted medium">
        {isChosen ? words.upTo(capacity) : words.needed(capacity)}
      </p>
      <RefusalMessage id={`${id}-error`} message={refusal} />
      <OccasionField />
    </div>
  );
}
