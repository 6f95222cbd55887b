import { useState } from 'react';
import type { CallError } from '../../../graphql/errors';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useShowDialog } from '../../../ui/DialogHost';

interface RemoveDialogProps {
  /** Says of which thing, for those who don't see where the button stands. */
  label: string;
  button: string;
  title: string;
  text: string;
  onConfirm: () => Promise<{ ok: true } | { ok: false; error: CallError }>;
}

type QuestionProps = Omit<RemoveDialogProps, 'label'> & { onClose: () => void };

function Question({ button, title, text, onConfirm, onClose }: QuestionProps) {
  const [refusal, setRefusal] = useState('');
  const confirm = async () => {
    const outcome = await onConfirm();
    if (outcome.ok) onClose();
    else setRefusal(outcome.error.message);
  };
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      text={refusal || text}
      confirmLabel={button}
      onCancel={onClose}
      onConfirm={confirm}
    />
  );
}

/** A button that removes something after a question. What the server says against it stands in the dialog. */
export function RemoveDialog({ label, button, ...question }: RemoveDialogProps) {
  const showDialog = useShowDialog();
  return (
    <Button
      look="caution"
      aria-label={label}
      onClick={() => showDialog((close) => <Question button={button} {...question} onClose={close} />)}
    >
      {button}
    </Button>
  );
}
