import { Button } from 'antd';
import { useFormikContext } from 'formik';

interface SubmitButtonProps {
  label: string;
  /** What the button reads while the call is under way. */
  pendingLabel: string;
  pending: boolean;
  block?: boolean;
  /** For what harms somebody, or can't be undone. */
  danger?: boolean;
  /** As high as the buttons beside it; alone below a form it is larger. */
  inRow?: boolean;
  /** While something that the form shows has to come first. */
  disabled?: boolean;
}

/** The button that sends a form. It stays focusable while the call is under way, and can't be pressed twice. */
export function SubmitButton({
  label,
  pendingLabel,
  pending,
  block = false,
  danger = false,
  inRow = false,
  disabled = false,
}: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const busy = pending || isSubmitting;
  return (
    <Button
      type="primary"
      htmlType="submit"
      size={inRow ? 'middle' : 'large'}
      block={block}
      danger={danger}
      disabled={disabled}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      {busy ? pendingLabel : label}
    </Button>
  );
}
