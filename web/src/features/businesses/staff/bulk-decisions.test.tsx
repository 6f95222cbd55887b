import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { businessPage, businessRow, openPanel, panelServer } from '../../../testing/panel';
import { pasteInto } from '../../../testing/paste-into';
import { Refusal } from '../../../testing/server';

const business = businessRow();

describe('[business §2 Businesses tab] several applications', () => {
  it('several are rejected for one reason; the toast names them', async () => {
    const own = panelServer();
    const both = [business, businessRow({ id: 5, name: 'Rose Garden' })];
    own.answer('PanelBusinesses', () => businessPage(both));
    own.answer('RejectApplication', ({ variables }) => ({
      rejectApplication: { ...both.find(({ id }) => id === variables.id), status: 'REJECTED' },
    }));
    const { user } = openPanel('MODERATOR', '/cpanel?tab=businesses', own);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    const bar = screen.getByRole('group', { name: 'Actions for the selected rows' });
    await user.click(within(bar).getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why are 2 applications rejected?' });
    await pasteInto(user, within(dialog).getByRole('textbox'), 'No address');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Rejecting 2 applications')).toBeVisible();
    expect(screen.getByText('Shalimar Banquets and 1 more. They are sent in 10 seconds.')).toBeVisible();
    expect(screen.queryByRole('row', { name: 'Rose Garden' })).toBeNull();
    expect(own.times('RejectApplication')).toBe(0);
    fireEvent(window, new Event('pagehide'));
    expect(await screen.findByText('Shalimar Banquets and 1 more')).toBeVisible();
    const sent = own.asked.filter(({ operation }) => operation === 'RejectApplication');
    expect(sent.map(({ variables }) => variables)).toEqual(
      [4, 5].map((id) => ({ id, input: { reason: 'No address' } })),
    );
  });

  it('several are approved together, which can be undone as long as nothing is sent', async () => {
    const own = panelServer();
    own.answer('PanelBusinesses', () => businessPage([business, businessRow({ id: 5, name: 'Rose Garden' })]));
    const { user, unmount } = openPanel('MODERATOR', '/cpanel?tab=businesses', own);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    const bar = screen.getByRole('group', { name: 'Actions for the selected rows' });
    await user.click(within(bar).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approving 2 applications')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('row', { name: 'Rose Garden' })).toBeVisible();
    unmount();
    expect(own.times('ApproveApplication')).toBe(0);
  });

  it('several that were decided are sent when the page is left; what is refused is named', async () => {
    const own = panelServer();
    own.answer('PanelBusinesses', () => businessPage([business, businessRow({ id: 5, name: 'Rose Garden' })]));
    own.answer('ApproveApplication', ({ variables }) => {
      if (variables.id === 5) throw new Refusal('CONFLICT', 'Somebody else was quicker.');
      return { approveApplication: { ...business, status: 'APPROVED' } };
    });
    const { user } = openPanel('MODERATOR', '/cpanel?tab=businesses', own);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    const bar = screen.getByRole('group', { name: 'Actions for the selected rows' });
    await user.click(within(bar).getByRole('button', { name: 'Approve' }));
    await screen.findByText('Approving 2 applications');
    fireEvent(window, new Event('pagehide'));
    expect(await screen.findByText('1 row was changed.')).toBeVisible();
    expect(screen.getByText(/Somebody else was quicker\./).closest('li')).toHaveTextContent(/Rose Garden/);
  });
});
