import { TERMS_VERSION } from '@mehfil/api/domain/accounts/terms';
import { Link } from 'react-router-dom';
import { useAcceptTermsMutation } from '../../graphql/generated/terms';
import { useSession } from '../../graphql/session';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { termsText } from './terms.text';
import styles from './TermsDialog.module.css';

/** Asks to accept the present version of terms and privacy policy. */
export function TermsDialog({ onLater }: { onLater: () => void }) {
  const words = useText(termsText);
  const { day } = useFormat();
  const { refresh } = useSession();
  const { run, pending } = useAcceptTermsMutation({ failure: { title: words.failed, always: true } });
  const accept = async () => {
    const { ok } = await run({ version: TERMS_VERSION });
    if (ok) await refresh();
  };
  return (
    <Dialog
      open
      firm
      title={words.title}
      onClose={onLater}
      footer={
        <>
          <Button look="secondary" onClick={onLater}>
            {words.later}
          </Button>
          <Button pending={pending} onClick={() => void accept()}>
            {words.accept}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {words.before(day(TERMS_VERSION))} <Link to={paths.terms}>{words.terms}</Link> {words.and}{' '}
        <Link to={paths.privacyPolicy}>{words.privacy}</Link>
        {words.after}
      </p>
    </Dialog>
  );
}
