import { Alert } from 'antd';
import type { ReactNode } from 'react';
import {
  useCancelEmailChangeMutation,
  useSendConfirmationEmailMutation,
} from '../../graphql/generated/email-confirmation';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { joinClasses } from '../../lib/classes';
import { Button } from '../../ui/Button';
import { emailConfirmationText } from './email-confirmation.text';
import styles from './EmailNotice.module.css';

/** Mails the signed-in person's confirmation link again, and says so. */
function useSendConfirmation(): { send: () => Promise<void>; pending: boolean } {
  const words = useText(emailConfirmationText);
  const { refresh } = useSession();
  const { run, pending } = useSendConfirmationEmailMutation({
    success: { tone: 'success', title: words.sent, description: words.sentText },
    failure: { title: words.failure },
  });
  const send = async () => {
    await run({});
    await refresh();
  };
  return { send, pending };
}

interface NoticeProps {
  title?: string;
  text: string;
  className?: string | undefined;
  /** What else can be done. */
  children?: ReactNode;
}

/** What waits for a confirmation, with its link once more. */
function Notice({ title, text, className, children }: NoticeProps) {
  const words = useText(emailConfirmationText);
  const { send, pending } = useSendConfirmation();
  return (
    <Alert
      className={joinClasses('bordered rounded breakable', styles.notice, className)}
      type="info"
      title={
        <>
          {title && <p className="below-4 strong">{title}</p>}
          <p>{text}</p>
          <div className="above">
            <Button look="secondary" pending={pending} onClick={() => void send()}>
              {pending ? words.sending : words.again}
            </Button>
            {children}
          </div>
        </>
      }
    />
  );
}

/** Asks to confirm the address of the account. */
export function ConfirmationNotice({ email }: { email: string }) {
  const words = useText(emailConfirmationText);
  return <Notice className="below-24" title={words.title} text={words.text(email)} />;
}

/** The new address that waits for its confirmation, which can be taken back. */
export function PendingEmail({ email }: { email: string }) {
  const words = useText(emailConfirmationText);
  const { refresh } = useSession();
  const { run, pending } = useCancelEmailChangeMutation({
    success: { tone: 'success', title: words.cancelled },
    failure: { title: words.cancelFailed, always: true },
  });
  const cancel = async () => {
    await run({});
    await refresh();
  };
  return (
    <Notice text={words.pending(email)}>
      <Button look="quiet" pending={pending} onClick={() => void cancel()}>
        {words.cancel}
      </Button>
    </Notice>
  );
}
