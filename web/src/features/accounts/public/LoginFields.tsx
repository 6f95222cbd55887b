import type { LoginInput } from '@mehfil/api/domain/accounts/inputs';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { readState } from '../../../lib/redirect-state';
import { PlainPasswordField, PlainSubmitButton, PlainTextField } from '../../../ui/form/PlainFields';
import { accountsText } from './accounts.text';
import styles from './AccountScreen.module.css';

/** The values of a sign-in that nothing was typed into. */
export const LOGIN_EMPTY: LoginInput = { emailOrUsername: '', password: '', code: '' };

/**
 * The fields of a sign-in, and where else one may want to go. The build renders them too (`app/first-view.tsx`).
 * `children` are other ways to sign in.
 */
export function LoginFields({ children }: { children?: ReactNode }) {
  const words = useText(accountsText).login;
  const location = useLocation();
  return (
    <>
      <PlainTextField
        name="emailOrUsername"
        label={words.emailOrUsername}
        autoComplete="username"
        inputMode="email"
        required
      />
      <PlainPasswordField name="password" label={words.password} autoComplete="current-password" required />
      <p className={styles.forgot}>
        <Link to={paths.forgotPassword}>{words.forgot}</Link>
      </p>
      <PlainSubmitButton label={words.submit} pendingLabel={words.submitting} />
      {children}
      <p className={styles.other}>
        {words.noAccount}{' '}
        <Link to={{ pathname: paths.register, search: location.search }} state={readState(location)}>
          {words.register}
        </Link>
      </p>
    </>
  );
}
