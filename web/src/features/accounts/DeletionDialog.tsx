import { Flex } from 'antd';
import { reauthenticateSchema } from '@mehfil/api/domain/accounts/inputs';
import { useState } from 'react';
import { useDeleteAccountMutation } from '../../graphql/generated/your-data';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { Dialog } from '../../ui/Dialog';
import { AppForm } from '../../ui/form/AppForm';
import { DialogActions } from '../../ui/form/DialogActions';
import { IdentityFields } from './IdentityFields';
import { PasskeyInstead } from './PasskeyInstead';
import styles from './YourData.module.css';
import { yourDataText } from './your-data.text';

/** Says what is erased and what is kept, where the focus begins, and asks for the password before the account is deleted. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
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
    <Dialog open title={words.question} onClose={onClose}>
      <Points title={words.erased} points={words.erasedPoints} />
      <Points title={words.kept} points={words.keptPoints} />
      <p className="below">{words.mail(viewer?.email ?? '')}</p>
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
      <Flex component="ul" vertical gap={8} className="bullets above below">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Flex>
    </>
  );
}
