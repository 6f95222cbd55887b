import { Alert } from 'antd';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { emailConfirmationText } from './email-confirmation.text';
import { useSendConfirmation } from './useSendConfirmation';

/** The new address that waits for its confirmation. */
export function PendingEmail({ email }: { email: string }) {
  const words = useText(emailConfirmationText);
  const { send, pending } = useSendConfirmation();
  return (
    <Alert
      type="info"
      description={words.pending(email)}
      action={
        <Button look="secondary" pending={pending} onClick={() => void send()}>
          {pending ? words.sending : words.again}
        </Button>
      }
    />
  );
}
