import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../../graphql/session';
import { TOKEN_KEY } from '../../../graphql/token';
import { accessibilityProblems } from '../../../testing/axe';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp, type Surroundings } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { EmailNotice } from '../EmailNotice';
import { AccountSettingsScreen } from './AccountSettingsScreen';
import { ConfirmEmailScreen } from './ConfirmEmailScreen';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { ResetPasswordScreen } from './ResetPasswordScreen';

const TOKEN = 'k'.repeat(43);

const refuseLink =
  (reason: string): Answer =>
  () => {
    throw new Refusal('INVALID_INPUT', 'Refused.', { field: 'token', details: { reason } });
  };

/** As the router frames a screen, which begins anew whenever somebody else is using the page; with another link that is pasted. */
function Framed({ Screen }: { Screen: ComponentType }) {
  const { epoch, viewer } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      {pathname !== '/elsewhere' && <Screen key={epoch} />}
      <p>{epoch} change of who is here</p>
      <p>{viewer?.name}</p>
      <Link to={`${pathname}#another`}>Another link</Link>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

describe('[issue: password reset] the page of a forgotten password', () => {
  it('asks for the address, and says the same whoever has an account', async () => {
    const server = fakeServer({ RequestPasswordReset: () => ({ requestPasswordReset: true }) });
    const { user, container } = renderApp(<ForgotPasswordScreen />, { at: '/forgot-password', server });
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    await pasteInto(user, screen.getByLabelText(/^Email/), 'ayesha@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
    expect(screen.getByText(/If there is an account with ayesha@example.com/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByLabelText(/^Email/)).toBeInTheDocument();
  });
});

describe('[issue: password reset] the page of the link', () => {
  async function fill(answer: Answer, { server = fakeServer(), viewer }: Surroundings = {}) {
    server.answer('ResetPassword', answer);
    const surroundings = { at: `/reset-password#${TOKEN}`, server, ...(viewer ? { viewer } : {}) };
    const rendered = renderApp(<Framed Screen={ResetPasswordScreen} />, surroundings);
    if (viewer) await waitFor(() => expect(server.times('Viewer')).toBe(1));
    await pasteInto(rendered.user, screen.getByLabelText(/^New Password/), 'a new password');
    await pasteInto(rendered.user, screen.getByLabelText(/^Confirm New Password/), 'a new password');
    await rendered.user.click(screen.getByRole('button', { name: 'Save new password' }));
    return rendered;
  }

  it('sends the token of the fragment with the password, and leads to the sign-in', async () => {
    const { server, container } = await fill(() => ({ resetPassword: true }));
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(server.asked.find(({ operation }) => operation === 'ResetPassword')?.variables).toEqual({
      input: { token: TOKEN, newPassword: 'a new password', confirmPassword: 'a new password' },
    });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    ['EXPIRED', 'This link has expired'],
    ['USED', 'This link has been used'],
    ['UNKNOWN', 'This link is not valid'],
  ])('says that the link is %s, and offers a new one', async (reason, title) => {
    await fill(refuseLink(reason));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('begins anew with another link, pasted into the same tab', async () => {
    const { user } = await fill(refuseLink('EXPIRED'));
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Another link' }));
    expect(await screen.findByLabelText(/^New Password/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'This link has expired' })).toBeNull();
  });

  it('leaves whoever else is signed in here', async () => {
    const { server, token } = await fill(() => ({ resetPassword: true }), { viewer: person() });
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeInTheDocument();
    await waitFor(() => expect(server.times('Viewer')).toBe(2));
    expect(server.times('SignOut')).toBe(0);
    expect(token.current()).toBe('a-token');
  });

  it('signs the account itself out, and still says that its password is set', async () => {
    let isOver = false;
    localStorage.setItem(TOKEN_KEY, 'a-token');
    const { token } = await fill(
      () => {
        isOver = true;
        return { resetPassword: true };
      },
      {
        server: fakeServer({
          Viewer: () => {
            if (isOver) throw new Refusal('UNAUTHENTICATED', 'Ended.', { status: 401 });
            return { viewer: person() };
          },
        }),
      },
    );
    await waitFor(() => expect(token.current()).toBeNull());
    expect(await screen.findByText('1 change of who is here')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your new password is set' })).toBeInTheDocument();
  });

  it('says on the field what is wrong with the password', async () => {
    await fill(() => {
      throw new Refusal('INVALID_INPUT', 'Too common.', { field: 'newPassword' });
    });
    expect(await screen.findByText('Too common.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^New Password/)).toBeInvalid();
  });

  it('asks for nothing without a token', () => {
    renderApp(<ResetPasswordScreen />, { at: '/reset-password' });
    expect(screen.getByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
  });
});

describe('[issue: confirmed addresses] the page of the link', () => {
  it('confirms by a press, never by itself', async () => {
    const server = fakeServer({ ConfirmEmail: () => ({ confirmEmail: true }) });
    const { user, container } = renderApp(<ConfirmEmailScreen />, { at: `/confirm-email#${TOKEN}`, server });
    expect(await accessibilityProblems(container)).toEqual([]);
    expect(server.times('ConfirmEmail')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Confirm address' }));
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeInTheDocument();
    expect(server.asked.find(({ operation }) => operation === 'ConfirmEmail')?.variables).toEqual({
      input: { token: TOKEN },
    });
  });

  it.each([
    ['EXPIRED', 'This link has expired', 'Sign in to send a new link'],
    ['USED', 'This link has been used', 'Go on'],
    ['UNKNOWN', 'This link is not valid', 'Sign in to send a new link'],
  ])('says that the link is %s, and what to do', async (reason, title, next) => {
    const server = fakeServer({ ConfirmEmail: refuseLink(reason) });
    const { user } = renderApp(<ConfirmEmailScreen />, { at: `/confirm-email#${TOKEN}`, server });
    await user.click(screen.getByRole('button', { name: 'Confirm address' }));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: next })).toBeInTheDocument();
  });
});

describe('[issue: confirmed addresses] another link in the same tab', () => {
  it.each([
    ['that has expired', refuseLink('EXPIRED'), 'This link has expired'],
    ['that is done', () => ({ confirmEmail: true }), 'Your address is confirmed'],
  ])('after one %s begins anew', async (_what, answer, title) => {
    const server = fakeServer({ ConfirmEmail: answer });
    const { user } = renderApp(<Framed Screen={ConfirmEmailScreen} />, { at: `/confirm-email#${TOKEN}`, server });
    await user.click(screen.getByRole('button', { name: 'Confirm address' }));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Another link' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm address' }));
    await waitFor(() => expect(server.asked.at(-1)?.variables).toEqual({ input: { token: 'another' } }));
  });
});

describe('[issue: confirmed addresses] what came of a link', () => {
  it.each([
    ['Another link', '/confirm-email#another'],
    ['Elsewhere', '/elsewhere'],
  ])('takes the place of nothing that was opened meanwhile: %s', async (next, address) => {
    const viewer = person();
    let arrive = (): void => undefined;
    const server = fakeServer({
      ConfirmEmail: () => new Promise((resolve) => (arrive = () => resolve({ confirmEmail: true }))),
    });
    const at = `/confirm-email#${TOKEN}`;
    const { user, ...page } = renderApp(<Framed Screen={ConfirmEmailScreen} />, { at, server, viewer });
    await screen.findByText(viewer.name);
    await user.click(screen.getByRole('button', { name: 'Confirm address' }));
    await waitFor(() => expect(server.times('ConfirmEmail')).toBe(1));
    await user.click(screen.getByRole('link', { name: next }));
    arrive();
    // The account is read again once the link has been dealt with.
    await waitFor(() => expect(server.times('Viewer')).toBe(2));
    expect(page.address()).toBe(address);
    expect(screen.queryByRole('heading', { name: 'Your address is confirmed' })).toBeNull();
  });
});

function SettingsPage() {
  return useSession().viewer ? <AccountSettingsScreen /> : null;
}

describe('[issue: confirmed addresses] an address that waits', () => {
  it('is noticed with its link again, where it can be confirmed', async () => {
    const viewer = person({ emailConfirmed: false, canConfirmEmail: true });
    const server = fakeServer({ SendConfirmationEmail: () => ({ sendConfirmationEmail: viewer }) });
    const { user, container } = renderApp(<EmailNotice />, { viewer, server });
    expect(await screen.findByText('Please confirm your email address')).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('The link is on its way')).toBeInTheDocument();
  });

  it('is not noticed otherwise', async () => {
    const { server } = renderApp(<EmailNotice />, { viewer: person({ emailConfirmed: false }) });
    await waitFor(() => expect(server.times('Viewer')).toBe(1));
    expect(screen.queryByText('Please confirm your email address')).not.toBeInTheDocument();
  });

  it('can be taken back', async () => {
    const viewer = person({ pendingEmail: 'new@example.com' });
    const server = fakeServer({ CancelEmailChange: () => ({ cancelEmailChange: person() }) });
    const { user } = renderApp(<SettingsPage />, { at: '/settings', viewer, server });
    await user.click(await screen.findByRole('button', { name: 'Keep my present address' }));
    expect(await screen.findByText('Your address stays as it is')).toBeInTheDocument();
    expect(server.times('CancelEmailChange')).toBe(1);
  });

  it('stands in the settings, where a new one asks for the password', async () => {
    const pendingEmail = 'new@example.com';
    const server = fakeServer({ UpdateProfile: () => ({ updateProfile: person({ pendingEmail }) }) });
    const { user } = renderApp(<SettingsPage />, { at: '/settings', viewer: person({ pendingEmail }), server });
    expect(await screen.findByText(/We mailed a link to new@example.com/)).toBeInTheDocument();
    const form = await screen.findByRole('form', { name: 'Account Information' });
    const password = () => form.querySelector<HTMLInputElement>('input[name="currentPassword"]');
    expect(password()).toBeNull();
    const email = screen.getByLabelText(/^Email/);
    await user.clear(email);
    await pasteInto(user, email, pendingEmail);
    const [field] = screen.getAllByLabelText(/^Current Password/);
    if (field) await pasteInto(user, field, 'my password');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(server.asked.find(({ operation }) => operation === 'UpdateProfile')?.variables).toMatchObject({
        input: { email: pendingEmail, currentPassword: 'my password' },
      }),
    );
  });
});

describe('[security Identity] the link to confirm an account with a second factor', () => {
  it('leads to the sign-in, and who did not create it to a new password', async () => {
    const server = fakeServer({ ConfirmEmail: refuseLink('SIGN_IN') });
    const { user, container } = renderApp(<ConfirmEmailScreen />, { at: `/confirm-email#${TOKEN}`, server });
    await user.click(screen.getByRole('button', { name: 'Confirm address' }));
    expect(await screen.findByRole('heading', { name: 'Please sign in first' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/forgot-password');
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
