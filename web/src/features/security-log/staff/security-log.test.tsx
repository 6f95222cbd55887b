import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { choose } from '../../../testing/choose';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { ControlPanel } from '../../../app/panel/ControlPanel';
import { toDayBounds } from '../../../lib/day-bounds';

const event = {
  __typename: 'SecurityEvent',
  id: 3,
  kind: 'KEY_USED',
  accountId: 7,
  accountName: 'Sana',
  actorId: null,
  actorName: null,
  sessionId: 12,
  address: '203.0.113.9',
  device: 'curl',
  details: { key: 5, network: '203.0.113.9' },
  at: '2026-03-03T09:00:00.000Z',
};

function open(
  nodes: object[],
  {
    role = 'ADMIN',
    alarms = [],
    answerAlarms = () => ({ securityAlarms: alarms }),
  }: { role?: 'ADMIN' | 'MODERATOR'; alarms?: object[]; answerAlarms?: Answer } = {},
) {
  const server = fakeServer({
    PanelSecurityLog: () => ({
      securityLog: {
        __typename: 'SecurityEventConnection',
        nodes,
        totalCount: nodes.length,
        totalCountIsLowerBound: false,
      },
    }),
    PanelSecurityAlarms: answerAlarms,
  });
  return renderApp(<ControlPanel tools={null} profile={null} />, {
    at: '/cpanel?tab=security-log',
    viewer: person({ role }),
    server,
  });
}

const alarm = {
  __typename: 'SecurityAlarm',
  id: 4,
  kind: 'FAILURES_OF_ADDRESS',
  count: 74,
  accountId: null,
  address: '203.0.113.9',
  raisedAt: '2026-03-03T09:00:00.000Z',
};

describe('[issue: security alarms] the notice above the log', () => {
  it('tells the alarms of the last week', async () => {
    const reused = { ...alarm, id: 3, kind: 'RENEWAL_REUSED', count: 1, address: null };
    const copied = { ...reused, id: 2, kind: 'PASSKEY_COPIED' };
    const { container } = open([event], { alarms: [alarm, reused, copied] });
    expect(await screen.findByRole('heading', { name: 'Alarms of the last seven days' })).toBeVisible();
    expect(screen.getByText('Many wrong passwords from one network')).toBeVisible();
    expect(screen.getByText('74 wrong passwords, most of them from 203.0.113.9')).toBeVisible();
    expect(screen.getByText('1 session used from two places')).toBeVisible();
    expect(screen.getByText('Passkey perhaps copied')).toBeVisible();
    expect(screen.getByText('1 use of a passkey that may be copied')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { user, server } = open([event], {
      answerAlarms: () => {
        throw new Refusal('INTERNAL', 'no');
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'The alarms of the last seven days could not be loaded' }),
    ).toBeVisible();
    server.answer('PanelSecurityAlarms', () => ({ securityAlarms: [alarm] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Many wrong passwords from one network')).toBeVisible();
  });

  it('is not there while all was quiet', async () => {
    open([event]);
    expect(await screen.findByRole('heading', { name: 'API key used from a new network' })).toBeVisible();
    expect(screen.queryByText('Alarms of the last seven days')).toBeNull();
  });
});

describe('[issue: security log] the screen', () => {
  it('tells what happened to whom, when and from where', async () => {
    const { container } = open([event, { ...event, id: 2, kind: 'LOCKED_OUT', accountId: null, accountName: null }]);
    expect(await screen.findByRole('heading', { name: 'API key used from a new network' })).toBeVisible();
    expect(screen.getAllByText(/^\W?Key: 5 · Network: 203\.0\.113\.9\W?$/)).toHaveLength(2);
    expect(screen.getByText(/^\W?Sana\W? \(user 7\)$/)).toBeVisible();
    expect(screen.getByText('No known account')).toBeVisible();
    expect(screen.getAllByText('203.0.113.9')).toHaveLength(2);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('tells which of the staff read whose data, or how many rows of a list', async () => {
    const read = { ...event, kind: 'PERSONAL_DATA_READ', actorId: 2, actorName: 'Omar' };
    const list = { ...read, id: 4, accountId: null, accountName: null, details: { data: 'security-log', count: 20 } };
    open([{ ...read, details: { data: 'booking' } }, list]);
    expect(await screen.findByText(/^\W?Sana\W? \(user 7\)$/)).toBeVisible();
    expect(screen.getAllByText(/^by \W?Omar\W? \(user 2\)$/)).toHaveLength(2);
    expect(screen.getByText(/^\W?Data: security log · Count: 20\W?$/)).toBeVisible();
    expect(screen.queryByText('No known account')).not.toBeInTheDocument();
  });

  it('filters by person, kind and days, all in the address, and exports what is found', async () => {
    const { user, server, address } = open([]);
    await user.click(await screen.findByLabelText('User (name or email)'));
    await user.paste('sana');
    await waitFor(() => expect(address()).toContain('person=sana'));
    await choose(user, 'Event', 'Wrong password', 'wrong');
    await user.type(screen.getByLabelText('From'), '2026-03-03{Enter}');
    await user.type(screen.getByLabelText('To'), '2026-03-04{Enter}');
    const filter = { person: 'sana', kind: 'SIGN_IN_FAILED', ...toDayBounds('2026-03-03', '2026-03-04') };
    await waitFor(() => expect(server.asked.at(-1)?.variables).toMatchObject({ filter }));
    const createObjectURL = jest.fn(() => 'blob:file');
    Object.assign(URL, { createObjectURL });
    server.answer('ExportSecurityLog', () => ({
      exportSecurityLog: { __typename: 'TextFile', filename: 'log.csv', mime: 'text/csv', content: 'x' },
    }));
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(createObjectURL).toHaveBeenCalledTimes(1));
    expect(server.asked.at(-1)?.variables).toMatchObject({ filter });
  });

  it('says why there is no file', async () => {
    const { user, server } = open([]);
    server.answer('ExportSecurityLog', () => {
      throw new Refusal('INVALID_INPUT', 'A file holds at most 10,000 events: choose a shorter time');
    });
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText('A file holds at most 10,000 events: choose a shorter time')).toBeVisible();
  });

  it('is not there for moderators', async () => {
    open([], { role: 'MODERATOR' });
    expect(await screen.findByText('Select a tab to view content')).toBeVisible();
  });
});
