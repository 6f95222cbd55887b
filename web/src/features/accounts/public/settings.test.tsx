import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useSession } from '../../../graphql/session';
import { accessibilityProblems } from '../../../testing/axe';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { AccountSettingsScreen } from './AccountSettingsScreen';

function Page() {
  return useSession().viewer ? <AccountSettingsScreen /> : null;
}

async function open(answers: Record<string, Answer> = {}) {
  const rendered = renderApp(<Page />, { at: '/settings', viewer: person(), server: fakeServer(answers) });
  const account = await screen.findByRole('form', { name: 'Account Information' });
  const password = screen.getByRole('form', { name: 'Change Password' });
  return { ...rendered, account: within(account), password: within(password) };
}

const refuse =
  (...refusal: ConstructorParameters<typeof Refusal>): Answer =>
  () => {
    throw new Refusal(...refusal);
  };

describe('[product: Settings] Account Information', () => {
  it('shows who is signed in, and has no accessibility problem', async () => {
    const { account, container } = await open();
    expect(account.getByLabelText(/^Full Name/)).toHaveValue('Ayesha Noor');
    expect(account.getByLabelText(/^Email/)).toHaveValue('ayesha@example.com');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('[business §8] saves what was changed, says so, and reads the profile again', async () => {
    const { account, user, server } = await open({
      UpdateProfile: () => ({ updateProfile: person({ phone: '+92 300 1234567' }) }),
    });
    await pasteInto(user, account.getByLabelText(/^Phone Number/), '+92 300 1234567');
    await user.click(account.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('User settings updated successfully')).toBeInTheDocument();
    expect(server.asked.find(({ operation }) => operation === 'UpdateProfile')?.variables).toEqual({
      input: { phone: '+92 300 1234567' },
    });
    await waitFor(() => expect(server.times('Viewer')).toBe(2));
  });

  it('leaves alone what was changed elsewhere meanwhile', async () => {
    const { account, user, server } = await open({
      UpdateProfile: () => ({ updateProfile: person({ name: 'Ayesha Khan' }) }),
    });
    const name = account.getByLabelText(/^Full Name/);
    await user.clear(name);
    await pasteInto(user, name, 'Ayesha Khan');
    server.answer('Viewer', () => ({
      viewer: person({ name: 'Ayesha Khan', email: 'new@example.com', phone: '+92 300 1234567' }),
    }));
    await user.click(account.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(account.getByLabelText(/^Email/)).toHaveValue('new@example.com'));
    expect(account.getByLabelText(/^Phone Number/)).toHaveValue('+92 300 1234567');
    expect(server.asked.find(({ operation }) => operation === 'UpdateProfile')?.variables).toEqual({
      input: { name: 'Ayesha Khan' },
    });
  });

  it('says what is wanted where no field asks for it', async () => {
    const message = 'Current password is required';
    const { account, user } = await open({
      UpdateProfile: refuse('INVALID_INPUT', message, { field: 'currentPassword' }),
    });
    const email = account.getByLabelText(/^Email/);
    await user.clear(email);
    await pasteInto(user, email, 'Ayesha@example.com');
    await user.click(account.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('Failed to update user settings')).toBeInTheDocument();
  });

  it.each([
    ['email', /^Email/, 'This email is already taken'],
    ['username', /^Username/, 'This username is already taken'],
    ['phone', /^Phone Number/, 'This phone number is already taken'],
  ])('[business §8] says on the field that its %s is already taken', async (field, label, message) => {
    const { account, user } = await open({ UpdateProfile: refuse('ALREADY_TAKEN', message, { field }) });
    await user.click(account.getByRole('button', { name: 'Save Changes' }));
    expect(await account.findByText(message)).toBeInTheDocument();
    expect(account.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('[business §8] says Failed to update user settings otherwise', async () => {
    const { account, user } = await open({ UpdateProfile: refuse('INTERNAL', 'Something went wrong.') });
    await user.click(account.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update user settings')).toBeInTheDocument();
  });

  it('[business §5] checks every field before anything is sent', async () => {
    const { account, user, server } = await open();
    await user.clear(account.getByLabelText(/^Full Name/));
    await user.clear(account.getByLabelText(/^Email/));
    await pasteInto(user, account.getByLabelText(/^Phone Number/), 'call me');
    await user.click(account.getByRole('button', { name: 'Save Changes' }));
    expect(await account.findByText('Name is required')).toBeInTheDocument();
    expect(account.getByText('Email is required')).toBeInTheDocument();
    expect(account.getByText('Invalid phone number format')).toBeInTheDocument();
    expect(server.times('UpdateProfile')).toBe(0);
  });
});

describe('[product: Settings] Change Password', () => {
  async function fill({ password, user }: Awaited<ReturnType<typeof open>>, confirm = 'a new password') {
    await pasteInto(user, password.getByLabelText(/^Current Password/), 'old password');
    await pasteInto(user, password.getByLabelText(/^New Password/), 'a new password');
    await pasteInto(user, password.getByLabelText(/^Confirm New Password/), confirm);
    await user.click(password.getByRole('button', { name: 'Change Password' }));
  }

  it('[business §8] takes over the new token, empties the form, and says so', async () => {
    const opened = await open({ ChangePassword: () => ({ changePassword: { token: 'another', user: person() } }) });
    await fill(opened);
    expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('token')).toBe('another'));
    expect(opened.password.getByLabelText(/^Current Password/)).toHaveValue('');
  });

  it('[business §8] says on the field that the current password is incorrect', async () => {
    const message = 'Current password is incorrect';
    const opened = await open({ ChangePassword: refuse('INVALID_INPUT', message, { field: 'currentPassword' }) });
    await fill(opened);
    expect(await opened.password.findByText(message)).toBeInTheDocument();
  });

  it('[business §8] says Failed to change password otherwise', async () => {
    const opened = await open({ ChangePassword: refuse('INTERNAL', 'Something went wrong.') });
    await fill(opened);
    expect(await screen.findByText('Failed to change password')).toBeInTheDocument();
  });

  it('[business §5] wants the same password twice', async () => {
    const opened = await open();
    await fill(opened, 'another one');
    expect(await opened.password.findByText("Passwords don't match")).toBeInTheDocument();
    expect(opened.server.times('ChangePassword')).toBe(0);
  });
});
