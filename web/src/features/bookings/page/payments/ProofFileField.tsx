import { useUploadPaymentProofMutation } from '../../../../graphql/generated/booking-payments';
import { useText } from '../../../../i18n/text';
import { PrivateFileField } from '../PrivateFileField';
import { proofsText } from './proofs.text';

/** The file of a proof: uploaded when it is chosen. */
export function ProofFileField({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const words = useText(proofsText);
  const { run } = useUploadPaymentProofMutation();
  const upload = async (file: File, onProgress: (share: number) => void) => {
    const outcome = await run({ file }, { onProgress });
    return outcome.ok ? { filename: outcome.data.uploadPaymentProof.filename } : { problem: outcome.error.message };
  };
  return <PrivateFileField words={words} upload={upload} onBusy={onBusy} />;
}
