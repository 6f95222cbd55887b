import { reauthenticateSchema } from '@mehfil/api/domain/accounts/inputs';
import { useState } from 'react';
import { useReauthenticateMutation, type ReauthenticateMutation } from '../../graphql/generated/second-factor';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { Dialog } from '../../ui/Dialog';
import { AppForm } from '../../ui/form/AppForm';
import { DialogActions } from '../../ui/form/DialogActions';
import { IdentityFields } from './IdentityFields';
import { PasskeyInstead } from './PasskeyInstead';
import { securityText } from './security.text';

/** Asks for a passkey, or the password again with the code of the second factor where one is set up. */
export function ReauthenticationDialog({ onAnswer }: { onAnswer: (given: boolean) => void }) {
  const words = useText(securityText).again;
  const { renew } = useSession();
  const [asksCode, setAsksCode] = useState(false);
  const { run, pending } = useReauthenticateMutation({
    failure: ({ code, message, fields }) =>
      code === 'SECOND_FACTOR_REQUIRED' || fields.some(({ field }) => field !== 'passkey')
        ? undefined
        : { tone: 'danger', title: words.error, description: message || words.failed },
  });
  const finish = (session: ReauthenticateMutation['reauthenticate']) => {
    renew(session);
    onAnswer(true);
  };
  return (
    <Dialog open startsInField title={words.title} onClose={() => onAnswer(false)}>
      <p>{words.text}</p>
      <PasskeyInstead
        onAnswer={async (passkey) => {
          const outcome = await run({ passkey });
          if (outcome.ok) finish(outcome.data.reauthenticate);
        }}
      />
      <AppForm
        label={words.title}
        initialValues={{ password: '', code: '' }}
        schema={reauthenticateSchema}
        onSubmit={async ({ code, password }, form) => {
          const outcome = await run({ input: { password, ...(asksCode ? { code } : {}) } }, { form });
          if (!outcome.ok) {
            if (outcome.error.code === 'SECOND_FACTOR_REQUIRED') {
              if (asksCode) form.setFieldError('code', outcome.error.message);
              setAsksCode(true);
            }
            return;
          }
          finish(outcome.data.reauthenticate);
        }}
      >
        <IdentityFields label={words.label} asksCode={asksCode} />
        <DialogActions
          label={words.submit}
          pendingLabel={words.submitting}
          pending={pending}
          onCancel={() => onAnswer(false)}
        />
      </AppForm>
    </Dialog>
  );
}
