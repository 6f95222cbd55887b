import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { catchUploads } from '../../../../testing/uploads';
import { DialogHost } from '../../../../ui/DialogHost';
import { BookingMessages } from './BookingMessages';
import { message, THEIRS, thread } from './testing';
import type { ShownMessage } from './useThread';

const MESSAGE = message(1, { ...THEIRS, text: '' });
const toFile = (id: number, name: string, mime: string) => ({ __typename: 'MessageFile', id, name, mime, size: 2048 });

const realFetch = globalThis.fetch;
let uploads: ReturnType<typeof catchUploads>;

beforeEach(() => {
  sessionStorage.clear();
  uploads = catchUploads();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('picture')));
});
afterEach(() => {
  globalThis.fetch = realFetch;
  uploads.restore();
});

function open(nodes: readonly ShownMessage[] = []) {
  const server = fakeServer({
    BookingThread: () => ({ bookingThread: thread(nodes, { readTo: 1 }) }),
    SendMessage: () => ({ sendMessage: { ...MESSAGE, id: 102, sequence: 2, side: 'CUSTOMER', isOwn: true } }),
  });
  const part = (
    <DialogHost>
      <BookingMessages id={41} timeZone="Asia/Karachi" />
    </DialogHost>
  );
  const sent = () => server.asked.find(({ operation }) => operation === 'SendMessage')?.variables.input;
  return { ...renderApp(part, { viewer: person(), server }), sent };
}

async function choose(container: HTMLElement, ...files: File[]) {
  await screen.findByRole('button', { name: 'Add files' });
  const input = container.querySelector('input[type="file"]') as HTMLInputElement;
  fireEvent.change(input, { target: { files } });
}

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

describe('[product: Talk] files of messages', () => {
  it('are shown in the message: pictures by themselves, PDFs by their names', async () => {
    const files = [toFile(5, 'stage.webp', 'image/webp'), toFile(6, 'plan.pdf', 'application/pdf')];
    const { container } = open([{ ...MESSAGE, files }]);
    expect(await screen.findByRole('button', { name: 'Open stage.webp' })).toBeVisible();
    expect(globalThis.fetch).toHaveBeenCalledWith('/api/message-files/5/preview', expect.anything());
    expect(screen.getByRole('button', { name: 'plan.pdf (2 KB)' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are uploaded when they are chosen, can be removed, and are sent without a text', async () => {
    const { container, user, sent } = open();
    await choose(container, picture('stage.png'), picture('hall.png'));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    act(() => uploads.sent[0]?.answer({ uploadMessageFile: { filename: 'a.webp', originalName: 'stage.webp' } }));
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    act(() => uploads.sent[1]?.answer({ uploadMessageFile: { filename: 'b.webp', originalName: 'hall.webp' } }));
    const attached = within(await screen.findByRole('list', { name: 'Files of your message' }));
    await user.click(await attached.findByRole('button', { name: 'Remove hall.webp' }));
    expect(attached.queryByText('hall.webp')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()).toMatchObject({ text: '', files: ['a.webp'] }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files of your message' })).toBeNull());
  });

  it('are refused before they are sent if they are of another kind or too many', async () => {
    const { container } = open();
    await choose(container, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText('Only JPEG, JPG, PNG, WebP and PDF files are allowed')).toBeVisible();
    await choose(container, ...['1', '2', '3', '4', '5', '6'].map((name) => picture(`${name}.png`)));
    expect(await screen.findByText('A message can have at most 5 files.')).toBeVisible();
    expect(uploads.sent).toHaveLength(0);
  });
});
