import { loginSchema, type LoginInput } from '@mehfil/api/domain/accounts/inputs';
import { useState } from 'react';
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
import { SecondStep } from './SecondStep';

const EMPTY: LoginInput = { emailOrUsername: '', password: '', code: '' };

/** Sign in, by e-mail address or user name. Where to go afterwards is decided by the route guard. */
export function LoginScreen() {
  const words = useText(accountsText).login;
  const { signIn } = useSession();
  const location = useLocation();
  const { run } = useSignInMutation({
    success: { tone: 'success', ...words.success },
    failure: ({ code, message }) =>
      code === 'SECOND_FACTOR_REQUIRED'
        ? undefined
        : { tone: 'danger', title: words.failure.title, description: message || words.failure.fallback },
  });
  const [asksCode, setAsksCode] = useState(false);
  return (
    <>
      <h1 className={styles.title}>{asksCode ? words.second.title : words.title}</h1>
      <p className={styles.text}>{asksCode ? words.second.text : words.text}</p>
      <AppForm
        label={words.title}
        initialValues={EMPTY}
        schema={loginSchema}
        onSubmit={async ({ code, ...input }, form) => {
          const outcome = await run({ input: { ...input, ...(asksCode ? { code } : {}), renewable: true } }, { form });
          if (outcome.ok) await signIn(outcome.data.signIn);
          else if (outcome.error.code === 'SECOND_FACTOR_REQUIRED') {
            if (asksCode) form.setFieldError('code', outcome.error.message);
            setAsksCode(true);
          }
        }}
      >
        {asksCode ? (
          <SecondStep onBack={() => setAsksCode(false)} />
        ) : (
          <>
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
          </>
        )}
      </AppForm>
    </>
  );
}
