import type { InputNumberProps } from 'antd';
import { useState } from 'react';
import { NumberInput, type TypedNumber } from '../../../ui/form/NumberInput';

interface CountInputProps extends Pick<
  InputNumberProps<number>,
  'id' | 'name' | 'variant' | 'classNames' | 'className'
> {
  /** 0 while nothing was chosen, NaN for what isn't one number of the range. */
  count: number;
  max: number;
  onChange: (count: number) => void;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/**
 * A whole number from 1 on. While typing it may be empty; the form keeps the last one. What isn't a number of the range stays as it was
 * typed, and is NaN for the form.
 */
export function CountInput({ count, max, onChange, ...rest }: CountInputProps) {
  const [typed, setTyped] = useState<TypedNumber>();
  const shown = count >= 1 ? count : null;
  const change = (next: TypedNumber) => {
    const isCount = typeof next === 'number' && Number.isInteger(next) && next >= 1 && next <= max;
    setTyped(isCount ? undefined : next);
    if (next !== null) onChange(isCount ? next : Number.NaN);
  };
  return (
    <NumberInput
      {...rest}
      controls={false}
      inputMode="numeric"
      min={1}
      max={max}
      precision={0}
      value={typed === null || (typed !== undefined && Number.isNaN(count)) ? typed : shown}
      onChange={change}
      onBlur={() => setTyped((before) => before ?? undefined)}
    />
  );
}
