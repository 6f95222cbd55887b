import { Flex, Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import {
  useChangeNotificationSettingsMutation,
  useNotificationSettingsQuery,
  type NotificationSettingsFieldsFragment,
} from '../../graphql/generated/notification-settings';
import { useText } from '../../i18n/text';
import { joinClasses } from '../../lib/classes';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { BrowserPush } from './BrowserPush';
import { notificationSettingsText } from './notification-settings.text';
import styles from './NotificationSettings.module.css';
import { QuietHours } from './QuietHours';

type Channels = NotificationSettingsFieldsFragment['groups'][number];

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Flex vertical gap={12} component="section" aria-labelledby={id}>
      <h3 id={id} className="item-title">
        {title}
      </h3>
      {children}
    </Flex>
  );
}

interface ChannelSwitchProps {
  /** What it says beside it, and what it is called. */
  label: string;
  name: string;
  isOn: boolean | null;
  onChange: (isOn: boolean) => void;
}

function ChannelSwitch({ label, name, isOn, onChange }: ChannelSwitchProps) {
  if (isOn === null) return <span className={styles.channel} />;
  return (
    <label className={joinClasses('switch-label', styles.channel)}>
      <Switch checked={isOn} aria-label={name} onChange={onChange} />
      <span aria-hidden="true">{label}</span>
    </label>
  );
}

type ChannelChange = Partial<Pick<Channels, 'mail' | 'push'>>;

function Group({ channels, onChange }: { channels: Channels; onChange: (change: ChannelChange) => void }) {
  const words = useText(notificationSettingsText);
  const { title, text } = words.group[channels.group];
  return (
    <Flex component="li" wrap align="center" justify="space-between" gap="4px 24px">
      <div className="grow-220">
        <p className="strong">{title}</p>
        <p className="muted small">{text}</p>
      </div>
      <Flex gap={16}>
        <ChannelSwitch
          label={words.mail}
          name={words.mailOf(title)}
          isOn={channels.mail}
          onChange={(mail) => onChange({ mail })}
        />
        <ChannelSwitch
          label={words.push}
          name={words.pushOf(title)}
          isOn={channels.push}
          onChange={(push) => onChange({ push })}
        />
      </Flex>
    </Flex>
  );
}

/** What the signed-in person is told of by mail and push, when nothing rings, and whether this browser is pushed to. */
export function NotificationSettings() {
  const words = useText(notificationSettingsText);
  const { data, error, refetch } = useNotificationSettingsQuery({ freshFor: 0 });
  const { run, pending } = useChangeNotificationSettingsMutation({
    failure: words.notSaved,
    refetch: ['NotificationSettings'],
  });
  if (error && !data) return <LoadFailed level={3} title={words.loadFailed} onRetry={refetch} />;
  if (!data) return <Skeleton height="320px" shape="box" />;
  const { groups, quietHours, ...browser } = data.notificationSettings;
  return (
    <Flex vertical gap={24}>
      <Part title={words.groups}>
        <ul className="framed divided">
          {groups.map((channels) => (
            <Group
              key={channels.group}
              channels={channels}
              onChange={(change) => void run({ input: { groups: [{ group: channels.group, ...change }] } })}
            />
          ))}
        </ul>
        <p className="muted">{words.always}</p>
      </Part>
      <Part title={words.browser.title}>
        <BrowserPush {...browser} />
      </Part>
      <Part title={words.quiet.title}>
        <QuietHours
          hours={quietHours}
          pending={pending}
          onChange={(hours) => void run({ input: { quietHours: hours } })}
        />
      </Part>
    </Flex>
  );
}
