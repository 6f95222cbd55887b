import { requestPasswordResetSchema } from '@mehfil/api/domain/accounts/inputs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRequestPasswordResetMutation } from '../../../graphql/generated/account-links';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { AppForm } from '../../../ui/form/AppForm';
import { PlainSubmitButton, PlainTextField } from '../../../ui/form/PlainFields';
import { PlainButton } from '../../../ui/PlainButton';
import { accountLinksText } from './account-links.text';
import styles from './AccountScreen.module.css';
import { LinkOutcome } from './LinkOutcome';

/** Asks for a link to set a new password. The answer doesn't tell whether there is such an account. */
export function ForgotPasswordScreen() {
  const words = useText(accountLinksText).forgot;
  const [sentTo, setSentTo] = useState<string>();
  const { run } = useRequestPasswordResetMutation({ failure: words.failure });
  const back = (
    <p className={styles.other}>
      <Link to={paths.login}>{words.back}</Link>
    </p>
  );
  if (sentTo !== undefined) {
    return (
      <LinkOutcome title={words.doneTitle} text={words.doneText(sentTo)}>
        <PlainButton look="secondary" onClick={() => setSentTo(undefined)}>
          {words.again}
        </PlainButton>
        {back}
      </LinkOutcome>
    );
  }
  return (
    <>
      <h1 className="heading-40">{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <AppForm
        label={words.title}
        initialValues={{ email: '' }}
        schema={requestPasswordResetSchema}
        onSubmit={async (input, form) => {
          const { ok } = await run({ input }, { form });
          if (ok) setSentTo(input.email.trim());
        }}
      >
        <PlainTextField name="email" type="email" label={words.email} autoComplete="email" required />
        <PlainSubmitButton label={words.submit} pendingLabel={words.submitting} />
      </AppForm>
      {back}
    </>
  );
}
