import { registerSchema } from '@mehfil/api/domain/accounts/inputs';
import { Role } from '@mehfil/api/domain/accounts/roles';
import { Link, useLocation } from 'react-router-dom';
import { toEnumName } from '../../../graphql/enum-names';
import { useRegisterMutation } from '../../../graphql/generated/accounts';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { readState, wantedAddress } from '../../../lib/redirect-state';
import { AppForm } from '../../../ui/form/AppForm';
import { accountsText } from './accounts.text';
import styles from './AccountScreen.module.css';
import { REGISTER_EMPTY, RegisterFields } from './RegisterFields';

/** Create Account, for customers and venue owners. Where to go afterwards is decided by the route guard. */
export function RegisterScreen() {
  const words = useText(accountsText).register;
  const { signIn } = useSession();
  const location = useLocation();
  const wanted = wantedAddress(location);
  const isInvited = typeof wanted === 'string' && wanted.startsWith(`${paths.invitation}#`);
  const { run } = useRegisterMutation({
    success: { tone: 'success', ...words.success },
    failure: { ...words.failure, always: true },
  });
  return (
    <>
      <h1 className="heading-40">{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <AppForm
        label={words.title}
        initialValues={REGISTER_EMPTY}
        schema={registerSchema}
        onSubmit={async ({ role, ...values }, form) => {
          const outcome = await run({ input: { ...values, role: toEnumName(Role, role), renewable: true } }, { form });
          if (outcome.ok) await signIn(outcome.data.register);
        }}
      >
        <RegisterFields isInvited={isInvited} />
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
