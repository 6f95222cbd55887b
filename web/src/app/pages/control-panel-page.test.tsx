import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { ControlPanelPage } from './ControlPanelPage';

const open = (role: 'ADMIN' | 'MODERATOR') =>
  renderApp(<ControlPanelPage />, { at: '/cpanel?tab=profile', viewer: person({ role }) });

describe('[business §2 Admin and moderator control panel] header', () => {
  it.each([
    ['ADMIN', 'Administrator', '/cpanel?tab=settings'],
    ['MODERATOR', 'Moderator', '/cpanel?tab=profile'],
  ] as const)(
    'the avatar menu of %s: initials, name, email, badge, Profile, Settings',
    async (role, badge, settings) => {
      const { user, container } = open(role);
      const button = await screen.findByRole('button', { name: /Ayesha Noor/ });
      expect(button).toHaveTextContent('AN');
      await user.click(button);
      expect(screen.getByText('ayesha@example.com')).toBeVisible();
      expect(screen.getByText(badge)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/cpanel?tab=profile');
      expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', settings);
      expect(await accessibilityProblems(container)).toEqual([]);
    },
  );

  it('Log out ends the session and leads to the site root', async () => {
    const { user, token, address } = open('ADMIN');
    await user.click(await screen.findByRole('button', { name: /Ayesha Noor/ }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(token.current()).toBeNull();
  });

  it('has the switch between light and dark', async () => {
    const { user } = open('MODERATOR');
    await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  });

  it('Profile shows the own account and the way to another password', async () => {
    open('MODERATOR');
    expect(await screen.findByRole('heading', { name: 'Account Information' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  });
});
