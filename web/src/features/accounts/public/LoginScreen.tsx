import { loginSchema, type LoginInput } from '@mehfil/api/domain/accounts/inputs';
import { Link, useLocation } from 'react-router-dom';
import { useSignInMutation } from '../../../graphql/generated/accounts';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { readState } from '../../../lib/redirect-state';
import { AppForm } from '../../../ui/form/AppForm';
import { PlainPasswordField, PlainSubmitButton, PlainTextField } from '../../../ui/form/PlainFields';
import { accountsText } from './accounts.text';
import styles from './AccountScreen.module.css';
import { DemoAccounts } from './DemoAccounts';

const EMPTY: LoginInput = { emailOrUsername: '', password: '' };

/** Sign in, by e-mail address or user name. Where to go afterwards is decided by the route guard. */
export function LoginScreen() {
  const words = useText(accountsText).login;
  const { signIn } = useSession();
  const location = useLocation();
  const { run } = useSignInMutation({
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
        schema={loginSchema}
        onSubmit={async (input, form) => {
          const outcome = await run({ input: { ...input, renewable: true } }, { form });
          if (outcome.ok) await signIn(outcome.data.signIn);
        }}
      >
        <PlainTextField name="emailOrUsername" label={words.emailOrUsername} autoComplete="username" required />
        <PlainPasswordField name="password" label={words.password} autoComplete="current-password" required />
        <p className={styles.forgot}>
          <Link to={paths.forgotPassword}>{words.forgot}</Link>
        </p>
        <PlainSubmitButton label={words.submit} pendingLabel={words.submitting} />
        <p className={styles.other}>
          {words.noAccount}{' '}
          <Link to={{ pathname: paths.register, search: location.search }} state={readState(location)}>
            {words.register}
          </Link>
        </p>
        <DemoAccounts />
      </AppForm>
    </>
  );
}
