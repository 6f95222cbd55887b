import type { BusinessTermsFieldsFragment } from '../../graphql/generated/hall-business-terms';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { businessTermsText } from './business-terms.text';
import { TermsText } from './TermsText';

interface TermsDialogProps {
  terms: BusinessTermsFieldsFragment;
  onClose: () => void;
}

/** The terms of a business, to read. */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const words = useText(businessTermsText);
  return (
    <Dialog
      open
      wide
      title={words.title(terms.businessName)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <TermsText terms={terms} both />
    </Dialog>
  );
}
