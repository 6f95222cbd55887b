import { Input } from 'antd';
import { useId } from 'react';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { businessTermsText } from '../business-terms.text';
import type { CnicState } from './useCnic';

/** The CNIC for the contract, which a customer may give with the consent to the terms. It is no value of the form: drafts don't keep it. */
export function CnicInput({ cnic }: { cnic: CnicState }) {
  const words = useText(businessTermsText);
  const say = useSay();
  const id = useId();
  const { typed, problem, change } = cnic;
  return (
    <div className="stack packed gap-6">
      <label className="medium strong" htmlFor={id}>
        {words.cnic}
      </label>
      <Input
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
        {words.cnicHint}
      </p>
      {problem !== null && (
        <p id={`${id}-error`} className="error" role="alert">
          {say(problem)}
        </p>
      )}
    </div>
  );
}
