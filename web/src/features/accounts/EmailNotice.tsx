import { Alert } from 'antd';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { emailConfirmationText } from './email-confirmation.text';
import styles from './EmailNotice.module.css';
import { useSendConfirmation } from './useSendConfirmation';

/** Asks the signed-in person to confirm the address, where that can be done. */
export function EmailNotice() {
  const words = useText(emailConfirmationText);
  const { viewer } = useSession();
  const { send, pending } = useSendConfirmation();
  if (!viewer?.canConfirmEmail) return null;
  return (
    <Alert
      className={styles.notice ?? ''}
      type="info"
      showIcon
      title={words.title}
      description={words.text(viewer.pendingEmail ?? viewer.email)}
      action={
        <Button look="secondary" pending={pending} onClick={() => void send()}>
          {pending ? words.sending : words.again}
        </Button>
      }
    />
  );
}
