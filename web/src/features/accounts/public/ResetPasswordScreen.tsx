import { resetPasswordFormSchema } from '@mehfil/api/domain/accounts/inputs';
import type { LinkProblem } from '@mehfil/api/domain/accounts/links';
import { useState } from 'react';
import { useResetPasswordMutation } from '../../../graphql/generated/account-links';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { AppForm } from '../../../ui/form/AppForm';
import { PlainPasswordField, PlainSubmitButton } from '../../../ui/form/PlainFields';
import { PlainButtonLink } from '../../../ui/PlainButton';
import { accountLinksText } from './account-links.text';
import styles from './AccountScreen.module.css';
import { toLinkProblem, useLinkToken } from './link-token';
import { LinkOutcome } from './LinkOutcome';

const EMPTY = { newPassword: '', confirmPassword: '' };

/** Sets a new password by the link that led here. */
export function ResetPasswordScreen() {
  const { reset: words, problems } = useText(accountLinksText);
  const token = useLinkToken();
  const { viewer, signOut } = useSession();
  const [outcome, setOutcome] = useState<'done' | LinkProblem | undefined>(token === '' ? 'UNKNOWN' : undefined);
  const { run } = useResetPasswordMutation({
    failure: (error) =>
      toLinkProblem(error) || error.fields.length > 0
        ? undefined
        : { tone: 'danger', title: words.failure.title, description: error.message || words.failure.fallback },
  });
  if (outcome === 'done') {
    return (
      <LinkOutcome title={words.doneTitle} text={words.doneText}>
        <PlainButtonLink to={paths.login}>{words.signIn}</PlainButtonLink>
      </LinkOutcome>
    );
  }
  if (outcome !== undefined) {
    return (
      <LinkOutcome {...problems[outcome]}>
        <PlainButtonLink to={paths.forgotPassword}>{words.newLink}</PlainButtonLink>
      </LinkOutcome>
    );
  }
  return (
    <>
      <h1 className="heading-40">{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <AppForm
        label={words.title}
        initialValues={EMPTY}
        schema={resetPasswordFormSchema}
        onSubmit={async (values, form) => {
          const answer = await run({ input: { ...values, token } }, { form });
          if (!answer.ok) {
            setOutcome(toLinkProblem(answer.error));
            return;
          }
          // The token that this browser may hold has just ended.
          if (viewer) await signOut();
          setOutcome('done');
        }}
      >
        <PlainPasswordField
          name="newPassword"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
          required
        />
        <PlainPasswordField name="confirmPassword" label={words.confirm} autoComplete="new-password" required />
        <PlainSubmitButton label={words.submit} pendingLabel={words.submitting} />
      </AppForm>
    </>
  );
}
