import { Flex, Switch } from 'antd';
import { useId } from 'react';
import type { NotificationSettingsFieldsFragment } from '../../graphql/generated/notification-settings';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/Skeleton';
import { notificationSettingsText } from './notification-settings.text';

/** Its picker loads once quiet hours are on. */
const TimeInput = lazyPart(
  () => import('../../ui/form/PickerInputs').then((module) => module.TimeInput),
  <Skeleton height="44px" shape="box" />,
);

type Hours = NonNullable<NotificationSettingsFieldsFragment['quietHours']>;
type Entered = Omit<Hours, '__typename'>;

/** What quiet hours begin with. */
const NIGHT = { from: '22:00', until: '07:00' };

interface TimeChoiceProps {
  label: string;
  value: string;
  disabled: boolean;
  onChange: (time: string) => void;
}

function TimeChoice({ label, value, disabled, onChange }: TimeChoiceProps) {
  const id = useId();
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id}>{label}</label>
      {/* Both are needed: an emptied one stays as it was. */}
      <TimeInput
        id={id}
        allowClear={false}
        disabled={disabled}
        value={value}
        onChange={(time) => time !== '' && onChange(time)}
      />
    </Flex>
  );
}

interface QuietHoursProps {
  hours: Hours | null;
  pending: boolean;
  onChange: (hours: Entered | null) => void;
}

/** The hours of every day in which nothing rings, by the clocks of the browser in which they are turned on. */
export function QuietHours({ hours, pending, onChange }: QuietHoursProps) {
  const words = useText(notificationSettingsText).quiet;
  const hint = useId();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // All three are saved together: a second change before the first is stored would undo it.
  const change = (part: Partial<Entered>) => {
    if (!hours) return;
    const { from, until, timeZone } = hours;
    onChange({ from, until, timeZone, ...part });
  };
  return (
    <>
      <label className="switch-label">
        <Switch
          checked={hours !== null}
          loading={pending}
          aria-describedby={hint}
          onChange={(isOn) => onChange(isOn ? { ...NIGHT, timeZone: here } : null)}
        />
        <span>{words.on}</span>
      </label>
      <p id={hint} className="muted">
        {words.text}
      </p>
      {hours && (
        <Flex wrap align="end" gap="8px 16px">
          <TimeChoice label={words.from} value={hours.from} disabled={pending} onChange={(from) => change({ from })} />
          <TimeChoice
            label={words.until}
            value={hours.until}
            disabled={pending}
            onChange={(until) => change({ until })}
          />
          <Flex wrap align="center" gap="4px 12px">
            <span className="muted">{words.zone(hours.timeZone)}</span>
            {hours.timeZone !== here && (
              <Button look="quiet" pending={pending} onClick={() => change({ timeZone: here })}>
                {words.useZone(here)}
              </Button>
            )}
          </Flex>
        </Flex>
      )}
    </>
  );
}
