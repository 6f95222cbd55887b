import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { choose } from '../../../testing/choose';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type FakeServer } from '../../../testing/server';
import { ControlPanel } from '../../../app/panel/ControlPanel';

const mail = {
  __typename: 'OutboxMailView',
  id: 8,
  to: 'ayesha@example.com',
  subject: 'Your booking is confirmed',
  text: 'Dear Ayesha,\n\n<b>See you</b> on Friday.',
  kind: 'booking-confirmed',
  status: 'failed',
  attempts: 3,
  lastError: 'mailbox away',
  createdAt: '2026-03-03T09:00:00.000Z',
  sentAt: null,
};
const server = (nodes: object[] = [mail]) =>
  fakeServer({
    PanelOutbox: () => ({
      outbox: { __typename: 'OutboxConnection', nodes, totalCount: nodes.length, totalCountIsLowerBound: false },
    }),
  });
const open = (own: FakeServer, at = '/cpanel?tab=outbox', role: 'ADMIN' | 'MODERATOR' = 'ADMIN') =>
  renderApp(<ControlPanel tools={null} profile={null} />, {
    at,
    viewer: person({ role }),
    server: own,
  });

describe('[product: mail and news] the outbox', () => {
  it('lists mails with what went wrong, and filters by status and words in the address', async () => {
    const own = server();
    const { user, address, container } = open(own);
    expect(await screen.findByText('Last error: mailbox away')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await choose(user, 'Status', 'Failed');
    await user.click(screen.getByLabelText('Search by address or subject'));
    await user.paste('ayesha');
    await waitFor(() => expect(address()).toBe('/cpanel?tab=outbox&status=failed&text=ayesha'));
    await waitFor(() =>
      expect(own.asked.at(-1)?.variables).toMatchObject({ filter: { status: 'failed', text: 'ayesha' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove the filter Failed' }));
    expect(address()).toBe('/cpanel?tab=outbox&text=ayesha');
  });

  it('shows a mail as plain text', async () => {
    const { user } = open(server());
    await user.click(await screen.findByRole('button', { name: /^Open: Your booking is confirmed/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Your booking is confirmed' });
    expect(within(dialog).getByText(/<b>See you<\/b> on Friday/)).toBeVisible();
  });

  it('opens the mail that has the focus by Enter', async () => {
    const { user } = open(server());
    await screen.findByText('Last error: mailbox away');
    await user.keyboard('j{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Your booking is confirmed' })).toBeVisible();
  });

  it('moderators read, and try nothing again', async () => {
    open(server(), '/cpanel?tab=outbox', 'MODERATOR');
    expect(await screen.findByRole('button', { name: /^Open: Your booking/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });

  it('tries a failed mail again, and says where it can’t', async () => {
    const own = server([mail, { ...mail, id: 9, status: 'sent', subject: 'News' }]);
    own.answer('RetryOutboxMail', () => ({ retryMail: true }));
    const { user } = open(own);
    await user.click(await screen.findByRole('button', { name: /^Try again: Your booking/ }));
    expect(await screen.findByText('The email is waiting to be sent.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Try again: News/ })).toBeNull();
    own.answer('RetryOutboxMail', () => {
      throw new Refusal('CONFLICT', 'No mail server is configured');
    });
    await user.click(screen.getByRole('button', { name: /^Try again: Your booking/ }));
    expect(await screen.findByText('No mail server is configured')).toBeVisible();
  });
});
