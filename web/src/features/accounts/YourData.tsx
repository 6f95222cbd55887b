import { useApolloClient } from '@apollo/client/react';
import { reauthenticateSchema } from '@mehfil/api/domain/accounts/inputs';
import { ERASED, KEPT } from '@mehfil/api/domain/personal-data/erasure';
import { useState } from 'react';
import { useDeleteAccountMutation } from '../../graphql/generated/your-data';
import { FileRefusal, readProtected } from '../../graphql/protected-file';
import { getReauthentication } from '../../graphql/reauthentication';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { saveFile } from '../../lib/save-file';
import { showToast } from '../../lib/toast';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { AppForm } from '../../ui/form/AppForm';
import { DialogActions } from '../../ui/form/DialogActions';
import { IdentityFields } from './IdentityFields';
import { PasskeyInstead } from './PasskeyInstead';
import styles from './YourData.module.css';
import { yourDataText } from './your-data.text';

/** One's own data: its download, and the deletion of the account. */
export function YourData() {
  return (
    <div className={styles.parts}>
      <Download />
      <Deletion />
    </div>
  );
}

/** Saves the file; where the sign-in is too old the password is asked for first. */
function Download() {
  const words = useText(yourDataText).download;
  const { ask } = getReauthentication(useApolloClient());
  const [isReading, setIsReading] = useState(false);
  const read = () => readProtected('/api/user/export', 'mehfil.zip');
  const save = async () => {
    setIsReading(true);
    try {
      const file = await read().catch(async (error: unknown) => {
        if (!(error instanceof FileRefusal) || error.code !== 'REAUTHENTICATION_REQUIRED') throw error;
        return (await ask()) ? read() : null;
      });
      if (!file) return;
      saveFile(file.content, file.name);
      showToast({ tone: 'success', title: words.done });
    } catch (error) {
      const isLimit = error instanceof FileRefusal && error.code === 'TOO_MANY_REQUESTS';
      showToast({ tone: 'danger', title: words.failed, description: isLimit ? words.tooOften : words.failedText });
    } finally {
      setIsReading(false);
    }
  };
  return (
    <section className={styles.part} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.text}>{words.text}</p>
      <div>
        <Button pending={isReading} onClick={() => void save()}>
          {isReading ? words.submitting : words.submit}
        </Button>
      </div>
    </section>
  );
}

/** Says exactly what goes and what stays before it happens. */
function Deletion() {
  const words = useText(yourDataText).deletion;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className={styles.part} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.text}>{words.text}</p>
      <div>
        <Button look="caution" onClick={() => setIsAsking(true)}>
          {words.open}
        </Button>
      </div>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} />}
    </section>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const words = useText(yourDataText).deletion;
  const { viewer, signOut } = useSession();
  const [asksCode, setAsksCode] = useState(false);
  const { run, pending } = useDeleteAccountMutation({
    success: { tone: 'success', title: words.done },
    failure: ({ code, message, fields }) =>
      code === 'SECOND_FACTOR_REQUIRED' || fields.some(({ field }) => field !== 'passkey')
        ? undefined
        : { tone: 'danger', title: words.failed, description: message },
  });
  return (
    <Dialog open startsInField title={words.question} onClose={onClose}>
      <Points title={words.erased} points={ERASED} />
      <Points title={words.kept} points={KEPT} />
      <p className={styles.mail}>{words.mail(viewer?.email ?? '')}</p>
      <PasskeyInstead
        label={words.passkey}
        onAnswer={async (passkey) => {
          const outcome = await run({ passkey });
          if (outcome.ok) await signOut();
        }}
      />
      <AppForm
        label={words.question}
        initialValues={{ password: '', code: '' }}
        schema={reauthenticateSchema}
        onSubmit={async ({ code, password }, form) => {
          const outcome = await run({ input: { password, ...(asksCode ? { code } : {}) } }, { form });
          if (outcome.ok) await signOut();
          else if (outcome.error.code === 'SECOND_FACTOR_REQUIRED') {
            if (asksCode) form.setFieldError('code', outcome.error.message);
            setAsksCode(true);
          }
        }}
      >
        <IdentityFields label={words.password} asksCode={asksCode} />
        <DialogActions
          label={words.submit}
          pendingLabel={words.submitting}
          pending={pending}
          danger
          onCancel={onClose}
        />
      </AppForm>
    </Dialog>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
