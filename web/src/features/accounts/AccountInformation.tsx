import { accountFormSchema } from '@mehfil/api/domain/accounts/inputs';
import { normalizeEmail } from '@mehfil/api/domain/text/text';
import { useUpdateProfileMutation } from '../../graphql/generated/account-settings';
import { useSession, type Viewer } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { AppForm } from '../../ui/form/AppForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { PasswordField, TextField } from '../../ui/form/TextField';
import { accountSettingsText } from './account-settings.text';
import { PendingEmail } from './ConfirmationNotice';

/**
 * Name, user name, e-mail and phone of the signed-in person. What is already taken is said on its field; whatever else goes
 * wrong in a toast.
 */
export function AccountInformation({ viewer }: { viewer: Viewer }) {
  const words = useText(accountSettingsText).account;
  const { refresh } = useSession();
  const { run, pending } = useUpdateProfileMutation({
    success: ({ updateProfile }) => ({
      tone: 'success',
      title: words.success,
      ...(updateProfile.pendingEmail === null || updateProfile.pendingEmail === viewer.pendingEmail
        ? {}
        : { description: words.emailSent }),
    }),
    failure: { title: words.failure },
  });
  const { name, username, email, phone, pendingEmail } = viewer;
  return (
    <AppForm
      label={words.title}
      initialValues={{ name, username, email, phone: phone ?? '', currentPassword: '' }}
      schema={accountFormSchema}
      reinitialize
      onSubmit={async (values, form) => {
        const { currentPassword, ...rest } = values;
        const input = { ...rest, phone: values.phone.trim() === '' ? null : values.phone };
        const isNewAddress = normalizeEmail(values.email) !== normalizeEmail(email);
        const { ok } = await run({ input: isNewAddress ? { ...input, currentPassword } : input }, { form });
        if (!ok) return;
        await refresh();
        form.resetForm();
      }}
    >
      {({ values }) => (
        <>
          <TextField name="name" label={words.name} autoComplete="name" required />
          <TextField
            name="username"
            label={words.username}
            hint={words.usernameHint}
            autoComplete="username"
            required
          />
          <TextField name="email" label={words.email} type="email" autoComplete="email" required />
          {pendingEmail !== null && <PendingEmail email={pendingEmail} />}
          {normalizeEmail(values.email) !== normalizeEmail(email) && (
            <PasswordField
              name="currentPassword"
              label={words.currentPassword}
              hint={words.currentPasswordHint}
              autoComplete="current-password"
              required
            />
          )}
          <TextField name="phone" label={words.phone} hint={words.phoneHint} type="tel" autoComplete="tel" />
          <SubmitButton label={words.submit} pendingLabel={words.submitting} pending={pending} />
        </>
      )}
    </AppForm>
  );
}
