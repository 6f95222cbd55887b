import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { PlainButton } from '../../../ui/PlainButton';
import { usePasskeySignIn } from '../usePasskeySignIn';
import { accountsText } from './accounts.text';
import styles from './AccountScreen.module.css';
import { joinClasses } from '../../../lib/classes';

/** Signs in by a passkey alone, in place of what stands above it or, where it leads, below. Nothing where the browser can't. */
export function PasskeyButton({ leads = false }: { leads?: boolean }) {
  const words = useText(accountsText).login;
  const { signIn } = useSession();
  const { isOffered, pending, run } = usePasskeySignIn('site');
  if (!isOffered) return null;
  const press = async () => {
    const outcome = await run();
    if ('session' in outcome) {
      showToast({ tone: 'success', ...words.success });
      await signIn(outcome.session);
      return;
    }
    const { cancelled, failed } = words.passkey;
    if (outcome.problem === 'CANCELLED') showToast({ tone: 'neutral', title: cancelled });
    else showToast({ tone: 'danger', title: words.failure.title, description: outcome.message || failed });
  };
  const or = <p className={joinClasses('beside middle gap-12 muted', styles.or)}>{words.passkey.or}</p>;
  return (
    <>
      {!leads && or}
      <PlainButton look="secondary" size="large" block pending={pending} onClick={() => void press()}>
        {pending ? words.passkey.submitting : words.passkey.submit}
      </PlainButton>
      {leads && or}
    </>
  );
}
