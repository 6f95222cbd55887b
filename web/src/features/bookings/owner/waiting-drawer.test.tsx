import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { Refusal } from '../../../testing/server';
import { open, ownersServer } from './testing';

function entry(overrides: Record<string, unknown> = {}) {
  return {
    __typename: 'WaitingEntry',
    ...{ id: 7, state: 'WAITING', place: 2, hallId: 3, hallTitle: 'Moti Mahal', businessName: 'Moti Mahal Events' },
    ...{ timeZone: 'Asia/Karachi', date: '2027-03-20', startTime: '2027-03-20T14:00:00.000Z' },
    ...{ endTime: '2027-03-20T18:00:00.000Z', shiftName: null, guestCount: 200, offeredUntil: null },
    ...{ viewerCanLeave: true, ...overrides },
  };
}

const OFFER = { state: 'OFFERED', place: null, offeredUntil: '2027-03-02T10:00:00.000Z' };

describe('[issue 16] the owner’s waiting list', () => {
  it('names who waits for what, with guests and places', async () => {
    const server = ownersServer();
    const offered = { id: 8, ...OFFER, customerName: 'Bilal Ahmed' };
    const nodes = [entry({ customerName: 'Sana Malik' }), entry(offered)];
    server.answer('BusinessWaitingList', () => ({
      businessWaitingList: { nodes, totalCount: 2, pageInfo: { page: 1, limit: 20 } },
    }));
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Waiting list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Waiting list' });
    expect(await within(dialog).findByText('Sana Malik')).toBeVisible();
    expect(dialog).toHaveTextContent('Guests: 200');
    expect(dialog).toHaveTextContent('Held until Mar 2, 2027, 3:00 PM');
    expect(await accessibilityProblems(dialog)).toEqual([]);
  });

  it('is searched on the server, and says where nobody is found', async () => {
    const server = ownersServer();
    server.answer('BusinessWaitingList', ({ variables: { search } }) => ({
      businessWaitingList: {
        ...(search ? { nodes: [], totalCount: 0 } : { nodes: [entry({ customerName: 'Sana Malik' })], totalCount: 1 }),
        pageInfo: { page: 1, limit: 20 },
      },
    }));
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Waiting list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Waiting list' }));
    await user.click(await dialog.findByLabelText('Name or whole phone number'));
    await user.paste('0301 7654321');
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('Nobody found')).toBeVisible();
    expect(server.asked.at(-1)?.variables).toMatchObject({ search: '0301 7654321', paging: { page: 1 } });
    expect(dialog.getByLabelText('Name or whole phone number')).toHaveValue('0301 7654321');
  });

  it('says that a search failed, and keeps the text', async () => {
    const server = ownersServer();
    server.answer('BusinessWaitingList', ({ variables: { search } }) => {
      if (search) throw new Refusal('INTERNAL', 'Something went wrong');
      const nodes = [entry({ customerName: 'Sana Malik' })];
      return { businessWaitingList: { nodes, totalCount: 1, pageInfo: { page: 1, limit: 20 } } };
    });
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Waiting list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Waiting list' }));
    await user.click(await dialog.findByLabelText('Name or whole phone number'));
    await user.paste('Sana');
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('The waiting list could not be loaded')).toBeVisible();
    expect(dialog.queryByText('Sana Malik')).toBeNull();
    expect(dialog.getByLabelText('Name or whole phone number')).toHaveValue('Sana');
  });
});
