import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { DialogHost } from '../../../../ui/DialogHost';
import { BookingMessages } from './BookingMessages';
import { message, THEIRS, thread } from './testing';

beforeEach(() => localStorage.clear());

const MESSAGE = message(1, { ...THEIRS, text: 'Hello' });
const THREAD = thread([MESSAGE], { isAgreed: false, readTo: 1 });

function open(particulars: Record<string, unknown> = {}) {
  const shown = { ...THREAD, ...particulars };
  const server = fakeServer({
    BookingThread: () => ({ bookingThread: shown }),
    BlockThread: () => ({ blockThread: { ...shown, blockedBy: 'CUSTOMER', viewerCanWrite: false } }),
    UnblockThread: () => ({ unblockThread: { ...shown, blockedBy: null, viewerCanWrite: true } }),
  });
  const part = (
    <DialogHost>
      <BookingMessages id={41} timeZone="Asia/Karachi" />
    </DialogHost>
  );
  return { ...renderApp(part, { viewer: person(), server }), server };
}

describe('[product: Talk] a conversation', () => {
  it('is ended after a question, and resumed', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'End conversation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End this conversation?' }));
    await user.click(dialog.getByRole('button', { name: 'End conversation' }));
    expect(await screen.findByText(/^Your side has ended this conversation/)).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'BlockThread')?.variables).toEqual({
      id: 41,
      about: 'BOOKING',
    });
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Resume conversation' }));
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
  });

  it('that the other side has ended can only be read', async () => {
    open({ blockedBy: 'BUSINESS', viewerCanWrite: false });
    expect(await screen.findByText(/^The other side has ended this conversation/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resume conversation' })).toBeNull();
    expect(screen.getByText('Hello')).toBeVisible();
  });

  const WITH_CONTACTS = { ...MESSAGE, text: 'Call 0300 1234567 or see www.pay.example' };
  const marks = () => [...screen.getByRole('log').querySelectorAll('mark')].map(({ textContent }) => textContent);

  it('marks links and numbers of strangers, which lead nowhere', async () => {
    open({ nodes: [WITH_CONTACTS] });
    expect(await screen.findByText(/^Nobody has checked links and numbers here/)).toBeVisible();
    expect(marks()).toEqual(['0300 1234567', 'www.pay.example']);
    expect(within(screen.getByRole('log')).queryByRole('link')).toBeNull();
  });

  it.each([
    ['once a booking is agreed on', { isAgreed: true, nodes: [WITH_CONTACTS] }],
    ['in one’s own messages', { nodes: [{ ...WITH_CONTACTS, side: 'CUSTOMER', isOwn: true }] }],
  ])('marks none %s', async (_when, particulars) => {
    open(particulars);
    expect(await screen.findByText(/0300 1234567/)).toBeVisible();
    expect(marks()).toEqual([]);
  });
});
