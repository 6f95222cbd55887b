import { Input } from 'antd';
import { useId } from 'react';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { businessTermsText } from '../business-terms.text';
import type { CnicState } from './useCnic';

interface CnicInputProps {
  cnic: CnicState;
  /** With whom the contracts are. */
  businesses: readonly string[];
}

/** The CNIC for the contract, which a customer may give with the consent to the terms. It is no value of the form: drafts don't keep it. */
export function CnicInput({ cnic, businesses }: CnicInputProps) {
  const words = useText(businessTermsText);
  const say = useSay();
  const id = useId();
  const { typed, problem, input, change } = cnic;
  return (
    <div className="stack packed gap-6">
      <label className="medium strong" htmlFor={id}>
        {words.cnic}
      </label>
      <Input
        ref={input}
        id={id}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        status={problem === null ? '' : 'error'}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-error`}
        onChange={(event) => change(event.target.value)}
      />
      <p id={`${id}-hint`} className="muted small">
        {businesses.length > 1 ? words.cnicHintSeveral(businesses) : words.cnicHint(businesses.join(''))}
      </p>
      {problem !== null && (
        <p id={`${id}-error`} className="error" role="alert">
          {say(problem)}
        </p>
      )}
    </div>
  );
}
