import { useSendConfirmationEmailMutation } from '../../graphql/generated/email-confirmation';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { emailConfirmationText } from './email-confirmation.text';

/** Mails the signed-in person's confirmation link again, and says so. */
export function useSendConfirmation(): { send: () => Promise<void>; pending: boolean } {
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
