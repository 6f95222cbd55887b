import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer, Refusal } from '../../testing/server';
import { NotificationSettings } from './NotificationSettings';

const GROUPS = ['BOOKINGS', 'MESSAGES', 'VISITS', 'PAYMENTS', 'REMINDERS'];
type Shown = ReturnType<typeof settings>;

interface Channels {
  __typename: string;
  group: string;
  mail: boolean | null;
  push: boolean;
}

const settings = () => ({
  groups: GROUPS.map((group): Channels => ({
    __typename: 'NotificationChannels',
    ...{ group, mail: true, push: true },
  })),
  quietHours: null as { __typename: 'QuietHours'; from: string; until: string; timeZone: string } | null,
  pushKey: 'BKey',
  isPushOn: false,
  __typename: 'NotificationSettings',
});

function open(shown: Partial<Shown> = {}) {
  let stored: Shown = { ...settings(), ...shown };
  const server = fakeServer({ NotificationSettings: () => ({ notificationSettings: stored }) });
  const answer = (operation: string, name: string, change: (variables: Record<string, unknown>) => Partial<Shown>) =>
    server.answer(operation, ({ variables }) => {
      stored = { ...stored, ...change(variables) };
      return { [name]: stored };
    });
  answer('TurnOnPush', 'turnOnPush', () => ({ isPushOn: true }));
  answer('TurnOffPush', 'turnOffPush', () => ({ isPushOn: false }));
  answer('ChangeNotificationSettings', 'changeNotificationSettings', ({ input }) => {
    const { groups = [], quietHours } = input as { groups?: Shown['groups']; quietHours?: Shown['quietHours'] };
    return {
      groups: stored.groups.map((each) => ({ ...each, ...groups.find(({ group }) => group === each.group) })),
      ...(quietHours === undefined ? {} : { quietHours: quietHours && { ...quietHours, __typename: 'QuietHours' } }),
    };
  });
  return { ...renderApp(<NotificationSettings />, { viewer: person(), server }), server };
}

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'point', auth: 'secret' } };

