import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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
function browserWith(
  permission: NotificationPermission,
  { answer = 'granted', isSubscribed = false }: { answer?: NotificationPermission; isSubscribed?: boolean } = {},
) {
  let subscribed = isSubscribed;
  const subscription = {
    toJSON: () => SUBSCRIPTION,
    unsubscribe: jest.fn(() => {
      subscribed = false;
      return Promise.resolve(true);
    }),
  };
  const pushManager = {
    subscribe: jest.fn((_options: object) => {
      subscribed = true;
      return Promise.resolve(subscription);
    }),
    getSubscription: () => Promise.resolve(subscribed ? subscription : null),
  };
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const worker = {
    register: () => Promise.resolve({ installing }),
    getRegistration: () => Promise.resolve({ pushManager }),
    ready: Promise.resolve({ pushManager }) as Promise<unknown>,
  };
  const notification = { permission, requestPermission: jest.fn(() => Promise.resolve(answer)) };
  notification.requestPermission.mockImplementation(() => {
    notification.permission = answer;
    return Promise.resolve(answer);
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  Object.assign(window, { PushManager: Function, Notification: notification });
  return { pushManager, subscription, notification, worker, installing };
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

  it('take no second change before the first is stored, which it would undo', async () => {
    const hours = { from: '23:00', until: '06:00', timeZone: 'America/Anchorage' };
    const { user, server } = open({ quietHours: { __typename: 'QuietHours', ...hours } });
    server.answer('ChangeNotificationSettings', () => new Promise<never>(() => undefined));
    const quiet = await part('Quiet hours');
    const use = quiet.getByRole('button', { name: /^Use / });
    await user.click(use);
    await waitFor(() => expect(quiet.getByLabelText('From')).toBeDisabled());
    expect(quiet.getByLabelText('Until')).toBeDisabled();
    await user.click(use);
    expect(server.times('ChangeNotificationSettings')).toBe(1);
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
    const { pushManager, subscription } = browserWith('granted', { isSubscribed: true });
    pushManager.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));
    const { user } = open();
    const here = await part('This browser');
    await user.click(here.getByRole('button', { name: 'Turn on here' }));
    expect(await here.findByRole('button', { name: 'Turn off here' })).toBeVisible();
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  });

  it('stay off where the person says no, with what to do', async () => {
    browserWith('default', { answer: 'denied' });
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

  it('are off where the browser has lost its subscription, and can be turned on again', async () => {
    const { pushManager } = browserWith('granted');
    const { user } = open({ isPushOn: true });
    const here = await part('This browser');
    await user.click(await here.findByRole('button', { name: 'Turn on here' }));
    expect(await here.findByRole('button', { name: 'Turn off here' })).toBeVisible();
    expect(pushManager.subscribe).toHaveBeenCalledTimes(1);
  });

  it('can be turned off where they are those of an earlier session', async () => {
    const { subscription } = browserWith('granted', { isSubscribed: true });
    const { user } = open();
    const here = await part('This browser');
    await user.click(await here.findByRole('button', { name: 'Turn off here' }));
    await waitFor(() => expect(here.queryByRole('button', { name: 'Turn off here' })).toBeNull());
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  });

  it('say so where the worker that shows them can’t be installed', async () => {
    const { worker, installing } = browserWith('granted');
    worker.ready = new Promise(() => undefined);
    const listen = jest.spyOn(installing, 'addEventListener');
    const { user } = open();
    await user.click((await part('This browser')).getByRole('button', { name: 'Turn on here' }));
    await waitFor(() => expect(listen).toHaveBeenCalled());
    installing.state = 'redundant';
    installing.dispatchEvent(new Event('statechange'));
    expect(await screen.findByText('Notifications could not be turned on here')).toBeVisible();
  });

  it('are off where the browser’s permission was taken back', async () => {
    browserWith('default');
    open({ isPushOn: true });
    expect(await screen.findByRole('button', { name: 'Turn on here' })).toBeVisible();
  });
});
