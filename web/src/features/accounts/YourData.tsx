import { reauthenticateSchema } from '@mehfil/api/domain/accounts/inputs';
import { ERASED, KEPT } from '@mehfil/api/domain/personal-data/erasure';
import { useState } from 'react';
import { useConfirmPasswordMutation, useDeleteAccountMutation } from '../../graphql/generated/your-data';
import { readProtected } from '../../graphql/protected-file';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { saveFile } from '../../lib/save-file';
import { showToast } from '../../lib/toast';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { AppForm } from '../../ui/form/AppForm';
import { DialogActions } from '../../ui/form/DialogActions';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { PasswordField } from '../../ui/form/TextField';
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

/** Asks for the password, so that the sign-in is recent, and saves the file. */
function Download() {
  const words = useText(yourDataText).download;
  const { renew } = useSession();
  const [isReading, setIsReading] = useState(false);
  const confirm = useConfirmPasswordMutation({ failure: { title: words.failed } });
  const save = async () => {
    setIsReading(true);
    try {
      const { content, name } = await readProtected('/api/user/export', 'mehfil.zip');
      saveFile(content, name);
      showToast({ tone: 'success', title: words.done });
    } catch {
      showToast({ tone: 'danger', title: words.failed, description: words.failedText });
    } finally {
      setIsReading(false);
    }
  };
  return (
    <section className={styles.part} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.text}>{words.text}</p>
      <AppForm
        label={words.title}
        initialValues={{ password: '' }}
        schema={reauthenticateSchema}
        onSubmit={async (input, form) => {
          const outcome = await confirm.run({ input }, { form });
          if (!outcome.ok) return;
          renew(outcome.data.reauthenticate);
          form.resetForm();
          await save();
        }}
      >
        <PasswordField name="password" label={words.password} autoComplete="current-password" required />
        <SubmitButton label={words.submit} pendingLabel={words.submitting} pending={confirm.pending || isReading} />
      </AppForm>
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
  const { run, pending } = useDeleteAccountMutation({
    success: { tone: 'success', title: words.done },
    failure: { title: words.failed, always: true },
  });
  return (
    <Dialog open startsInField title={words.question} onClose={onClose}>
      <Points title={words.erased} points={ERASED} />
      <Points title={words.kept} points={KEPT} />
      <p>{words.mail(viewer?.email ?? '')}</p>
      <AppForm
        label={words.question}
        initialValues={{ password: '' }}
        schema={reauthenticateSchema}
        onSubmit={async (input, form) => {
          if ((await run({ input }, { form })).ok) await signOut();
        }}
      >
        <PasswordField name="password" label={words.password} autoComplete="current-password" required />
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
