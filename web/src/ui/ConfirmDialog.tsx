import { useState } from 'react';
import { useText } from '../i18n/text';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { uiText } from './ui.text';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen. */
  text: string;
  /** What the button does: `Delete hall`, not `OK`. */
  confirmLabel: string;
  cancelLabel?: string;
  /** For what can't be undone. */
  danger?: boolean;
  /** The action is under way; a promise of `onConfirm` says so by itself. */
  pending?: boolean;
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** Asks before something happens. Cancel comes first, so that Enter alone changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const words = useText(uiText);
  const { open, title, text, confirmLabel, cancelLabel, danger = false, pending = false, onConfirm, onCancel } = props;
  const [isRunning, setRunning] = useState(false);
  const confirm = () => {
    const action = onConfirm();
    if (!(action instanceof Promise)) return;
    setRunning(true);
    void action.finally(() => setRunning(false));
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button look="secondary" autoFocus onClick={onCancel}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} pending={pending || isRunning} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p className="muted">{text}</p>
    </Dialog>
  );
}
