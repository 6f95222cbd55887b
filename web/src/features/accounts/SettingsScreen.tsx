import { useId, type ReactNode } from 'react';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { Card } from '../../ui/Card';
import { PageHeader } from '../../ui/PageHeader';
import { AccountInformation } from './AccountInformation';
import { accountSettingsText } from './account-settings.text';
import { ChangePassword } from './ChangePassword';
import styles from './SettingsScreen.module.css';

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className={styles.section}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </Card>
  );
}

/** The customer's own account: who they are, and their password. */
export function SettingsScreen() {
  const words = useText(accountSettingsText);
  const { viewer } = useSession();
  if (!viewer) return null;
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <div className={styles.sections}>
        <Section title={words.account.title} text={words.account.text}>
          <AccountInformation viewer={viewer} />
        </Section>
        <Section title={words.password.title} text={words.password.text}>
          <ChangePassword />
        </Section>
      </div>
    </>
  );
}
