import { useFormikContext } from 'formik';
import { useDemoSignInsQuery } from '../../../graphql/generated/accounts';
import { useText } from '../../../i18n/text';
import { accountsText } from './accounts.text';
import styles from './DemoAccounts.module.css';
import { joinClasses } from '../../../lib/classes';

/** The accounts that everybody may use in a demo; a press fills the form. Shows nothing outside of a demo. */
export function DemoAccounts() {
  const words = useText(accountsText).login.demo;
  const { data } = useDemoSignInsQuery();
  const { setValues } = useFormikContext();
  const accounts = data?.clientConfig.demoSignIns ?? [];
  if (accounts.length === 0) return null;
  return (
    <section className={joinClasses('bordered rounded padded-16', styles.demo)} aria-label={words.title}>
      <h2 className={joinClasses('below-8 accent-text', styles.title)}>{words.title}</h2>
      <ul>
        {accounts.map(({ role, teamRole, username, password }) => (
          <li key={username}>
            <button
              type="button"
              className={joinClasses('stack middle gap-8 small full-width touchable', styles.account)}
              onClick={() => void setValues({ emailOrUsername: username, password })}
            >
              <strong>{teamRole ? words.teamRoles[teamRole] : words.roles[role]}</strong>
              <span className={joinClasses('stack', styles.words)}>
                <code>{username}</code> <code>{password}</code>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
