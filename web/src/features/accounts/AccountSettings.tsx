import { useId, type ReactNode } from 'react';
import { joinClasses } from '../../lib/classes';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { Card } from '../../ui/Card';
import { AccountInformation } from './AccountInformation';
import { accountSettingsText } from './account-settings.text';
import { ChangePassword } from './ChangePassword';
import { SecondFactor } from './SecondFactor';
import { securityText } from './security.text';
import { Sessions } from './Sessions';
import { YourData } from './YourData';
import { yourDataText } from './your-data.text';

interface SectionProps {
  title: string;
  text: string;
  /** Takes the whole width. */
  wide?: boolean;
  children: ReactNode;
}

function Section({ title, text, wide = false, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className={joinClasses('stack packed gap-20', wide && 'whole-row')}>
      <div>
        <h2 id={id} className="heading-26">
          {title}
        </h2>
        <p className="above-6 muted">{text}</p>
      </div>
      {children}
    </Card>
  );
}

interface AccountSettingsProps {
  /** Who gets to see what stands here. */
  accountText: string;
  /** What a member of a business's team sees of it; shown to members only. */
  team?: ReactNode;
  /** What the person is told of, and how. */
  notifications?: ReactNode;
}

/** The signed-in person's account: who they are, their password, and where they are signed in. */
export function AccountSettings({ accountText, team, notifications }: AccountSettingsProps) {
  const words = useText(accountSettingsText);
  const data = useText(yourDataText);
  const security = useText(securityText);
  const { viewer } = useSession();
  if (!viewer) return null;
  return (
    <div className="columns">
      <Section title={words.account.title} text={accountText}>
        <AccountInformation viewer={viewer} />
      </Section>
      <Section title={words.password.title} text={words.password.text}>
        <ChangePassword />
      </Section>
      {notifications && (
        <Section title={words.notifications.title} text={words.notifications.text} wide>
          {notifications}
        </Section>
      )}
      <Section title={security.title} text={security.text} wide>
        <SecondFactor />
      </Section>
      <Section title={words.sessions.title} text={words.sessions.text} wide>
        <Sessions />
      </Section>
      {viewer.membership && team && (
        <Section title={words.team.title} text={words.team.text} wide>
          {team}
        </Section>
      )}
      <Section title={data.title} text={data.text} wide>
        <YourData />
      </Section>
    </div>
  );
}
