import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { accessibilityProblems } from '../../testing/axe';
import { pasteInto } from '../../testing/paste-into';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer, Refusal } from '../../testing/server';
import { SecondFactor } from './SecondFactor';
import { SecondFactorGate } from './SecondFactorGate';

const CODES = ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'];
const NOTHING = {
  __typename: 'SecondFactors',
  isRequired: false,
  authenticatorSince: null as string | null,
  passkeys: [],
  recoveryCodesLeft: 0,
};
const APP = { ...NOTHING, authenticatorSince: '2026-03-01T09:00:00.000Z', recoveryCodesLeft: 10 };

function open(factors: typeof NOTHING = NOTHING, ui: ReactNode = <SecondFactor />, viewer = person()) {
  let present = factors;
  const server = fakeServer({
    ViewerSecondFactors: () => ({ viewerSecondFactors: present }),
    StartAuthenticator: () => ({
      startAuthenticator: {
        __typename: 'AuthenticatorSetup',
        setupKey: 'GEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Mehfil:a%40b.pk?secret=GEZDGNBVGY3TQOJQ&issuer=Mehfil',
      },
    }),
    ConfirmAuthenticator: () => {
      present = { ...APP, isRequired: factors.isRequired };
      return { confirmAuthenticator: { __typename: 'RecoveryCodes', codes: CODES } };
    },
    RemoveAuthenticator: () => {
      present = NOTHING;
      return { removeAuthenticator: true };
    },
    RenewRecoveryCodes: () => ({ renewRecoveryCodes: { __typename: 'RecoveryCodes', codes: CODES } }),
  });
  return renderApp(ui, { viewer, server });
}

describe('[issue: second factor] the authenticator app', () => {
  it('is set up by its key and first code; the recovery codes are shown once', async () => {
    const { user, server, container } = open();
    expect(await screen.findByText(/shows a new code every 30 seconds/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Set up app' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
    expect(within(dialog).getByRole('img', { name: 'QR code of the key' })).toBeVisible();
    expect(within(dialog).getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    await pasteInto(user, within(dialog).getByLabelText(/^Code/), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    expect(within(codes).getByText(CODES[0] ?? '')).toBeVisible();
    expect(server.asked.find(({ operation }) => operation === 'ConfirmAuthenticator')?.variables).toEqual({
      input: { code: '123456' },
    });
    await user.click(within(codes).getByRole('button', { name: 'I have stored them' }));
    expect(await screen.findByText(/^10 codes left/)).toBeVisible();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  });

  it('is removed after a question', async () => {
    const { user } = open(APP);
    await user.click(await screen.findByRole('button', { name: 'Remove app' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Remove app' }));
    expect(await screen.findByText('Authenticator app removed')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Set up app' })).toBeVisible();
  });

  it('gets new recovery codes after a question', async () => {
    const { user } = open(APP);
    await user.click(await screen.findByRole('button', { name: 'New codes' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'New codes' }));
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  });

  it('is asked for where the role needs it', async () => {
    open({ ...NOTHING, isRequired: true });
    expect(await screen.findByText(/^Your role needs a second factor/)).toBeVisible();
  });
});

describe('[issue: second factor] a role that needs one', () => {
  it('is led to the set-up in place of the content, which follows it', async () => {
    const viewer = person({ role: 'ADMIN', lacksSecondFactor: true });
    const { user, server } = open(
      { ...NOTHING, isRequired: true },
      <SecondFactorGate>The panel</SecondFactorGate>,
      viewer,
    );
    await user.click(await screen.findByRole('button', { name: 'Set up app' }));
    expect(screen.queryByText('The panel')).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
    await pasteInto(user, within(dialog).getByLabelText(/^Code/), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    server.answer('Viewer', () => ({ viewer: { ...viewer, lacksSecondFactor: false } }));
    await user.click(await screen.findByRole('button', { name: 'I have stored them' }));
    expect(await screen.findByText('The panel')).toBeVisible();
  });
});

describe('[issue: second factor] a sign-in that is too old', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is left as it is where the question is called off, without an error', async () => {
    const { user, server } = open();
    server.answer('StartAuthenticator', () => {
      throw new Refusal('REAUTHENTICATION_REQUIRED', 'Please enter your password again to continue');
    });
    await user.click(await screen.findByRole('button', { name: 'Set up app' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Please enter your password again to continue')).toBeNull();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('is renewed by the password, and the code where the server asks for it; then the change is made again', async () => {
    const { user, server, token } = open();
    server.answer('StartAuthenticator', () => {
      throw new Refusal('REAUTHENTICATION_REQUIRED', 'Please enter your password again to continue');
    });
    server.answer('Reauthenticate', () => {
      throw new Refusal(
        'SECOND_FACTOR_REQUIRED',
        'Please enter the code of your authenticator app, or a recovery code.',
      );
    });
    await user.click(await screen.findByRole('button', { name: 'Set up app' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
    await pasteInto(user, within(dialog).getByLabelText(/^Password/), 'correct horse battery');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await pasteInto(user, await within(dialog).findByLabelText(/^Code/), '123456');
    server.answer('Reauthenticate', () => {
      server.answer('StartAuthenticator', () => ({
        startAuthenticator: { __typename: 'AuthenticatorSetup', setupKey: 'GEZD', uri: 'otpauth://totp/a?secret=GEZD' },
      }));
      return { reauthenticate: { __typename: 'Session', token: 'fresh', user: person() } };
    });
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('dialog', { name: 'Set up an authenticator app' })).toBeVisible();
    expect(token.current()).toBe('fresh');
    expect(server.asked.filter(({ operation }) => operation === 'Reauthenticate').at(-1)?.variables).toEqual({
      input: { password: 'correct horse battery', code: '123456' },
    });
  });

  it.each([
    ['from the page', NOTHING, 'StartAuthenticator', ['Set up app']],
    ['over an open question', APP, 'RemoveAuthenticator', ['Remove app', 'Remove app']],
  ] as const)(
    'is asked for %s in an empty field, which nothing is said about',
    async (_from, factors, change, presses) => {
      // Dialogs hold the focus only where they are laid out, which they aren't without a browser.
      jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
      const { user, server, container } = open(factors);
      const style = { textContent: '[class*="-modal-wrap"] { position: fixed }' };
      container.append(Object.assign(document.createElement('style'), style));
      server.answer(change, () => {
        throw new Refusal('REAUTHENTICATION_REQUIRED', 'Please enter your password again to continue');
      });
      for (const name of presses) {
        const question = screen.queryByRole('dialog');
        const buttons = question ? within(question) : screen;
        await user.click(await buttons.findByRole('button', { name }));
      }
      const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
      expect(await accessibilityProblems(dialog)).toEqual([]);
      expect(dialog).not.toHaveTextContent('Password is required');
      expect(within(dialog).getByLabelText(/^Password/)).toHaveFocus();
    },
  );
});
