import { Flex } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import {
  useSendTestNotificationMutation,
  useTurnOffPushMutation,
  useTurnOnPushMutation,
  type NotificationSettingsFieldsFragment,
} from '../../graphql/generated/notification-settings';
import { useText } from '../../i18n/text';
import { endPushSubscription, findPushSubscription } from '../../lib/push-subscription';
import { showToast } from '../../lib/toast';
import { Button } from '../../ui/Button';
import { getPushSupport, isPermitted, subscribeBrowser } from './browser-push';
import { notificationSettingsText } from './notification-settings.text';

type Settings = Pick<NotificationSettingsFieldsFragment, 'isPushOn' | 'pushKey'>;

/** Whether this browser has a subscription, of this session or an earlier one; undefined until that is known. */
function useSubscription() {
  const [isSubscribed, setSubscribed] = useState<boolean>();
  const look = useCallback(
    () =>
      findPushSubscription().then(
        (found) => setSubscribed(found !== null),
        () => setSubscribed(false),
      ),
    [],
  );
  useEffect(() => void look(), [look]);
  return { isSubscribed, look };
}

/** Turns the push notifications of this browser on and off; the person is asked for permission by the press alone. */
function usePush(pushKey: string) {
  const words = useText(notificationSettingsText).browser;
  const [asking, setAsking] = useState(false);
  const { isSubscribed, look } = useSubscription();
  const [support, setSupport] = useState(getPushSupport);
  const refetch = ['NotificationSettings'];
  const on = useTurnOnPushMutation({
    success: { tone: 'success', title: words.turnedOn },
    failure: { title: words.failed },
    refetch,
  });
  const off = useTurnOffPushMutation({
    success: { tone: 'success', title: words.turnedOff },
    failure: { title: words.notTurnedOff },
    refetch,
  });
  const turnOn = async () => {
    setAsking(true);
    try {
      const input = await subscribeBrowser(pushKey);
      if (input) await on.run({ input });
      await look();
    } catch {
      showToast({ tone: 'danger', title: words.failed });
    }
    setSupport(getPushSupport());
    setAsking(false);
  };
  const turnOff = async () => {
    const { ok } = await off.run({});
    if (ok) await endPushSubscription();
    await look();
  };
  return { support, isSubscribed, turnOn, turnOff, pending: asking || on.pending || off.pending };
}

/** Whether this browser shows push notifications, with what turns it on and off and tries it. */
export function BrowserPush({ isPushOn, pushKey }: Settings) {
  const words = useText(notificationSettingsText).browser;
  const { support, isSubscribed, turnOn, turnOff, pending } = usePush(pushKey);
  const test = useSendTestNotificationMutation({
    success: { tone: 'success', title: words.tested },
    failure: { title: words.notTested },
  });
  const isOn = isPushOn && isPermitted() && isSubscribed !== false;
  return (
    <>
      <p className="muted" role="status">
        {support === 'possible' ? words[isOn ? 'on' : 'off'] : words[support]}
      </p>
      {support === 'possible' && (
        <Flex wrap gap={12}>
          {!isOn && (
            <Button look="secondary" pending={pending} onClick={() => void turnOn()}>
              {words.turnOn}
            </Button>
          )}
          {(isOn || isSubscribed) && (
            <Button look={isOn ? 'secondary' : 'quiet'} pending={pending} onClick={() => void turnOff()}>
              {words.turnOff}
            </Button>
          )}
          {isOn && (
            <Button look="quiet" pending={test.pending} onClick={() => void test.run({})}>
              {words.test}
            </Button>
          )}
        </Flex>
      )}
    </>
  );
}
