import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { installPasskeys, onWire, type PasskeyBrowser } from '../../testing/passkeys';
import { pasteInto } from '../../testing/paste-into';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer, Refusal } from '../../testing/server';
import { SecondFactor } from './SecondFactor';
import { YourData } from './YourData';

const OPTIONS = {
  challenge: onWire('challenge'),
  rp: { id: 'localhost', name: 'Mehfil' },
  user: { id: onWire('7'), name: 'a', displayName: 'A' },
  pubKeyCredParams: [],
};
const options = { __typename: 'PasskeyOptions', options: OPTIONS };
const ANSWER = {
  credentialId: 'credential',
  clientData: onWire('client data'),
  authenticatorData: onWire('authenticator data'),
  signature: onWire('signature'),
  userHandle: onWire('7'),
};
const PHONE = {
  __typename: 'Passkey',
  id: 4,
  name: 'Phone',
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: null as string | null,
};
const CODES = ['ABCD-EFGH-IJKL-MNOP'];

let browser: PasskeyBrowser;

beforeEach(() => {
  browser = installPasskeys();
});
afterEach(() => browser.remove());

function open(passkeys = [] as (typeof PHONE)[], ui = <SecondFactor />) {
  let present = passkeys;
  const server = fakeServer({
    ViewerSecondFactors: () => ({
      viewerSecondFactors: {
        __typename: 'SecondFactors',
        isRequired: false,
        authenticatorSince: null,
        passkeys: present,
        recoveryCodesLeft: present.length > 0 ? 10 : 0,
      },
    }),
    StartPasskey: () => ({ startPasskey: options }),
    AddPasskey: () => {
      const isFirst = present.length === 0;
      present = [...present, { ...PHONE, id: 5, name: 'Laptop' }];
      return {
        addPasskey: {
          __typename: 'AddedPasskey',
          passkey: { __typename: 'Passkey', id: 5 },
          recoveryCodes: isFirst ? CODES : [],
        },
      };
    },
    RenamePasskey: ({ variables }) => ({
      renamePasskey: { __typename: 'Passkey', id: 4, ...(variables.input as { name: string }) },
    }),
    RemovePasskey: () => {
      present = [];
      return { removePasskey: true };
    },
    StartPasskeyConfirmation: () => ({ startPasskeyConfirmation: options }),
  });
  return renderApp(ui, { viewer: person(), server });
}

async function add(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a passkey' });
  await pasteInto(user, within(dialog).getByLabelText(/^Name/), name);
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
}

describe('[issue: passkeys] passkeys in the settings', () => {
  it('are added by a name and what the browser makes; the first shows recovery codes', async () => {
    const { user, server, container } = open();
    await screen.findByRole('button', { name: 'Add passkey' });
    expect(await accessibilityProblems(container)).toEqual([]);
    await add(user, 'Laptop');
    const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    expect(within(codes).getByText(CODES[0] ?? '')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'AddPasskey')?.variables).toEqual({
      input: {
        name: 'Laptop',
        credentialId: 'credential',
        clientData: onWire('client data'),
        attestation: onWire('attestation'),
        transports: ['internal'],
      },
    });
    await user.click(within(codes).getByRole('button', { name: 'I have stored them' }));
    expect(await screen.findByRole('heading', { name: 'Laptop' })).toBeVisible();
    expect(screen.getByText(/^10 codes left/)).toBeVisible();
  });

  it('are added beside others without new codes', async () => {
    const { user } = open([PHONE]);
    await add(user, 'Laptop');
    expect(await screen.findByRole('heading', { name: 'Laptop' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['NotAllowedError', 'Your browser made none. Please try again.'],
    ['InvalidStateError', 'There is a passkey of your account on this device already.'],
    ['NotReadableError', 'Your browser could not make one. Please try another browser or device.'],
  ])('that the browser refuses with %s are explained', async (name, words) => {
    browser.fail(name);
    const { user, server } = open();
    await add(user, 'Laptop');
    expect(await screen.findByText(words)).toBeVisible();
    expect(server.times('AddPasskey')).toBe(0);
  });

  it('are renamed, and removed after a question', async () => {
    const { user, server } = open([{ ...PHONE, lastUsedAt: '2026-04-01T09:00:00.000Z' }]);
    expect(await screen.findByText(/last used/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rename Phone' }));
    const naming = await screen.findByRole('dialog', { name: 'Rename passkey' });
    await user.clear(within(naming).getByLabelText(/^Name/));
    await pasteInto(user, within(naming).getByLabelText(/^Name/), 'Old phone');
    await user.click(within(naming).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Old phone' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Old phone' }));
    const question = await screen.findByRole('dialog', { name: 'Remove “Old phone”?' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Passkey removed')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'RemovePasskey')?.variables).toEqual({ id: 4 });
    expect(screen.queryByRole('heading', { name: 'Old phone' })).toBeNull();
  });

  it('can be removed, but not added, where the browser can’t use them', async () => {
    browser.remove();
    open([PHONE]);
    expect(await screen.findByText(/This browser can’t use them here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove Phone' })).toBeVisible();
  });
});

describe('[issue: passkeys] a passkey in place of the password', () => {
  it('renews a sign-in that is too old, and the change is made again', async () => {
    const { user, server, token } = open([PHONE]);
    server.answer('StartPasskey', () => {
      throw new Refusal('REAUTHENTICATION_REQUIRED', 'Please enter your password again to continue');
    });
    server.answer('Reauthenticate', () => {
      server.answer('StartPasskey', () => ({ startPasskey: options }));
      return { reauthenticate: { __typename: 'Session', token: 'fresh', user: person() } };
    });
    await add(user, 'Laptop');
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
    await user.click(await within(dialog).findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByRole('heading', { name: 'Laptop' })).toBeVisible();
    expect(token.current()).toBe('fresh');
    expect(server.asked.find(({ operation }) => operation === 'Reauthenticate')?.variables).toEqual({
      passkey: ANSWER,
    });
  });

  it('says what is wrong with it, and leaves the password', async () => {
    browser.fail('NotAllowedError');
    const { user, server } = open([PHONE], <YourData />);
    await user.click(await screen.findByRole('button', { name: 'Delete account...' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    await user.click(await within(dialog).findByRole('button', { name: 'Delete with a passkey' }));
    expect(await screen.findByText(/^No passkey was used/)).toBeVisible();
    expect(screen.queryByText('Error')).toBeNull();
    server.answer('DeleteAccount', () => {
      throw new Refusal('INVALID_SECOND_FACTOR', 'This passkey could not be used.', { field: 'passkey' });
    });
    await user.click(within(dialog).getByRole('button', { name: 'Delete with a passkey' }));
    expect(await screen.findByText('This passkey could not be used.')).toBeVisible();
    expect(within(dialog).getByLabelText(/^Your password/)).toBeVisible();
  });
});
