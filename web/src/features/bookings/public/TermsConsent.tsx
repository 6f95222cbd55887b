import { Checkbox } from 'antd';
import { useId, useState } from 'react';
import type { BusinessTermsFieldsFragment } from '../../../graphql/generated/hall-business-terms';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { businessTermsText } from '../business-terms.text';
import { TermsDialog } from '../TermsDialog';

interface TermsConsentProps {
  terms: BusinessTermsFieldsFragment;
  /** The customer's, as it is asked for. */
  name: string;
  isAccepted: boolean;
  problem: string | null;
  onAccept: (isAccepted: boolean) => void;
}

/** The terms of a business to read, and the customer's consent in one sentence. */
export function TermsConsent({ terms, name, isAccepted, problem, onAccept }: TermsConsentProps) {
  const words = useText(businessTermsText);
  const say = useSay();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { businessName } = terms;
  return (
    <div className="stack gap-12">
      <div>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.read}
        </Button>
      </div>
      <Checkbox
        checked={isAccepted}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
        onChange={(event) => onAccept(event.target.checked)}
      >
        {name ? words.accept(name, businessName) : words.acceptUnnamed(businessName)}
      </Checkbox>
      {problem !== null && (
        <p id={id} className="error" role="alert">
          {say(problem)}
        </p>
      )}
      {isOpen && <TermsDialog terms={terms} onClose={() => setOpen(false)} />}
    </div>
  );
}
