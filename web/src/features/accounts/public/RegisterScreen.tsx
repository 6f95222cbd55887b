import { TERMS_VERSION } from '@mehfil/api/domain/accounts/terms';
import { registerSchema } from '@mehfil/api/domain/accounts/inputs';
import { Role, type RegistrationRole } from '@mehfil/api/domain/accounts/roles';
import { Link, useLocation } from 'react-router-dom';
import { toEnumName } from '../../../graphql/enum-names';
import { useRegisterMutation } from '../../../graphql/generated/accounts';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { readState } from '../../../lib/redirect-state';
import { AppForm } from '../../../ui/form/AppForm';
import { PlainChoiceField } from '../../../ui/form/PlainChoiceField';
import { PlainPasswordField, PlainSubmitButton, PlainTextField } from '../../../ui/form/PlainFields';
import { CalendarIcon, PictureIcon } from '../../../ui/icons';
import { accountsText } from './accounts.text';
import styles from './AccountScreen.module.css';

interface RegisterValues {
  name: string;
  username: string;
  email: string;
  role: RegistrationRole;
  password: string;
}

const EMPTY: RegisterValues = { name: '', username: '', email: '', role: Role.USER, password: '' };

/** Create Account, for customers and venue owners. Where to go afterwards is decided by the route guard. */
export function RegisterScreen() {
  const words = useText(accountsText).register;
  const { signIn } = useSession();
  const location = useLocation();
  const { run } = useRegisterMutation({
    success: { tone: 'success', ...words.success },
    failure: { ...words.failure, always: true },
  });
  return (
    <>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <AppForm
        label={words.title}
        initialValues={EMPTY}
        schema={registerSchema}
        onSubmit={async ({ role, ...values }, form) => {
          const outcome = await run({ input: { ...values, role: toEnumName(Role, role), renewable: true } }, { form });
          if (outcome.ok) await signIn(outcome.data.register);
        }}
      >
        <PlainTextField name="name" label={words.name} autoComplete="name" required />
        <PlainTextField
          name="username"
          label={words.username}
          hint={words.usernameHint}
          autoComplete="username"
          required
        />
        <PlainTextField name="email" type="email" label={words.email} autoComplete="email" required />
        <PlainChoiceField
          name="role"
          label={words.role}
          options={[
            { value: Role.USER, label: words.customer, text: words.customerText, icon: <CalendarIcon /> },
            { value: Role.BUSINESS, label: words.owner, text: words.ownerText, icon: <PictureIcon /> },
          ]}
        />
        <PlainPasswordField
          name="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
          required
        />
        <p className={styles.consent}>
          {words.consent.before} <Link to={paths.terms}>{words.consent.terms}</Link> {words.consent.and}{' '}
          <Link to={paths.privacyPolicy}>{words.consent.privacy}</Link>
          {words.consent.after(TERMS_VERSION)}
        </p>
        <PlainSubmitButton label={words.submit} pendingLabel={words.submitting} />
      </AppForm>
      <p className={styles.other}>
        {words.hasAccount}{' '}
        <Link to={{ pathname: paths.login, search: location.search }} state={readState(location)}>
          {words.login}
        </Link>
      </p>
    </>
  );
}
