import { useId, type ReactNode } from 'react';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { Card } from '../../ui/Card';
import { AccountInformation } from './AccountInformation';
import { accountSettingsText } from './account-settings.text';
import { ChangePassword } from './ChangePassword';
import styles from './AccountSettings.module.css';

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

interface AccountSettingsProps {
  /** Who gets to see what stands here. */
  accountText: string;
}

/** The signed-in person's account: who they are, and their password. */
export function AccountSettings({ accountText }: AccountSettingsProps) {
  const words = useText(accountSettingsText);
  const { viewer } = useSession();
  if (!viewer) return null;
  return (
    <div className={styles.sections}>
      <Section title={words.account.title} text={accountText}>
        <AccountInformation viewer={viewer} />
      </Section>
      <Section title={words.password.title} text={words.password.text}>
        <ChangePassword />
      </Section>
    </div>
  );
}
