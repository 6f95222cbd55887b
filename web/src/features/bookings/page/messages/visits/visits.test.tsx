import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../../testing/axe';
import { pasteInto } from '../../../../../testing/paste-into';
import { person } from '../../../../../testing/people';
import { renderApp } from '../../../../../testing/render';
import { fakeServer } from '../../../../../testing/server';
import { DialogHost } from '../../../../../ui/DialogHost';
import { BookingMessages } from '../BookingMessages';
import { message, THEIRS, thread } from '../testing';

beforeEach(() => sessionStorage.clear());

const VISIT = {
  ...{ __typename: 'Visit', id: 5, bookingId: 41, enquiryId: null, hallTitle: 'Moti Mahal', hallNameUrdu: null },
  ...{ timeZone: 'Asia/Karachi', status: 'PROPOSED', proposedBy: 'BUSINESS', startsAt: '2099-03-20T12:00:00.000Z' },
  ...{ headCount: 4, note: 'Ask for Nadia', createdAt: '2027-03-01T08:00:00.000Z', confirmedAt: null, endedAt: null },
  ...{ endedBy: null, isPast: false, viewerCanAnswer: true, viewerCanCancel: false },
};
const CONFIRMED = {
  ...VISIT,
  ...{ status: 'CONFIRMED', confirmedAt: '2027-03-01T09:00:00.000Z', viewerCanAnswer: false, viewerCanCancel: true },
};
const MESSAGE = message(1, { ...THEIRS, text: 'Hello' });
const THREAD = thread([MESSAGE], { isAgreed: false, readTo: 1 });

function open(visits: readonly object[], particulars: Record<string, unknown> = {}) {
  const server = fakeServer({
    BookingThread: () => ({ bookingThread: { ...THREAD, visits, ...particulars } }),
    ConfirmVisit: () => ({ confirmVisit: CONFIRMED }),
    DeclineVisit: () => ({
      declineVisit: {
        ...VISIT,
        ...{ status: 'DECLINED', endedAt: '2027-03-01T09:00:00.000Z', endedBy: 'CUSTOMER', viewerCanAnswer: false },
      },
    }),
    CancelVisit: () => ({
      cancelVisit: {
        ...CONFIRMED,
        ...{ status: 'CANCELLED', endedAt: '2027-03-01T10:00:00.000Z', endedBy: 'CUSTOMER', viewerCanCancel: false },
      },
    }),
    ProposeVisit: () => ({
      proposeVisit: { ...VISIT, id: 6, proposedBy: 'CUSTOMER', viewerCanAnswer: false, viewerCanCancel: true },
    }),
  });
  const part = (
    <DialogHost>
      <BookingMessages id={41} timeZone="Asia/Karachi" />
    </DialogHost>
  );
  return { ...renderApp(part, { viewer: person(), server }), server };
}

const card = async () => within(await screen.findByRole('region', { name: 'Visit of the hall' }));
const log = () => screen.getByRole('log');

