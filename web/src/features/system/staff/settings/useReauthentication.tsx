import { reauthenticateSchema } from '@mehfil/api/domain/accounts/inputs';
import { useState, type ReactNode } from 'react';
import { useReauthenticateMutation } from '../../../../graphql/generated/panel-settings';
import { useSession } from '../../../../graphql/session';
import type { MutationOutcome } from '../../../../graphql/useAppMutation';
import { useText } from '../../../../i18n/text';
import { Dialog } from '../../../../ui/Dialog';
import { AppForm } from '../../../../ui/form/AppForm';
import { DialogActions } from '../../../../ui/form/DialogActions';
import { PasswordField } from '../../../../ui/form/TextField';
import { systemSettingsText } from './system-settings.text';

/** A way to make delicate changes: where the sign-in is too old the password is asked for, and the change made again. */
export interface Reauthentication {
  /** Makes a change; `null` where the person gave up at the password. */
  guarded: <T>(change: () => Promise<MutationOutcome<T>>) => Promise<MutationOutcome<T> | null>;
  /** Asks for the password; whether it was given. */
  ask: () => Promise<boolean>;
  /** To be rendered by who uses this. */
  dialog: ReactNode;
}

/** Asks for the password again when the server answers REAUTHENTICATION_REQUIRED (docs/security.md). */
export function useReauthentication(): Reauthentication {
  const [settle, setSettle] = useState<((given: boolean) => void) | null>(null);
  const ask = () => new Promise<boolean>((resolve) => setSettle(() => resolve));
  const answer = (given: boolean) => {
    settle?.(given);
    setSettle(null);
  };
  return {
    ask,
    guarded: async (change) => {
      const outcome = await change();
      if (outcome.ok || outcome.error.code !== 'REAUTHENTICATION_REQUIRED') return outcome;
      return (await ask()) ? change() : null;
    },
    dialog: <PasswordDialog open={settle !== null} onAnswer={answer} />,
  };
}

function PasswordDialog({ open, onAnswer }: { open: boolean; onAnswer: (given: boolean) => void }) {
  const words = useText(systemSettingsText);
  const { renew } = useSession();
  const { run, pending } = useReauthenticateMutation({
    failure: { title: words.error, fallback: words.password.failed },
  });
  return (
    <Dialog open={open} startsInField title={words.password.title} onClose={() => onAnswer(false)}>
      <p>{words.password.text}</p>
      <AppForm
        label={words.password.title}
        initialValues={{ password: '' }}
        schema={reauthenticateSchema}
        onSubmit={async (input, form) => {
          const outcome = await run({ input }, { form });
          if (!outcome.ok) return;
          renew(outcome.data.reauthenticate);
          onAnswer(true);
        }}
      >
        <PasswordField name="password" label={words.password.label} autoComplete="current-password" required />
        <DialogActions
          label={words.password.submit}
          pendingLabel={words.password.submitting}
          pending={pending}
          onCancel={() => onAnswer(false)}
        />
      </AppForm>
    </Dialog>
  );
}
