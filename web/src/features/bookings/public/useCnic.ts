import { CNIC_MESSAGES, formatCnic } from '@mehfil/api/domain/terms/cnic';
import { normalizeFigures } from '@mehfil/api/domain/text/normalize';
import { useState } from 'react';

/** The CNIC that a customer may give with a request. */
export function useCnic() {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const plain = normalizeFigures(typed);
  return {
    typed,
    problem,
    change: (value: string) => {
      setTyped(value);
      setProblem(null);
    },
    /** Says what is wrong, if anything is. @returns whether the request can be sent */
    check: (): boolean => {
      const isRight = plain === '' || formatCnic(plain) !== null;
      setProblem(isRight ? null : CNIC_MESSAGES.invalid);
      return isRight;
    },
    /** As it is sent; null where none was typed. */
    cnic: plain === '' ? null : plain,
  };
}

/** The CNIC of a request. */
export type CnicState = ReturnType<typeof useCnic>;
