import { Flex } from 'antd';
import { loginSchema } from '@mehfil/api/domain/accounts/inputs';
import { useState } from 'react';
import { useStaffSignInMutation } from '../../../graphql/generated/staff-sign-in';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { AppForm } from '../../../ui/form/AppForm';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { PasswordField, TextField } from '../../../ui/form/TextField';
import styles from './Users.module.css';
import { usePasskeySignIn } from '../usePasskeySignIn';
import { staffSignInText } from './staff-sign-in.text';

/** The control panel's own sign-in, with its error in place; after a success the page loads anew (docs/coverage.md: business §2). */
export function StaffSignIn({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const words = useText(staffSignInText);
  const { signIn } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const { run, pending } = useStaffSignInMutation();
  const passkey = usePasskeySignIn('staff');
  const signInByPasskey = async () => {
    const outcome = await passkey.run();
    if ('session' in outcome) {
      await signIn(outcome.session);
      reload();
      return;
    }
    const { cancelled, failed } = words.passkey;
    const isCancelled = outcome.problem === 'CANCELLED';
    setProblem(isCancelled ? null : outcome.message || failed);
    if (isCancelled) showToast({ tone: 'neutral', title: cancelled });
  };
  return (
    <Flex component="main" vertical align="center" justify="center" className={`padded-24 ${styles.signIn}`}>
      <Card className="stack gap-20 full-width measure">
        <h1>{words.title}</h1>
        {problem !== null && (
          <p className="notice tone-danger" role="alert">
            {problem}
          </p>
        )}
        <AppForm
          label={words.title}
          initialValues={{ emailOrUsername: '', password: '', code: '' }}
          schema={loginSchema}
          onSubmit={async ({ code, ...input }) => {
            const outcome = await run({ input: { ...input, ...(asksCode ? { code } : {}), renewable: true } });
            if (!outcome.ok) {
              if (outcome.error.code === 'SECOND_FACTOR_REQUIRED') setAsksCode(true);
              setProblem(outcome.error.message || words.failed);
              return;
            }
            await signIn(outcome.data.staffSignIn);
            reload();
          }}
        >
          <TextField name="emailOrUsername" label={words.user} autoComplete="username" required />
          <PasswordField name="password" label={words.password} autoComplete="current-password" required />
          {asksCode && (
            <TextField
              name="code"
              label={words.code}
              hint={words.codeHint}
              autoComplete="one-time-code"
              autoFocus
              required
            />
          )}
          <SubmitButton label={words.submit} pendingLabel={words.submitting} pending={pending} block />
        </AppForm>
        {passkey.isOffered && (
          <Button look="secondary" size="large" block pending={passkey.pending} onClick={() => void signInByPasskey()}>
            {passkey.pending ? words.passkey.submitting : words.passkey.submit}
          </Button>
        )}
      </Card>
    </Flex>
  );
}
