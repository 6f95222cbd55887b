import { accountFormSchema } from '@mehfil/api/domain/accounts/inputs';
import { useUpdateProfileMutation } from '../../graphql/generated/account-settings';
import { useSession, type Viewer } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { AppForm } from '../../ui/form/AppForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';
import { accountSettingsText } from './account-settings.text';

/**
 * Name, user name, e-mail and phone of the signed-in person. What is already taken is said on its field; whatever else goes
 * wrong in a toast.
 */
export function AccountInformation({ viewer }: { viewer: Viewer }) {
  const words = useText(accountSettingsText).account;
  const { refresh } = useSession();
  const { run, pending } = useUpdateProfileMutation({
    success: { tone: 'success', title: words.success },
    failure: { title: words.failure },
  });
  const { name, username, email, phone } = viewer;
  return (
    <AppForm
      label={words.title}
      initialValues={{ name, username, email, phone: phone ?? '' }}
      schema={accountFormSchema}
      reinitialize
      onSubmit={async (values, form) => {
        const input = { ...values, phone: values.phone.trim() === '' ? null : values.phone };
        const { ok } = await run({ input }, { form });
        if (ok) await refresh();
      }}
    >
      <TextField name="name" label={words.name} autoComplete="name" required />
      <TextField name="username" label={words.username} hint={words.usernameHint} autoComplete="username" required />
      <TextField name="email" label={words.email} type="email" autoComplete="email" required />
      <TextField name="phone" label={words.phone} hint={words.phoneHint} type="tel" autoComplete="tel" />
      <SubmitButton label={words.submit} pendingLabel={words.submitting} pending={pending} />
    </AppForm>
  );
}
