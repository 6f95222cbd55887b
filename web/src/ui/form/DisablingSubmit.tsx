import { Button } from 'antd';
import { useFormikContext } from 'formik';

interface DisablingSubmitProps {
  label: string;
  /** What the button reads while the call is under way. */
  pendingLabel: string;
  pending: boolean;
  /** Something else that has to be done first. */
  blocked?: boolean;
}

/** A button that sends a form, and is disabled until the form has been filled in correctly. */
export function DisablingSubmit({ label, pendingLabel, pending, blocked = false }: DisablingSubmitProps) {
  const { isSubmitting, isValid, dirty } = useFormikContext();
  const busy = pending || isSubmitting;
  return (
    <Button
      type="primary"
      htmlType="submit"
      size="large"
      disabled={busy || blocked || !isValid || !dirty}
      aria-busy={busy}
    >
      {busy ? pendingLabel : label}
    </Button>
  );
}
