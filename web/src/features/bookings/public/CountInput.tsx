import { InputNumber, type InputNumberProps } from 'antd';
import { useState } from 'react';

interface CountInputProps extends Pick<
  InputNumberProps<number>,
  'id' | 'name' | 'variant' | 'classNames' | 'className'
> {
  /** 0 while nothing was chosen. */
  count: number;
  max: number;
  onChange: (count: number) => void;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** A whole number from 1 on. While typing it may be empty; the form keeps the last one. */
export function CountInput({ count, max, onChange, ...rest }: CountInputProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <InputNumber<number>
      {...rest}
      controls={false}
      inputMode="numeric"
      min={1}
      max={max}
      precision={0}
      value={isEmpty || count < 1 ? null : count}
      onChange={(next) => {
        setEmpty(next === null);
        if (next !== null) onChange(next);
      }}
      onBlur={() => setEmpty(false)}
    />
  );
}
