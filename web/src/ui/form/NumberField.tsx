import type { GetRef, InputNumber } from 'antd';
import { useEffect, useRef, type RefObject } from 'react';
import { useText } from '../../i18n/text';
import { ChevronDownIcon } from '../icons';
import { partsText } from '../parts.text';
import { FormField, type FieldProps } from './FormField';
import styles from './FormField.module.css';
import { NumberInput, type TypedNumber } from './NumberInput';

interface NumberFieldProps extends FieldProps {
  min?: number;
  max?: number;
  step?: number;
  /** Decimal places. */
  precision?: number;
  /** Stands before the figure: a currency's symbol. */
  prefix?: string;
  /** Stands behind it: `%`. */
  suffix?: string;
}

type NumberRef = GetRef<typeof InputNumber>;

const ARROWS = {
  upIcon: <ChevronDownIcon size={12} className={styles.upwards} />,
  downIcon: <ChevronDownIcon size={12} />,
};

/** Names the arrows of a number, which the library does in English alone. */
function useArrowNames(): RefObject<NumberRef | null> {
  const { increase, decrease } = useText(partsText).number;
  const number = useRef<NumberRef>(null);
  useEffect(() => {
    const arrows = number.current?.nativeElement.querySelectorAll('[role="button"]') ?? [];
    [increase, decrease].forEach((name, index) => arrows[index]?.setAttribute('aria-label', name));
  });
  return number;
}

/** A number; empty is null, and what isn't one number stays as typed for the form's rules to refuse. */
export function NumberField({ name, label, hint, required, ...input }: NumberFieldProps) {
  const number = useArrowNames();
  return (
    <FormField<TypedNumber> name={name} label={label} hint={hint} required={required}>
      {(control, value, setValue) => (
        <NumberInput
          {...control}
          {...input}
          ref={number}
          controls={ARROWS}
          className="full-width"
          value={value}
          onChange={setValue}
        />
      )}
    </FormField>
  );
}
