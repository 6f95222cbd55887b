import { ERASED, KEPT } from '@mehfil/api/domain/personal-data/erasure';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { pasteInto } from '../../testing/paste-into';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer, Refusal } from '../../testing/server';
import { YourData } from './YourData';

const fetched = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = fetched;
});

function open() {
  const server = fakeServer({
    Reauthenticate: () => ({ reauthenticate: { __typename: 'Session', token: 'fresh', user: person() } }),
    DeleteAccount: () => ({ deleteAccount: true }),
    SignOut: () => ({ signOut: true }),
  });
  return renderApp(<YourData />, { viewer: person(), server });
}

const fill = async (user: ReturnType<typeof open>['user'], label: RegExp, button: string) => {
  await pasteInto(user, await screen.findByLabelText(label), 'the right one');
  await user.click(screen.getByRole('button', { name: button }));
};

const ZIP = { ok: true, blob: () => Promise.resolve(new Blob(['zip'])), headers: new Headers() } as Response;
const refusal = (status: number, code: string) =>
  ({ ok: false, status, headers: new Headers(), json: () => Promise.resolve({ code }) }) as Response;

describe('[issue: accounts] one’s own data', () => {
  const createObjectURL = jest.fn(() => 'blob:file');

  beforeEach(() => {
    createObjectURL.mockClear();
    Object.assign(URL, { createObjectURL });
  });

  it('is saved as a file', async () => {
    const asked = jest.fn((..._call: unknown[]) => Promise.resolve(ZIP));
    globalThis.fetch = asked;
    const { user, container } = open();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(createObjectURL).toHaveBeenCalledTimes(1));
    expect(asked.mock.calls[0]?.[0]).toBe('/api/user/export');
  });

  it('is saved after the password where the sign-in is too old', async () => {
    const answers = [refusal(403, 'REAUTHENTICATION_REQUIRED'), ZIP];
    const asked = jest.fn((..._call: unknown[]) => Promise.resolve(answers.shift() ?? ZIP));
    globalThis.fetch = asked;
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
    await pasteInto(user, within(dialog).getByLabelText(/^Password/), 'the right one');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(createObjectURL).toHaveBeenCalledTimes(1));
    const [, init] = asked.mock.calls[1] as [string, { headers: Headers }];
    expect(init.headers.get('authorization')).toBe('Bearer fresh');
  });

  it('says when the server refuses it', async () => {
    globalThis.fetch = () => Promise.resolve(refusal(429, 'TOO_MANY_REQUESTS'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Your data could not be downloaded')).toBeVisible();
  });
});

describe('[issue: accounts] deleting one’s own account', () => {
  it('says what goes and what stays, and signs out', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete account...' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    for (const point of [...ERASED, ...KEPT]) expect(within(dialog).getByText(point)).toBeVisible();
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await pasteInto(user, within(dialog).getByLabelText(/^Your password, to delete/), 'the right one');
    await user.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Your account was deleted')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    const asked = server.asked.find(({ operation }) => operation === 'DeleteAccount');
    expect(asked?.variables).toEqual({ input: { password: 'the right one' } });
  });

  it('begins at its text, from where the keyboard goes on to the password', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete account...' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const password = within(dialog).getByLabelText(/^Your password, to delete/);
    expect(password).not.toHaveFocus();
    expect(document.activeElement).toContainElement(within(dialog).getByText(ERASED[0]));
    await user.tab();
    expect(password).toHaveFocus();
  });

  it('asks for the code where a second factor is set up', async () => {
    const { user, server } = open();
    server.answer('DeleteAccount', ({ variables }) => {
      if (!(variables.input as { code?: string }).code)
        throw new Refusal('SECOND_FACTOR_REQUIRED', 'Please enter the code');
      return { deleteAccount: true };
    });
    await user.click(await screen.findByRole('button', { name: 'Delete account...' }));
    await fill(user, /^Your password, to delete/, 'Delete my account');
    await pasteInto(user, await screen.findByLabelText(/^Code/), '492039');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Your account was deleted')).toBeVisible();
  });

  it('says why it can’t be done', async () => {
    const { user, server } = open();
    server.answer('DeleteAccount', () => {
      throw new Refusal('CONFLICT', 'The last administrator can’t be deleted');
    });
    await user.click(await screen.findByRole('button', { name: 'Delete account...' }));
    await fill(user, /^Your password, to delete/, 'Delete my account');
    expect(await screen.findByText('The last administrator can’t be deleted')).toBeVisible();
  });
});
