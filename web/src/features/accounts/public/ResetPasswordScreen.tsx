import { resetPasswordFormSchema } from '@mehfil/api/domain/accounts/inputs';
import { useResetPasswordMutation } from '../../../graphql/generated/account-links';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { AppForm } from '../../../ui/form/AppForm';
import { PlainPasswordField, PlainSubmitButton } from '../../../ui/form/PlainFields';
import { PlainButtonLink } from '../../../ui/PlainButton';
import { accountLinksText } from './account-links.text';
import styles from './AccountScreen.module.css';
import { toLinkProblem, useMailedLink } from './useMailedLink';
import { LinkOutcome } from './LinkOutcome';

const EMPTY = { newPassword: '', confirmPassword: '' };

/** Sets a new password by the link that led here. */
export function ResetPasswordScreen() {
  const { reset: words, problems } = useText(accountLinksText);
  const { token, outcome, end } = useMailedLink();
  const { viewer, refresh } = useSession();
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
          const result = answer.ok ? 'done' : toLinkProblem(answer.error);
          if (result) end(result);
          // Of the same account, the session of this browser has just ended; that of another one goes on.
          if (answer.ok && viewer) await refresh();
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
