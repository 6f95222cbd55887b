import { ERASED, KEPT } from '@mehfil/api/domain/personal-data/erasure';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
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
    ConfirmPassword: () => ({ reauthenticate: { __typename: 'Session', token: 'fresh', user: person() } }),
    DeleteAccount: () => ({ deleteAccount: true }),
    SignOut: () => ({ signOut: true }),
  });
  return renderApp(<YourData />, { viewer: person(), server });
}

const fill = async (user: ReturnType<typeof open>['user'], label: RegExp, button: string) => {
  await user.type(await screen.findByLabelText(label), 'the right one');
  await user.click(screen.getByRole('button', { name: button }));
};

describe('[issue: accounts] one’s own data', () => {
  it('is saved as a file after the password', async () => {
    const createObjectURL = jest.fn(() => 'blob:file');
    Object.assign(URL, { createObjectURL });
    const asked = jest.fn((..._call: unknown[]) =>
      Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob(['zip'])), headers: new Headers() } as Response),
    );
    globalThis.fetch = asked;
    const { user, container } = open();
    expect(await accessibilityProblems(container)).toEqual([]);
    await fill(user, /^Your password, to download/, 'Download');
    await waitFor(() => expect(createObjectURL).toHaveBeenCalledTimes(1));
    const [address, init] = asked.mock.calls[0] as [string, { headers: Headers }];
    expect([address, init.headers.get('authorization')]).toEqual(['/api/user/export', 'Bearer fresh']);
  });

  it('says when the server refuses it', async () => {
    globalThis.fetch = () => Promise.resolve({ ok: false, status: 429, headers: new Headers() } as Response);
    const { user } = open();
    await fill(user, /^Your password, to download/, 'Download');
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
    await user.type(within(dialog).getByLabelText(/^Your password, to delete/), 'the right one');
    await user.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Your account was deleted')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    const asked = server.asked.find(({ operation }) => operation === 'DeleteAccount');
    expect(asked?.variables).toEqual({ input: { password: 'the right one' } });
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
