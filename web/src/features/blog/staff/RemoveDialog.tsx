import { useState } from 'react';
import type { CallError } from '../../../graphql/errors';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

interface RemoveDialogProps {
  /** Says of which thing, for those who don't see where the button stands. */
  label: string;
  button: string;
  title: string;
  text: string;
  pending: boolean;
  onConfirm: () => Promise<{ ok: true } | { ok: false; error: CallError }>;
}

/** A button that removes something after a question. What the server says against it stands in the dialog. */
export function RemoveDialog({ label, button, title, text, pending, onConfirm }: RemoveDialogProps) {
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState('');
  const confirm = async () => {
    const outcome = await onConfirm();
    if (outcome.ok) setAsks(false);
    else setRefusal(outcome.error.message);
  };
  return (
    <>
      <Button
        look="caution"
        aria-label={label}
        onClick={() => {
          setRefusal('');
          setAsks(true);
        }}
      >
        {button}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={title}
        text={refusal || text}
        confirmLabel={button}
        pending={pending}
        onCancel={() => setAsks(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
