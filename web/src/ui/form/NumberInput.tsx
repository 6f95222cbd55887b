import { parseNumber } from '@mehfil/api/domain/text/normalize';
import { InputNumber, type GetRef, type InputNumberProps } from 'antd';
import { useCallback, useRef, type FocusEvent, type Ref } from 'react';

/** A number; null while empty; the text as typed where it isn't one number. */
export type TypedNumber = number | string | null;

interface NumberInputProps extends Omit<
  InputNumberProps<number | string>,
  'value' | 'onChange' | 'onInput' | 'onStep' | 'parser' | 'formatter' | 'ref'
> {
  value: TypedNumber;
  onChange: (value: TypedNumber) => void;
  ref?: Ref<GetRef<typeof InputNumber>>;
}

function read(typed: string): TypedNumber {
  if (typed.trim() === '') return null;
  const number = parseNumber(typed);
  return Number.isNaN(number) ? typed : number;
}

function countDecimals(number: number | string): number {
  return String(number).split('.')[1]?.length ?? 0;
}

/** With the decimals that the field shows at least; never with fewer than were typed. */
function format(value: number | string | undefined, least: number): string {
  const text = String(value ?? '');
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number.toFixed(Math.max(least, countDecimals(text))) : text;
}

/**
 * Ant Design's number field, in which a number never changes by itself: what is typed stands as it was typed until the field is left,
 * in the digits of any script, and what isn't one number or lies outside of the limits stays for the form's rules to refuse. The
 * library's own would round it, move it into the range, or drop what it can't read.
 */
export function NumberInput({ value, onChange, onBlur, precision, step = 1, ...input }: NumberInputProps) {
  const typed = useRef<string>(undefined);
  const least = precision ?? countDecimals(step);
  const formatter = useCallback((shown: number | string | undefined) => typed.current ?? format(shown, least), [least]);
  return (
    <InputNumber<number | string>
      {...input}
      step={step}
      value={value}
      parser={(text) => (text === undefined ? '' : (read(text) ?? ''))}
      formatter={formatter}
      onInput={(text) => {
        typed.current = text;
        onChange(read(text));
      }}
      onStep={(stepped) => {
        typed.current = undefined;
        onChange(Number(stepped));
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        // Before the library shows the value anew.
        typed.current = undefined;
        onBlur?.(event);
      }}
    />
  );
}
