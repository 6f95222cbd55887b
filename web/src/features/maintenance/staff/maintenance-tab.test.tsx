import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { keepOpenForms, setDraftOwner } from '../../../lib/draft-owner';
import { accessibilityProblems } from '../../../testing/axe';
import { Refusal } from '../../../testing/server';
import { maintenance, openPanel, panelServer } from '../../../testing/panel';
import { pasteInto } from '../../../testing/paste-into';

const ACTIVE = { isEnabled: true, isActive: true, state: 'active', message: 'New server' };
const SCHEDULED = {
  isEnabled: true,
  state: 'scheduled',
  startTime: '2026-04-01T20:00:00.000Z',
  endTime: '2026-04-01T22:00:00.000Z',
};

function open(particulars: object = {}, role: 'ADMIN' | 'MODERATOR' = 'ADMIN') {
  const own = panelServer({
    PanelMaintenance: () => maintenance(particulars),
    PanelMaintenanceState: () => maintenance(particulars),
  });
  return { own, ...openPanel(role, '/cpanel?tab=maintenance', own) };
}

const card = (label: string) => screen.getAllByText(label)[0]?.parentElement as HTMLElement;

describe('[business §2 Maintenance tab]', () => {
  it.each([
    ['operational', {}, ['Operational', 'None', 'Full Access'], 'Normal Operation'],
    ['scheduled', SCHEDULED, ['Operational', 'Pending', 'Full Access'], 'Scheduled'],
    ['active', ACTIVE, ['Under Maintenance', 'None', 'Restricted Access'], 'Under Maintenance'],
  ] as const)('%s: the cards and the indicator say so', async (_state, particulars, cards, indicator) => {
    const { container } = open(particulars);
    await screen.findByText('User Impact');
    const labels = ['System Status', 'Scheduled Maintenance', 'User Impact'];
    labels.forEach((label, index) => expect(within(card(label)).getByText(cards[index] ?? '')).toBeVisible());
    expect(await screen.findByRole('link', { name: `Maintenance: ${indicator}` })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('an active window is announced with its message and ended with End Now', async () => {
    const { user, own } = open(ACTIVE);
    own.answer('EndMaintenance', () => ({ endMaintenance: maintenance().maintenanceSettings }));
    const alert = (await screen.findByText('Maintenance is active')).closest('[role="status"]') as HTMLElement;
    expect(within(alert).getByText('New server')).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'End Now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the maintenance?' }));
    expect(own.times('EndMaintenance')).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'End maintenance' }));
    expect(await screen.findByText('Maintenance mode disabled successfully')).toBeVisible();
  });

  it('a scheduled window is announced with start and end, and can be disabled', async () => {
    const { user, own } = open(SCHEDULED);
    own.answer('EndMaintenance', () => {
      throw new Refusal('INTERNAL', '');
    });
    expect(await screen.findByText(/Scheduled from Apr .+ until Apr /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Disable Maintenance Now' }));
    await user.click(await screen.findByRole('button', { name: 'End maintenance' }));
    expect(await screen.findByText('Failed to disable maintenance mode.')).toBeVisible();
  });

  it('[business §5] the message is required; start and end are optional', async () => {
    const { user, own } = open();
    own.answer('ScheduleMaintenance', () => ({ scheduleMaintenance: maintenance().maintenanceSettings }));
    const message = await screen.findByLabelText(/^Message/);
    await user.clear(message);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Message is required')).toBeVisible();
    await pasteInto(user, message, 'Back soon');
    await user.click(screen.getByRole('checkbox', { name: 'Enable maintenance mode' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Maintenance mode updated successfully')).toBeVisible();
    expect(own.asked.find(({ operation }) => operation === 'ScheduleMaintenance')?.variables).toEqual({
      input: { isEnabled: true, message: 'Back soon', startTime: null, endTime: null },
    });
  });

  describe('a change by a colleague', () => {
    const BY_COLLEAGUE = { ...SCHEDULED, message: 'Moving house' };

    async function openAndChange(type: (message: HTMLElement, user: UserEvent) => Promise<void>) {
      const rendered = open();
      const message = await screen.findByLabelText(/^Message/);
      await type(message, rendered.user);
      rendered.own.answer('PanelMaintenanceState', () => maintenance(BY_COLLEAGUE));
      // As the indicator does by itself.
      await act(() => rendered.client.refetchQueries({ include: ['PanelMaintenanceState'] }));
      expect(await screen.findByText('Maintenance is scheduled')).toBeVisible();
      return { ...rendered, message };
    }

    it('shows in the form where nothing is typed', async () => {
      const { message } = await openAndChange(() => Promise.resolve());
      await waitFor(() => expect(message).toHaveValue('Moving house'));
      expect(screen.getByRole('checkbox', { name: 'Enable maintenance mode' })).toBeChecked();
    });

    it('leaves what is being typed, says so, and shows when asked to', async () => {
      const { message, user, container } = await openAndChange(async (field, hands) => {
        await hands.clear(field);
        await pasteInto(hands, field, 'A long announcement');
      });
      expect(await screen.findByText('This was changed elsewhere meanwhile')).toBeVisible();
      expect(message).toHaveValue('A long announcement');
      expect(await accessibilityProblems(container)).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Discard it and show the change' }));
      await waitFor(() => expect(message).toHaveValue('Moving house'));
      expect(screen.queryByText('This was changed elsewhere meanwhile')).toBeNull();
    });

    it('is told from one’s own, after which the form follows again', async () => {
      const { message, user, own, client } = await openAndChange(() => Promise.resolve());
      await waitFor(() => expect(message).toHaveValue('Moving house'));
      const saved = maintenance({ ...SCHEDULED, message: 'Later' });
      own.answer('ScheduleMaintenance', () => {
        own.answer('PanelMaintenance', () => saved);
        own.answer('PanelMaintenanceState', () => saved);
        return { scheduleMaintenance: saved.maintenanceSettings };
      });
      await user.clear(message);
      await pasteInto(user, message, ' Later ');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(message).toHaveValue('Later'));
      expect(screen.queryByText('This was changed elsewhere meanwhile')).toBeNull();
      own.answer('PanelMaintenanceState', () => maintenance(BY_COLLEAGUE));
      await act(() => client.refetchQueries({ include: ['PanelMaintenanceState'] }));
      await waitFor(() => expect(message).toHaveValue('Moving house'));
    });
  });

  it('what was typed when the session ended is there once the same account is back', async () => {
    const { user, unmount } = open();
    const message = await screen.findByLabelText(/^Message/);
    await user.clear(message);
    await pasteInto(user, message, 'A long announcement');
    act(() => keepOpenForms());
    act(() => setDraftOwner(null));
    unmount();
    open();
    await waitFor(() => expect(screen.getByLabelText(/^Message/)).toHaveValue('A long announcement'));
  });

  it('moderators read only, guidelines included', async () => {
    open(ACTIVE, 'MODERATOR');
    expect(await screen.findByText('Guidelines')).toBeVisible();
    expect(screen.getByText('Only administrators can change this.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /End Now|Disable|Save/ })).toBeNull();
  });
});
