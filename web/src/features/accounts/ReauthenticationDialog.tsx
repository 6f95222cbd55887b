import { reauthenticateSchema } from '@mehfil/api/domain/accounts/inputs';
import { useState } from 'react';
import { useReauthenticateMutation } from '../../graphql/generated/second-factor';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { Dialog } from '../../ui/Dialog';
import { AppForm } from '../../ui/form/AppForm';
import { DialogActions } from '../../ui/form/DialogActions';
import { IdentityFields } from './IdentityFields';
import { securityText } from './security.text';

/** Asks for the password again, and the code of the second factor where one is set up. */
export function ReauthenticationDialog({ onAnswer }: { onAnswer: (given: boolean) => void }) {
  const words = useText(securityText).again;
  const { renew } = useSession();
  const [asksCode, setAsksCode] = useState(false);
  const { run, pending } = useReauthenticateMutation({
    failure: ({ code, message, fields }) =>
      code === 'SECOND_FACTOR_REQUIRED' || fields.length > 0
        ? undefined
        : { tone: 'danger', title: words.error, description: message || words.failed },
  });
  return (
    <Dialog open startsInField title={words.title} onClose={() => onAnswer(false)}>
      <p>{words.text}</p>
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
          renew(outcome.data.reauthenticate);
          onAnswer(true);
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
