import { changePasswordSchema } from '@mehfil/api/domain/accounts/inputs';
import { useChangePasswordMutation } from '../../graphql/generated/account-settings';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { AppForm } from '../../ui/form/AppForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { PasswordField } from '../../ui/form/TextField';
import { accountSettingsText } from './account-settings.text';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** A new password for the signed-in person, who stays signed in here and nowhere else. */
export function ChangePassword() {
  const words = useText(accountSettingsText).password;
  const { renew } = useSession();
  const { run, pending } = useChangePasswordMutation({
    success: { tone: 'success', title: words.success },
    failure: { title: words.failure },
  });
  return (
    <AppForm
      label={words.title}
      initialValues={EMPTY}
      schema={changePasswordSchema}
      onSubmit={async (input, form) => {
        const outcome = await run({ input }, { form });
        if (!outcome.ok) return;
        renew(outcome.data.changePassword);
        form.resetForm();
      }}
    >
      <PasswordField name="currentPassword" label={words.current} autoComplete="current-password" required />
      <PasswordField name="newPassword" label={words.next} hint={words.nextHint} autoComplete="new-password" required />
      <PasswordField name="confirmPassword" label={words.confirm} autoComplete="new-password" required />
      <SubmitButton label={words.submit} pendingLabel={words.submitting} pending={pending} />
    </AppForm>
  );
}
