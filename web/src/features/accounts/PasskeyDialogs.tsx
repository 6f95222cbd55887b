import { passkeyNameSchema } from '@mehfil/api/domain/accounts/passkey-inputs';
import { useState } from 'react';
import {
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useStartPasskeyMutation,
} from '../../graphql/generated/passkeys';
import { useText } from '../../i18n/text';
import { showToast } from '../../lib/toast';
import { Dialog } from '../../ui/Dialog';
import { AppForm } from '../../ui/form/AppForm';
import { DialogActions } from '../../ui/form/DialogActions';
import { TextField } from '../../ui/form/TextField';
import { makePasskey } from './passkeys-on-demand';
import { securityText } from './security.text';

interface AddPasskeyDialogProps {
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Asks for a name, then has the browser make a passkey. */
export function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const words = useText(securityText).passkeys;
  const [pending, setPending] = useState(false);
  const start = useStartPasskeyMutation({ failure: { title: words.addFailed } });
  const add = useAddPasskeyMutation({
    success: { tone: 'success', title: words.addedOne },
    about: ({ input }) => input.name,
    failure: { title: words.addFailed },
    refetch: ['ViewerSecondFactors'],
  });
  const run = async (name: string, form: Parameters<typeof add.run>[1]) => {
    const started = await start.run({});
    if (!started.ok) return;
    const made = await makePasskey(started.data.startPasskey.options);
    if ('problem' in made) {
      if (made.problem === 'CANCELLED') showToast({ tone: 'neutral', title: words.problems.CANCELLED });
      else showToast({ tone: 'danger', title: words.addFailed, description: words.problems[made.problem] });
      return;
    }
    const outcome = await add.run({ input: { name, ...made.answer } }, form);
    if (outcome.ok) onDone(outcome.data.addPasskey.recoveryCodes);
  };
  return (
    <Dialog open startsInField title={words.addTitle} onClose={onClose}>
      <p className="below">{words.addText}</p>
      <AppForm
        label={words.addTitle}
        initialValues={{ name: '' }}
        schema={passkeyNameSchema}
        onSubmit={async ({ name }, form) => {
          setPending(true);
          await run(name, { form });
          setPending(false);
        }}
      >
        <TextField name="name" label={words.name} hint={words.nameHint} required />
        <DialogActions label={words.submit} pendingLabel={words.submitting} pending={pending} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}

/** Asks for another name. */
export function RenamePasskeyDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const words = useText(securityText).passkeys;
  const { run, pending } = useRenamePasskeyMutation({ about: name, failure: { title: words.renameFailed } });
  return (
    <Dialog open startsInField title={words.renameTitle} onClose={onClose}>
      <AppForm
        label={words.renameTitle}
        initialValues={{ name }}
        schema={passkeyNameSchema}
        onSubmit={async (input, form) => {
          const outcome = await run({ id, input }, { form });
          if (outcome.ok) onClose();
        }}
      >
        <TextField name="name" label={words.name} required />
        <DialogActions label={words.save} pendingLabel={words.saving} pending={pending} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}
