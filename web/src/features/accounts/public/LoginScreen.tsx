import { loginSchema } from '@mehfil/api/domain/accounts/inputs';
import { useState } from 'react';
import { useSignInMutation } from '../../../graphql/generated/accounts';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { AppForm } from '../../../ui/form/AppForm';
import { supportsPasskeys } from '../usePasskeySignIn';
import { accountsText } from './accounts.text';
import styles from './AccountScreen.module.css';
import { DemoAccounts } from './DemoAccounts';
import { LOGIN_EMPTY, LoginFields } from './LoginFields';
import { PasskeyButton } from './PasskeyButton';
import { hasNoApp, SecondStep } from './SecondStep';

/** What the account has set up, as the server names it. */
function readMethods({ methods }: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(methods) ? methods.filter((each) => typeof each === 'string') : [];
}

/** Sign in, by e-mail address or user name. Where to go afterwards is decided by the route guard. */
export function LoginScreen() {
  const words = useText(accountsText).login;
  const { signIn } = useSession();
  const { run } = useSignInMutation({
    success: { tone: 'success', ...words.success },
    failure: ({ code, message }) =>
      code === 'SECOND_FACTOR_REQUIRED'
        ? undefined
        : { tone: 'danger', title: words.failure.title, description: message || words.failure.fallback },
  });
  const [methods, setMethods] = useState<readonly string[] | null>(null);
  const asksCode = methods !== null;
  const { second } = words;
  const otherTitle = supportsPasskeys() ? second.passkeyTitle : second.recoveryTitle;
  const secondTitle = asksCode && hasNoApp(methods) ? otherTitle : second.title;
  return (
    <>
      <h1 className="heading-40">{asksCode ? secondTitle : words.title}</h1>
      <p className={styles.text}>{asksCode ? second.text : words.text}</p>
      <AppForm
        label={words.title}
        initialValues={LOGIN_EMPTY}
        schema={loginSchema}
        onSubmit={async ({ code, ...input }, form) => {
          const outcome = await run({ input: { ...input, ...(asksCode ? { code } : {}), renewable: true } }, { form });
          if (outcome.ok) await signIn(outcome.data.signIn);
          else if (outcome.error.code === 'SECOND_FACTOR_REQUIRED') {
            if (asksCode) form.setFieldError('code', outcome.error.message);
            setMethods(readMethods(outcome.error.details));
          }
        }}
      >
        {asksCode ? (
          <SecondStep methods={methods} onBack={() => setMethods(null)} />
        ) : (
          <>
            <LoginFields>
              <PasskeyButton />
            </LoginFields>
            <DemoAccounts />
          </>
        )}
      </AppForm>
    </>
  );
}
