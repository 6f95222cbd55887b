import { Role, type RegistrationRole } from '@mehfil/api/domain/accounts/roles';
import { TERMS_VERSION } from '@mehfil/api/domain/accounts/terms';
import { Link } from 'react-router-dom';
import { joinClasses } from '../../../lib/classes';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { PlainChoiceField } from '../../../ui/form/PlainChoiceField';
import { PlainPasswordField, PlainSubmitButton, PlainTextField } from '../../../ui/form/PlainFields';
import { CalendarIcon, PictureIcon } from '../../../ui/icons';
import { accountsText } from './accounts.text';
import styles from './AccountScreen.module.css';

/** What somebody who registers says. */
interface RegisterValues {
  name: string;
  username: string;
  email: string;
  role: RegistrationRole;
  password: string;
}

/** The values of a registration that nothing was typed into. */
export const REGISTER_EMPTY: RegisterValues = { name: '', username: '', email: '', role: Role.USER, password: '' };

/**
 * The fields of a registration. The build renders them too (`app/first-view.tsx`). Whoever follows an invitation to a team becomes a
 * customer: no other account can join one.
 */
export function RegisterFields({ isInvited = false }: { isInvited?: boolean }) {
  const words = useText(accountsText).register;
  const { day } = useFormat();
  return (
    <>
      <PlainTextField name="name" label={words.name} autoComplete="name" required />
      <PlainTextField
        name="username"
        label={words.username}
        hint={words.usernameHint}
        autoComplete="username"
        required
      />
      <PlainTextField name="email" type="email" label={words.email} autoComplete="email" required />
      {isInvited ? (
        <p className={styles.text}>{words.invited}</p>
      ) : (
        <PlainChoiceField
          name="role"
          label={words.role}
          options={[
            { value: Role.USER, label: words.customer, text: words.customerText, icon: <CalendarIcon /> },
            { value: Role.BUSINESS, label: words.owner, text: words.ownerText, icon: <PictureIcon /> },
          ]}
        />
      )}
      <PlainPasswordField
        name="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        required
      />
      <p className={joinClasses('muted small', styles.consent)}>
        {words.consent.before} <Link to={paths.terms}>{words.consent.terms}</Link> {words.consent.and}{' '}
        <Link to={paths.privacyPolicy}>{words.consent.privacy}</Link>
        {words.consent.after(day(TERMS_VERSION))}
      </p>
      <PlainSubmitButton label={words.submit} pendingLabel={words.submitting} />
    </>
  );
}
