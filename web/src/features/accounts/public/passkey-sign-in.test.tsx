import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { installPasskeys, onWire, type PasskeyBrowser } from '../../../testing/passkeys';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal } from '../../../testing/server';
import { StaffSignIn } from '../staff/StaffSignIn';
import { LoginScreen } from './LoginScreen';

const session = { __typename: 'Session', token: 'fresh', user: person() };
const ANSWER = {
  credentialId: 'credential',
  clientData: onWire('client data'),
  authenticatorData: onWire('authenticator data'),
  signature: onWire('signature'),
  userHandle: onWire('7'),
};

let browser: PasskeyBrowser;

beforeEach(() => {
  browser = installPasskeys();
});
afterEach(() => browser.remove());

function createServer() {
  return fakeServer({
    StartPasskeySignIn: () => ({
      startPasskeySignIn: {
        __typename: 'PasskeyOptions',
        options: { challenge: onWire('challenge'), rpId: 'localhost', allowCredentials: [] },
      },
    }),
    SignInWithPasskey: () => ({ signInWithPasskey: session }),
    StaffSignInWithPasskey: () => ({ staffSignInWithPasskey: session }),
    SignIn: () => {
      throw new Refusal('SECOND_FACTOR_REQUIRED', 'Please use your passkey, or enter a recovery code.', {
        details: { methods: ['PASSKEY', 'RECOVERY_CODE'] },
      });
    },
    DemoSignIns: () => ({ clientConfig: { __typename: 'ClientConfig', demoSignIns: [] } }),
  });
}

const BUTTON = { name: 'Use a passkey' };

async function typePassword({ user }: ReturnType<typeof renderApp>) {
  await pasteInto(user, screen.getByLabelText(/^Email or username/), 'ayesha@mail.test');
  await pasteInto(user, screen.getByLabelText(/^Password/), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('[issue: passkeys] the sign-in', () => {
  it('takes a passkey alone', async () => {
    const server = createServer();
    const { user, token } = renderApp(<LoginScreen />, { server });
    await user.click(screen.getByRole('button', BUTTON));
    expect(await screen.findByText('Success!')).toBeVisible();
    expect(token.current()).toBe('fresh');
    expect(server.asked.find(({ operation }) => operation === 'SignInWithPasskey')?.variables).toEqual({
      input: { passkey: ANSWER, renewable: true },
    });
  });

  it('says that none was used, and what the server says of one that it refuses', async () => {
    browser.fail('NotAllowedError');
    const server = createServer();
    const { user } = renderApp(<LoginScreen />, { server });
    await user.click(screen.getByRole('button', BUTTON));
    expect(await screen.findByText(/^No passkey was used/)).toBeVisible();
    expect(screen.queryByText('Login Failed')).toBeNull();
    server.answer('SignInWithPasskey', () => {
      throw new Refusal('UNAUTHENTICATED', 'This passkey could not be used.');
    });
    await user.click(screen.getByRole('button', BUTTON));
    expect(await screen.findByText('This passkey could not be used.')).toBeVisible();
  });

  it('offers none where the browser can’t', () => {
    browser.remove();
    renderApp(<LoginScreen />, { server: createServer() });
    expect(screen.queryByRole('button', BUTTON)).toBeNull();
  });

  it('takes it as the second step, or a recovery code', async () => {
    const app = renderApp(<LoginScreen />, { server: createServer() });
    await typePassword(app);
    expect(await screen.findByRole('heading', { name: 'Use your passkey' })).toBeVisible();
    expect(screen.getByLabelText(/^Recovery code/)).toBeVisible();
    await app.user.click(screen.getByRole('button', BUTTON));
    expect(await screen.findByText('Success!')).toBeVisible();
  });

  it('asks for a recovery code where the account has passkeys alone and the browser can’t use them', async () => {
    browser.remove();
    await typePassword(renderApp(<LoginScreen />, { server: createServer() }));
    expect(await screen.findByRole('heading', { name: 'Enter a recovery code' })).toBeVisible();
    expect(screen.queryByRole('button', BUTTON)).toBeNull();
  });

  it('of staff takes one too, and says what is wrong in place', async () => {
    const server = createServer();
    const reload = jest.fn();
    server.answer('StaffSignInWithPasskey', () => {
      throw new Refusal('UNAUTHENTICATED', 'This passkey could not be used.');
    });
    const { user, token } = renderApp(<StaffSignIn reload={reload} />, { server });
    browser.fail('NotAllowedError');
    await user.click(screen.getByRole('button', BUTTON));
    expect(within(screen.getByRole('status')).getByText(/^No passkey was used/)).toBeVisible();
    await user.click(screen.getByRole('button', BUTTON));
    expect(await screen.findByText('This passkey could not be used.')).toBeVisible();
    server.answer('StaffSignInWithPasskey', () => ({ staffSignInWithPasskey: session }));
    await user.click(screen.getByRole('button', BUTTON));
    await screen.findByRole('button', BUTTON);
    expect(token.current()).toBe('fresh');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
