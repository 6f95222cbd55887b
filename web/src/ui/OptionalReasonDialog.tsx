import { Flex, Input } from 'antd';
import { useId, useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface OptionalReasonDialogProps {
  title: string;
  text: string;
  label: string;
  maxLength: number;
  /** What the buttons read. */
  back: string;
  confirm: string;
  pending: boolean;
  /** Sends the reason, null where there is none; true closes the dialog. */
  onConfirm: (reason: string | null) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for a reason that may stay empty. Where sending fails, it stays open with what was written. */
export function OptionalReasonDialog(props: OptionalReasonDialogProps) {
  const { title, text, label, maxLength, back, confirm, pending, onConfirm, onClose } = props;
  const id = useId();
  const [reason, setReason] = useState('');
  const send = async () => {
    if (await onConfirm(reason.trim() || null)) onClose();
  };
  return (
    <Dialog
      open
      startsInField
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {back}
          </Button>
          <Button look="danger" pending={pending} onClick={() => void send()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <Flex vertical gap={4}>
        <label htmlFor={id} className="strong">
          {label}
        </label>
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={maxLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Flex>
    </Dialog>
  );
}
