import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { installPasskeys, type PasskeyBrowser } from '../../testing/passkeys';
import { pasteInto } from '../../testing/paste-into';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { SecondFactor } from './SecondFactor';
import { YourData } from './YourData';

// As after a deployment, or without a connection.
jest.unstable_mockModule('./browser-passkeys', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/browser-passkeys.js');
});

const UNLOADED = 'Something could not be loaded. Check your connection and try again.';
const options = { __typename: 'PasskeyOptions', options: {} };
const PHONE = { __typename: 'Passkey', id: 4, name: 'Phone', createdAt: '2026-03-01T09:00:00.000Z', lastUsedAt: null };

let browser: PasskeyBrowser;

beforeEach(() => {
  browser = installPasskeys();
});
afterEach(() => browser.remove());

const createServer = () =>
  fakeServer({
    ViewerSecondFactors: () => ({
      viewerSecondFactors: {
        ...{ __typename: 'SecondFactors', isRequired: false, authenticatorSince: null },
        ...{ passkeys: [PHONE], recoveryCodesLeft: 10 },
      },
    }),
    StartPasskey: () => ({ startPasskey: options }),
    StartPasskeyConfirmation: () => ({ startPasskeyConfirmation: options }),
  });

describe('[issue: passkeys] where their code can’t be loaded', () => {
  it('adding one says so, and can be tried again', async () => {
    const { user } = renderApp(<SecondFactor />, { viewer: person(), server: createServer() });
    await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    await pasteInto(user, dialog.getByLabelText(/^Name/), 'Laptop');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(UNLOADED)).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it('one in place of the password says so, and can be tried again', async () => {
    const { user } = renderApp(<YourData />, { viewer: person(), server: createServer() });
    await user.click(await screen.findByRole('button', { name: 'Delete account...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.click(await dialog.findByRole('button', { name: 'Delete with a passkey' }));
    expect(await screen.findByText(UNLOADED)).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Delete with a passkey' })).toBeEnabled();
  });
});
