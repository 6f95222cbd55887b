import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { choose } from '../../../../testing/choose';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, type FakeServer } from '../../../../testing/server';
import { ControlPanel } from '../../../../app/panel/ControlPanel';

const task = {
  __typename: 'QueueTask',
  task: 'deliver-mail',
  waiting: 2,
  running: 1,
  retrying: 4,
  failed: 3,
  oldestDueAt: null,
};
const job = {
  __typename: 'QueueJob',
  id: 12,
  task: 'deliver-mail',
  state: 'FAILED',
  attempts: 25,
  maxAttempts: 25,
  lastError: 'mailbox away\n  at send',
  runAt: '2026-03-03T09:00:00.000Z',
  createdAt: '2026-03-02T09:00:00.000Z',
};
const server = (nodes: object[] = [job, { ...job, id: 13, state: 'RUNNING', lastError: null }]) =>
  fakeServer({
    PanelQueueTasks: () => ({ queueTasks: nodes.length > 0 ? [task] : [] }),
    PanelQueueJobs: () => ({ queueJobs: { __typename: 'QueueJobConnection', nodes, totalCount: nodes.length } }),
  });
const open = (own: FakeServer, role: 'ADMIN' | 'MODERATOR' = 'ADMIN') =>
  renderApp(<ControlPanel tools={null} profile={null} />, {
    at: '/cpanel?tab=jobs',
    viewer: person({ role }),
    server: own,
  });

describe('[product: control panel] jobs', () => {
  it('shows the queue by task, and each job with attempts and last error', async () => {
    const { container } = open(server());
    const tasks = await screen.findByRole('table', { name: 'Queue by task' });
    const row = await within(tasks).findByRole('row', { name: /Deliver mail/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Deliver mail', '3', '4', '1', '2', 'Nothing due']);
    expect((await screen.findAllByText(/Attempt 25 of 25/))[0]).toBeVisible();
    expect(screen.getByText('Last error: mailbox away')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('runs a job again and removes one after a question; leaves alone what runs', async () => {
    const own = server();
    own.answer('RetryQueueJob', () => ({ retryJob: true }));
    own.answer('RemoveQueueJob', () => ({ removeJob: true }));
    const { user } = open(own);
    await user.click(await screen.findByRole('button', { name: 'Run now: Deliver mail 12' }));
    expect(await screen.findByText('The job runs as soon as a server is free.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove: Deliver mail 12' }));
    const dialog = await screen.findByRole('dialog');
    expect(own.times('RemoveQueueJob')).toBe(0);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The job has been removed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Deliver mail 13/ })).toBeNull();
  });

  it('filters by state and task, in the address', async () => {
    const own = server();
    const { user, address } = open(own);
    await choose(user, 'State', 'Failed');
    await waitFor(() => expect(address()).toBe('/cpanel?tab=jobs&state=failed'));
    await choose(user, 'Task', 'Deliver mail');
    await waitFor(() =>
      expect(own.asked.filter(({ operation }) => operation === 'PanelQueueJobs').at(-1)?.variables).toMatchObject({
        filter: { state: 'FAILED', task: 'deliver-mail' },
      }),
    );
  });

  it('says when no job is unfinished', async () => {
    open(server([]));
    expect(await screen.findByText('No unfinished jobs')).toBeVisible();
  });

  it('is not there for moderators', async () => {
    open(server([]), 'MODERATOR');
    expect(await screen.findByText('Select a tab to view content')).toBeVisible();
  });
});
