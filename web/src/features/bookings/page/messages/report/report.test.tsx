import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../../testing/axe';
import { choose } from '../../../../../testing/choose';
import { pasteInto } from '../../../../../testing/paste-into';
import { person } from '../../../../../testing/people';
import { renderApp } from '../../../../../testing/render';
import { fakeServer } from '../../../../../testing/server';
import { DialogHost } from '../../../../../ui/DialogHost';
import { BookingMessages } from '../BookingMessages';
import { message, THEIRS, thread } from '../testing';

const MESSAGE = message(1, { ...THEIRS, text: 'Pay to 0300 1234567', hasAccountNumber: true });
const THREAD = thread([MESSAGE], { isAgreed: false, readTo: 1 });

function open(more: Record<string, unknown> = {}) {
  const shown = { ...THREAD, ...more };
  const server = fakeServer({
    BookingThread: () => ({ bookingThread: shown }),
    ReportThread: () => ({ reportThread: { ...shown, viewerCanReport: false } }),
  });
  const part = (
    <DialogHost>
      <BookingMessages id={41} timeZone="Asia/Karachi" />
    </DialogHost>
  );
  return { ...renderApp(part, { viewer: person(), server }), server };
}

describe('[issue 40] reporting a conversation', () => {
  it('says what is wrong with which message, and then that it was reported', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this conversation' }));
    expect(await accessibilityProblems(document.body)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await dialog.findByText('Please choose what is wrong')).toBeVisible();
    await choose(user, 'What is wrong? (required)', 'Something else');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await dialog.findByText('Please say what is wrong')).toBeVisible();
    expect(server.times('ReportThread')).toBe(0);
    await pasteInto(user, dialog.getByRole('textbox', { name: /^In your words/ }), 'Not the hall’s number');
    await user.click(dialog.getByRole('combobox', { name: 'Which message?' }));
    await user.click(await screen.findByTitle(/: Pay to 0300 1234567$/));
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText(/^You have reported this conversation/)).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'ReportThread')?.variables).toEqual({
      ...{ id: 41, about: 'BOOKING' },
      input: { category: 'OTHER', messageId: 101, note: 'Not the hall’s number' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'End conversation' })).toHaveFocus());
  });

  it('names a long message by its beginning, and cuts no character in two', async () => {
    const { user } = open({ nodes: [{ ...MESSAGE, text: `${'a'.repeat(59)}😀${'b'.repeat(20)}` }] });
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: 'Which message?' }));
    expect(await screen.findByTitle(/: a{59}😀…$/)).toBeVisible();
  });

  it('isn’t offered while a report is open', async () => {
    open({ viewerCanReport: false });
    expect(await screen.findByText(/^You have reported this conversation/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  });
});

describe('[issue 40] a conversation that staff have looked at', () => {
  it('says in line that staff read it', async () => {
    open({ staffReadAt: '2027-03-02T07:00:00.000Z' });
    const log = within(await screen.findByRole('log'));
    expect(log.getByText('Mehfil’s staff read this conversation because it was reported.')).toBeVisible();
    const lines = log.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.at(-1)).toBe('Mehfil’s staff read this conversation because it was reported.');
  });

  it('leaves a mark of a message that staff removed', async () => {
    open({ nodes: [{ ...MESSAGE, text: null, isRemoved: true }] });
    expect(await screen.findByText('Mehfil’s staff removed this message.')).toBeVisible();
  });

  it('can’t be resumed once staff have ended it', async () => {
    open({ isEndedByStaff: true, viewerCanWrite: false });
    expect(await screen.findByText(/^Mehfil’s staff have ended this conversation/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /conversation$/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Report' })).toBeVisible();
  });
});