/** What a browser has for push notifications, and how its person answers when asked. */
function browserWith(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const subscription = { toJSON: () => SUBSCRIPTION, unsubscribe: jest.fn(() => Promise.resolve(true)) };
  const pushManager = {
    subscribe: jest.fn((_options: object) => Promise.resolve(subscription)),
    getSubscription: () => Promise.resolve(subscription),
  };
  const worker = { register: () => Promise.resolve(), ready: Promise.resolve({ pushManager }) };
  const notification = { permission, requestPermission: jest.fn(() => Promise.resolve(answer)) };
  notification.requestPermission.mockImplementation(() => {
    notification.permission = answer;
    return Promise.resolve(answer);
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  Object.assign(window, { PushManager: Function, Notification: notification });
  return { pushManager, subscription, notification };
}

beforeEach(() => {
  browserWith('default');
});
afterEach(() => {
  for (const [object, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const) {
    Reflect.deleteProperty(object, name);
  }
});

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('[product: Talk] settings of notifications', () => {
  it('turn mails and pushes of a group off, one by one', async () => {
    const { user, server, container } = open();
    const mails = await screen.findByRole('switch', { name: 'Mails: Visits' });
    expect(screen.getAllByRole('switch', { name: /^(Mails|Push notifications): / })).toHaveLength(10);
    await user.click(mails);
    expect(await screen.findByRole('switch', { name: 'Mails: Visits' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Push notifications: Visits' })).toBeChecked();
    expect(server.asked.find(({ operation }) => operation === 'ChangeNotificationSettings')?.variables).toEqual({
      input: { groups: [{ group: 'VISITS', mail: false }] },
    });
    expect(screen.getByText(/security.+are always sent/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('have no mails where there are none', async () => {
    open({ groups: [{ __typename: 'NotificationChannels', group: 'APPLICATIONS', mail: null, push: true }] });
    expect(await screen.findByRole('switch', { name: 'Push notifications: Applications' })).toBeChecked();
    expect(screen.queryByRole('switch', { name: /^Mails/ })).toBeNull();
  });

  it('say where a change was refused, and stay', async () => {
    const { user, server } = open();
    server.answer('ChangeNotificationSettings', () => {
      throw new Refusal('INTERNAL', 'Something went wrong.');
    });
    await user.click(await screen.findByRole('switch', { name: 'Mails: Visits' }));
    expect(await screen.findByText('The settings were not saved')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Mails: Visits' })).toBeChecked();
  });

  it('keep quiet at night by the clocks of this browser, or those of another zone', async () => {
    const { user, server } = open();
    const quiet = await part('Quiet hours');
    expect(quiet.queryByLabelText('From')).toBeNull();
    await user.click(quiet.getByRole('switch', { name: 'Keep quiet every day' }));
    expect(await quiet.findByLabelText('From')).toHaveValue('10:00 PM');
    expect(quiet.getByLabelText('Until')).toHaveValue('7:00 AM');
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const asked = server.asked.findLast(({ operation }) => operation === 'ChangeNotificationSettings');
    expect(asked?.variables).toEqual({ input: { quietHours: { from: '22:00', until: '07:00', timeZone: here } } });
  });

  it('offer the zone of this browser where the hours have another', async () => {
    const hours = { from: '23:00', until: '06:00', timeZone: 'America/Anchorage' };
    const { user } = open({ quietHours: { __typename: 'QuietHours', ...hours } });
    const quiet = await part('Quiet hours');
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(quiet.getByText('Time zone: America/Anchorage')).toBeVisible();
    await user.click(quiet.getByRole('button', { name: `Use ${here}` }));
    expect(await quiet.findByText(`Time zone: ${here}`)).toBeVisible();
  });
});

describe('[product: Talk] push notifications in this browser', () => {
  it('ask for permission on a press only, then can be tried and turned off', async () => {
    const { notification, pushManager, subscription } = browserWith('default');
    const { user, server } = open();
    const here = await part('This browser');
    expect(here.getByText('Notifications are off in this browser.')).toBeVisible();
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await user.click(here.getByRole('button', { name: 'Turn on here' }));
    expect(await here.findByRole('button', { name: 'Turn off here' })).toBeVisible();
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
    expect(server.asked.find(({ operation }) => operation === 'TurnOnPush')?.variables).toEqual({
      input: { endpoint: 'https://push.example/1', p256dh: 'point', auth: 'secret' },
    });
    server.answer('SendTestNotification', () => ({ sendTestNotification: true }));
    await user.click(here.getByRole('button', { name: 'Send a test notification' }));
    expect(await screen.findByText('A test notification is on its way')).toBeVisible();
    await user.click(here.getByRole('button', { name: 'Turn off here' }));
    expect(await here.findByRole('button', { name: 'Turn on here' })).toBeVisible();
    expect(subscription.unsubscribe).toHaveBeenCalled();
  });

  it('replace a subscription for an earlier key', async () => {
    const { pushManager, subscription } = browserWith('granted');
    pushManager.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));
    const { user } = open();
    const here = await part('This browser');
    await user.click(here.getByRole('button', { name: 'Turn on here' }));
    expect(await here.findByRole('button', { name: 'Turn off here' })).toBeVisible();
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  });

  it('stay off where the person says no, with what to do', async () => {
    browserWith('default', 'denied');
    const { user, server } = open();
    const here = await part('This browser');
    await user.click(here.getByRole('button', { name: 'Turn on here' }));
    expect(await here.findByText(/are blocked in your browser/)).toBeVisible();
    expect(here.queryByRole('button')).toBeNull();
    expect(server.times('TurnOnPush')).toBe(0);
  });

  it('say why they can’t be turned on', async () => {
    const { pushManager } = browserWith('granted');
    pushManager.subscribe.mockRejectedValue(new DOMException('no service', 'AbortError'));
    const { user } = open();
    await user.click((await part('This browser')).getByRole('button', { name: 'Turn on here' }));
    expect(await screen.findByText('Notifications could not be turned on here')).toBeVisible();
  });

  it('are explained where a browser has none', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    open();
    expect(await screen.findByText(/This browser has no push notifications here/)).toBeVisible();
  });

  it('are off where the browser’s permission was taken back', async () => {
    browserWith('default');
    open({ isPushOn: true });
    expect(await screen.findByRole('button', { name: 'Turn on here' })).toBeVisible();
  });
});
