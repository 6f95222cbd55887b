import { useWithdrawBookingChangeMutation } from '../../graphql/generated/booking-changes';
import { Button } from '../../ui/Button';
import { useConfirm } from '../../ui/useConfirm';

interface WithdrawChangeProps {
  id: number;
  /** Queries that it makes old. */
  refetch: readonly string[];
  words: {
    withdraw: string;
    withdrawDialog: { title: string; text: string; keep: string };
    withdrawn: { title: string; description?: string };
    failed: { title: string; fallback: string };
  };
}

/** Takes back a change or an offer that waits for its answer, after a question. */
export function WithdrawChange({ id, refetch, words }: WithdrawChangeProps) {
  const { withdraw: label, withdrawDialog, withdrawn, failed } = words;
  const confirm = useConfirm();
  const { run } = useWithdrawBookingChangeMutation({
    success: { tone: 'success', ...withdrawn },
    failure: { ...failed, always: true },
    refetch,
  });
  const ask = () =>
    confirm({
      title: withdrawDialog.title,
      text: withdrawDialog.text,
      confirmLabel: label,
      cancelLabel: withdrawDialog.keep,
      onConfirm: () => run({ id }),
    });
  return (
    <Button look="secondary" onClick={ask}>
      {label}
    </Button>
  );
}
