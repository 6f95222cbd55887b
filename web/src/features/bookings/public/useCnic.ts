import { cnic as cnicSchema, CNIC_MESSAGES } from '@mehfil/api/domain/terms/cnic';
import { normalizeFigures } from '@mehfil/api/domain/text/normalize';
import type { InputRef } from 'antd';
import { useRef, useState } from 'react';

/**
 * The CNIC that a customer may give with a request.
 * @param isShown what was typed counts for nothing where its field isn't shown any more
 */
export function useCnic(isShown: boolean) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<InputRef>(null);
  const plain = isShown ? normalizeFigures(typed) : '';
  return {
    typed,
    problem,
    /** Its field. */
    input,
    change: (value: string) => {
      setTyped(value);
      setProblem(null);
    },
    /** Says what is wrong, if anything is, and goes there. @returns whether the request can be sent */
    check: (): boolean => {
      const isRight = cnicSchema.isValidSync(plain);
      setProblem(isRight ? null : CNIC_MESSAGES.invalid);
      if (!isRight) input.current?.focus();
      return isRight;
    },
    /** As it is sent; null where none was typed. */
    cnic: plain === '' ? null : plain,
  };
}

/** The CNIC of a request. */
export type CnicState = ReturnType<typeof useCnic>;
