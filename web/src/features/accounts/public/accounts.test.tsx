import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type FakeServer } from '../../../testing/server';
import { LoginScreen } from './LoginScreen';
import { RegisterScreen } from './RegisterScreen';

const refusing = (operation: string, ...refusal: ConstructorParameters<typeof Refusal>) =>
  fakeServer({
    [operation]: () => {
      throw new Refusal(...refusal);
    },
  });

const offline = (): FakeServer => ({ ...fakeServer(), fetch: () => Promise.reject(new TypeError('offline')) });

const field = (label: RegExp) => screen.getByLabelText(label);

describe('the sign-in page (sections 2, 5 and 8)', () => {
  const open = (server?: FakeServer) =>
    renderApp(<LoginScreen />, { at: '/login?from=/hall/3', ...(server ? { server } : {}) });

  async function fill({ user }: ReturnType<typeof renderApp>) {
    await pasteInto(user, field(/^Email or username/), 'ayesha_noor');
    await pasteInto(user, field(/^Password/), 'secret123');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
  }

  it('is headed Welcome Back, leads to registration with what was wanted, and has no accessibility problem', async () => {
    const { container } = open();
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register?from=/hall/3');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('names the accounts of a demo, and fills the form with one', async () => {
    const demoSignIns = [{ role: 'USER', teamRole: null, username: 'customer', password: 'demo-pass-1' }];
    const { user, container } = open(
      fakeServer({ DemoSignIns: () => ({ clientConfig: { __typename: 'ClientConfig', demoSignIns } }) }),
    );
    await user.click(await screen.findByRole('button', { name: 'Customer customer demo-pass-1' }));
    expect(field(/^Email or username/)).toHaveValue('customer');
    expect(field(/^Password/)).toHaveValue('demo-pass-1');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('names none outside of a demo', async () => {
    const { server } = open(fakeServer({ DemoSignIns: () => ({ clientConfig: { demoSignIns: [] } }) }));
    await waitFor(() => expect(server.times('DemoSignIns')).toBe(1));
    expect(screen.queryByText('Look around with a demo account')).not.toBeInTheDocument();
  });

  it('shows the password for as long as the person wants', async () => {
    const { user } = open();
    await pasteInto(user, field(/^Password/), 'secret123');
    expect(field(/^Password/)).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field(/^Password/)).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field(/^Password/)).toHaveAttribute('type', 'password');
    expect(field(/^Password/)).toHaveValue('secret123');
  });

  it.each([
    ['username', /^Email or username/],
    ['current-password', /^Password/],
  ])('lets a password manager fill in: %s', async (purpose, label) => {
    const { user } = open();
    expect(field(label)).toHaveAttribute('autocomplete', purpose);
    await user.click(field(label));
    await user.paste('what a password manager keeps');
    expect(field(label)).toHaveValue('what a password manager keeps');
  });

  it('asks for both fields, tells which is missing, and puts the focus there', async () => {
    const { user, server, container } = open();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Email or username is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    const first = field(/^Email or username/);
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAccessibleDescription('Email or username is required');
    expect(first).toBeInvalid();
    expect(server.times('SignIn')).toBe(0);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('reads Signing in... meanwhile and can’t be sent twice', async () => {
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const server = fakeServer({ SignIn: () => waiting.then(() => ({ signIn: { token: 'new', user: person() } })) });
    const rendered = open(server);
    await fill(rendered);
    const button = await screen.findByRole('button', { name: 'Signing in...' });
    await rendered.user.click(button);
    finish();
    expect(await screen.findByText('You have been logged in successfully.')).toBeInTheDocument();
    expect(screen.getByText('Success!')).toBeInTheDocument();
    expect(server.asked.filter(({ operation }) => operation === 'SignIn').map(({ variables }) => variables)).toEqual([
      { input: { emailOrUsername: 'ayesha_noor', password: 'secret123', renewable: true } },
    ]);
    expect(localStorage.getItem('token')).toBe('new');
  });

  it.each([
    [
      'the server’s message',
      refusing('SignIn', 'TOO_MANY_REQUESTS', 'Too many attempts. Try again in a minute.'),
      /^Too many/,
    ],
    ['Invalid email or password. where there is none', offline(), 'Invalid email or password.'],
  ])('fails with Login Failed and %s', async (_case, server, said) => {
    await fill(open(server));
    expect(await screen.findByText('Login Failed')).toBeInTheDocument();
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('the registration page (sections 2, 5 and 8)', () => {
  const open = (server?: FakeServer) =>
    renderApp(<RegisterScreen />, { at: '/register', ...(server ? { server } : {}) });

  const GOOD = { name: 'Ayesha Noor', username: 'ayesha_noor', email: 'ayesha@example.com', password: 'secret123' };

  async function fill({ user }: ReturnType<typeof renderApp>, values: Partial<typeof GOOD> = {}) {
    const { name, username, email, password } = { ...GOOD, ...values };
    await pasteInto(user, field(/^Full Name/), name);
    await pasteInto(user, field(/^Username/), username);
    await pasteInto(user, field(/^Email/), email);
    await pasteInto(user, field(/^Password/), password);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
  }

  it('is headed Create Account, and has no accessibility problem', async () => {
    const { container } = open();
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Customer/ })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('makes whoever follows an invitation to a team a customer: no other account can join', () => {
    renderApp(<RegisterScreen />, { at: '/register?from=%2Finvitation%23abc' });
    expect(screen.getByText(/You create a customer’s account/)).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /^Venue Owner/ })).not.toBeInTheDocument();
  });

  it.each([
    [{ username: 'abc' }, 'Username must be at least 4 characters'],
    [{ username: 'a'.repeat(101) }, 'Username must be less than 100 characters'],
    [{ username: 'a b c d' }, 'Username can only contain letters, numbers, and underscores'],
    [{ email: 'nobody' }, 'Invalid email address'],
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ password: '1234567' }, 'Password must be at least 8 characters'],
  ])('refuses %j: %s', async (values, message) => {
    const rendered = open();
    await fill(rendered, values);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(rendered.server.times('Register')).toBe(0);
  });

  it.each([
    [/^Customer/, 'USER'],
    [/^Venue Owner/, 'BUSINESS'],
  ])('registers as %p', async (choice, role) => {
    const server = fakeServer({ Register: () => ({ register: { token: 'new', user: person() } }) });
    const rendered = open(server);
    await rendered.user.click(screen.getByRole('radio', { name: choice }));
    await fill(rendered);
    expect(await screen.findByText('Your account has been created successfully.')).toBeInTheDocument();
    expect(server.asked.find(({ operation }) => operation === 'Register')?.variables).toEqual({
      input: { ...GOOD, role, renewable: true },
    });
    expect(localStorage.getItem('token')).toBe('new');
  });

  it('[issue: accounts] says what is accepted, since when, and that it is kept', async () => {
    open();
    expect(await screen.findByText(/you accept the/)).toHaveTextContent(
      /as they hold since [A-Z][a-z]+ \d{1,2}, \d{4}\./,
    );
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  });

  it('reads Creating Account... meanwhile and can’t be sent twice', async () => {
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const server = fakeServer({ Register: () => waiting.then(() => ({ register: { token: 'new', user: person() } })) });
    const rendered = open(server);
    await fill(rendered);
    await rendered.user.click(await screen.findByRole('button', { name: 'Creating Account...' }));
    finish();
    expect(await screen.findByText('Success!')).toBeInTheDocument();
    expect(server.times('Register')).toBe(1);
  });

  it('fails with Registration Failed, and puts the server’s message on its field too', async () => {
    await fill(open(refusing('Register', 'ALREADY_TAKEN', 'This email is already taken', { field: 'email' })));
    expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
    expect(screen.getAllByText('This email is already taken')).toHaveLength(2);
    expect(field(/^Email/)).toHaveAccessibleDescription('This email is already taken');
  });

  it('has words of its own where the server sent none', async () => {
    await fill(open(offline()));
    expect(await screen.findByText('An error occurred during registration.')).toBeInTheDocument();
  });
});
