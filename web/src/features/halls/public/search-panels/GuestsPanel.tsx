import { HALL_LIMITS } from '@mehfil/api/domain/halls/limits';
import { isGuestCount } from '@mehfil/api/domain/halls/search';
import { useId, useState } from 'react';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { NumberInput, type TypedNumber } from '../../../../ui/form/NumberInput';
import { MinusIcon, PlusIcon } from '../../../../ui/icons';
import type { HallSearchState } from '../search/useHallSearch';
import { Chips } from './Chips';
import { panelsText } from './panels.text';
import styles from './Panels.module.css';
import { CAPACITIES } from './search-options';

const STEP = 50;

/** The next multiple of the step, up or down; undefined below the first. */
function stepGuests(guests: number, up: boolean): number | undefined {
  const next = up ? (Math.floor(guests / STEP) + 1) * STEP : (Math.ceil(guests / STEP) - 1) * STEP;
  return next < 1 ? undefined : Math.min(next, HALL_LIMITS.capacityMax);
}

/** For how many there must be room, and how large the hall may be. */
export function GuestsPanel({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(panelsText).guests;
  const id = useId();
  const guests = draft.guests ?? 0;
  const [typed, setTyped] = useState<TypedNumber>(null);
  const isMistyped = draft.guests === undefined && typed !== null;
  const type = (count: TypedNumber | undefined) => {
    const isCount = count === undefined || isGuestCount(count);
    setTyped(isCount ? null : count);
    change({ guests: isCount ? count : undefined });
  };
  const hint = isMistyped ? words.oneOf(HALL_LIMITS.capacityMax.toLocaleString('en-US')) : words.hint;
  return (
    <div className="stack gap-20">
      <div className="beside middle apart gap-16">
        <div>
          <label htmlFor={id} className="strong block">
            {words.label}
          </label>
          <p id={`${id}-hint`} className="muted small" aria-live="polite">
            {hint}
          </p>
        </div>
        <div className="beside middle gap-4 rigid">
          <Button
            look="secondary"
            shape="circle"
            className={styles.step}
            aria-label={words.fewer}
            disabled={guests === 0}
            icon={<MinusIcon />}
            onClick={() => type(stepGuests(guests, false))}
          />
          <NumberInput
            id={id}
            aria-invalid={isMistyped}
            aria-describedby={`${id}-hint`}
            variant="borderless"
            className={styles.count}
            controls={false}
            data-takes-focus=""
            min={1}
            max={HALL_LIMITS.capacityMax}
            step={STEP}
            precision={0}
            inputMode="numeric"
            placeholder="–"
            value={draft.guests ?? typed}
            onChange={type}
          />
          <Button
            look="secondary"
            shape="circle"
            className={styles.step}
            aria-label={words.more}
            icon={<PlusIcon />}
            onClick={() => type(stepGuests(guests, true))}
          />
        </div>
      </div>
      <Chips
        label={words.size}
        value={draft.capacity ?? null}
        options={CAPACITIES.map((value) => ({ value, label: value === null ? words.anySize : words.sizes[value] }))}
        onChange={(capacity) => change({ capacity: capacity ?? undefined })}
      />
    </div>
  );
}
