import { accountFormSchema } from '@mehfil/api/domain/accounts/inputs';
import { normalizeEmail } from '@mehfil/api/domain/text/text';
import { useUpdateProfileMutation } from '../../graphql/generated/account-settings';
import { useSession, type Viewer } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { pickChanged } from '../../lib/changed-values';
import { AppForm } from '../../ui/form/AppForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { PasswordField, TextField } from '../../ui/form/TextField';
import { accountSettingsText } from './account-settings.text';
import { PendingEmail } from './ConfirmationNotice';

interface Values {
  name: string;
  username: string;
  email: string;
  phone: string;
}

function toInput(values: Values, shown: Values) {
  const { phone, ...others } = pickChanged(values, shown);
  return { ...others, ...(phone !== undefined && { phone: phone.trim() === '' ? null : phone }) };
}

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
  const shown: Values = { name, username, email, phone: phone ?? '' };
  const isNewAddress = (entered: string) => normalizeEmail(entered) !== normalizeEmail(email);
  return (
    <AppForm
      label={words.title}
      initialValues={{ ...shown, currentPassword: '' }}
      schema={accountFormSchema}
      reinitialize
      onSubmit={async (values, form) => {
        const { currentPassword, ...rest } = values;
        const input = toInput(rest, shown);
        const { ok } = isNewAddress(values.email)
          ? await run({ input: { ...input, currentPassword } }, { form })
          : // What is said of a field that isn't there is said in a toast.
            await run({ input }, { form: { ...form, values: rest } });
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
          {isNewAddress(values.email) && (
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