describe('[issue 40] a visit beside the messages', () => {
  it('is shown with its time and note, and confirmed by the other side', async () => {
    const { user, server, container } = open([VISIT]);
    const shown = await card();
    expect(shown.getByText('Proposed')).toBeVisible();
    expect(shown.getByText(/March 20, 2099$/)).toBeVisible();
    expect(shown.getByText('5:00 PM')).toBeVisible();
    expect(shown.getByText(/4 people/)).toBeVisible();
    expect(shown.getByText('Moti Mahal')).toBeVisible();
    expect(shown.getByText('Ask for Nadia')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(log()).toHaveTextContent(/Hello.*The business proposed a visit: .*Mar 20, 2099, 5:00 PM/);
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(shown.getByRole('button', { name: 'Confirm' }));
    expect(await shown.findByText('Confirmed')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'ConfirmVisit')?.variables).toEqual({ id: 5 });
    expect(shown.getByRole('button', { name: 'Add to calendar' })).toHaveFocus();
    expect(log()).toHaveTextContent(/You confirmed the visit/);
  });

  it('is declined, and then another time can be proposed', async () => {
    const { user } = open([VISIT]);
    await user.click((await card()).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('button', { name: 'Arrange a visit' })).toHaveFocus();
    expect(log()).toHaveTextContent(/You declined the visit/);
  });

  it('that is confirmed is cancelled after a question', async () => {
    const { user } = open([CONFIRMED]);
    const shown = await card();
    expect(shown.queryByRole('button', { name: 'Propose another time' })).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Cancel the visit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this visit?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel the visit' }));
    await waitFor(() => expect(log()).toHaveTextContent(/You cancelled the visit/));
    expect(screen.queryByRole('region', { name: 'Visit of the hall' })).toBeNull();
    expect(within(log()).getByRole('button', { name: 'Remove from calendar' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Arrange a visit' })).toHaveFocus();
  });

  it('says of one that was called off with the conversation that staff ended it', async () => {
    open([{ ...CONFIRMED, status: 'CANCELLED', endedAt: '2027-03-01T10:00:00.000Z', viewerCanCancel: false }]);
    const log = within(await screen.findByRole('log'));
    expect(log.getByText(/^Our staff ended the conversation, and with it the visit: /)).toBeVisible();
    expect(log.queryByText(/cancelled the visit/)).toBeNull();
  });

  it('that was only proposed is in no calendar when it is taken back', async () => {
    open([{ ...VISIT, status: 'CANCELLED', endedAt: '2027-03-01T10:00:00.000Z', endedBy: 'BUSINESS' }]);
    await waitFor(() => expect(log()).toHaveTextContent(/The business cancelled the visit/));
    expect(within(log()).queryByRole('button')).toBeNull();
  });

  it('keeps its number of visitors in another proposal', async () => {
    const { user } = open([VISIT]);
    await user.click((await card()).getByRole('button', { name: 'Propose another time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a visit' }));
    expect(dialog.getByLabelText(/^How many come/)).toHaveValue('4');
  });

  it('of one’s own side waits, and can be taken back', async () => {
    open([{ ...VISIT, proposedBy: 'CUSTOMER', viewerCanAnswer: false, viewerCanCancel: true }]);
    const shown = await card();
    expect(shown.getByText('The other side hasn’t answered yet.')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Take back' })).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('is proposed with day, time and note', async () => {
    const { user, server } = open([]);
    await user.click(await screen.findByRole('button', { name: 'Arrange a visit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a visit' }));
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(await dialog.findByText('Choose the day of the visit')).toBeVisible();
    await pasteInto(user, dialog.getByLabelText(/^Day/), '2099-03-20');
    await user.tab();
    await pasteInto(user, dialog.getByLabelText(/^Time/), '17:00');
    await user.tab();
    await pasteInto(user, dialog.getByLabelText(/^Note/), 'With my parents');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    await card();
    expect(server.asked.find(({ operation }) => operation === 'ProposeVisit')?.variables).toMatchObject({
      ...{ id: 41, about: 'BOOKING' },
      input: { day: '2099-03-20', time: '17:00', headCount: null, note: 'With my parents' },
    });
  });

  it('that is past is a line of the conversation alone', async () => {
    open([{ ...CONFIRMED, startsAt: '2027-02-20T12:00:00.000Z', isPast: true, viewerCanCancel: false }]);
    expect(await screen.findByRole('button', { name: 'Arrange a visit' })).toBeVisible();
    expect(log()).toHaveTextContent(/You confirmed the visit/);
    expect(screen.queryByRole('region', { name: 'Visit of the hall' })).toBeNull();
  });

  it('isn’t proposed for a booking that is over', async () => {
    open([], { viewerCanArrangeVisit: false });
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Arrange a visit' })).toBeNull();
  });

  it('isn’t proposed where nobody can write', async () => {
    open([], { viewerCanWrite: false, viewerCanArrangeVisit: false, blockedBy: 'BUSINESS' });
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Arrange a visit' })).toBeNull();
  });
});
