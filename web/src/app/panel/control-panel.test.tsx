import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { Refusal } from '../../testing/server';
import { ControlPanel } from './ControlPanel';
import { StaffSignIn } from '../../features/accounts/staff/StaffSignIn';
import { businessPage, businessRow, openPanel, panelServer } from '../../testing/panel';
import { pasteInto } from '../../testing/paste-into';

const business = businessRow();
const businesses = businessPage;
const figure = { __typename: 'MonthlyFigure', total: 120, thisMonth: 12, lastMonth: 8 };
const overview = {
  overview: {
    __typename: 'Overview',
    users: figure,
    businesses: figure,
    pendingApprovals: 1,
    bookingsThisMonth: 3,
    bookingsLastMonth: 2,
    days: [
      { __typename: 'DailyFigures', day: '2026-03-02', signUps: 2, requests: 5, confirmations: 1 },
      { __typename: 'DailyFigures', day: '2026-03-03', signUps: 1, requests: 4, confirmations: 3 },
    ],
    status: {
      __typename: 'SystemStatus',
      databaseConnected: true,
      databaseMs: 0.4,
      apiBusyShare: 0.12,
      cacheHitShare: 0.985,
      storedBytes: 0,
      diskUsed: 0.5,
      jobsWaiting: 1,
      jobsFailed: 0,
      mailsWaiting: 2,
      mailsFailed: 0,
      uptimeShare: 0.999,
    },
  },
};
const people = {
  people: {
    __typename: 'PersonConnection',
    totalCount: 2,
    totalCountIsLowerBound: false,
    nodes: [
      {
        __typename: 'Person',
        id: 7,
        name: 'Own Row',
        email: 'me@example.com',
        username: 'me_me',
        role: 'ADMIN',
        createdAt: '2026-01-01T00:00:00.000Z',
        suspendedAt: null,
        hasSecondFactor: false,
        viewerCanAct: false,
      },
      {
        __typename: 'Person',
        id: 8,
        name: 'Bilal',
        email: 'bilal@example.com',
        username: 'bilal',
        role: 'USER',
        createdAt: '2026-01-01T00:00:00.000Z',
        suspendedAt: null,
        hasSecondFactor: false,
        viewerCanAct: true,
      },
    ],
  },
};
const server = () =>
  panelServer({
    PanelOverview: () => overview,
    PanelBusinesses: () => businesses([business]),
    PanelPeople: () => people,
  });
const open = (role: 'ADMIN' | 'MODERATOR', at: string, own = server()) => openPanel(role, at, own);

describe('[business §2 Admin and moderator control panel] sign-in', () => {
  it('is shown to visitors, with its error in place', async () => {
    const own = server();
    own.answer('StaffSignIn', () => {
      throw new Refusal('UNAUTHENTICATED', 'Invalid admin credentials');
    });
    const { user } = renderApp(<ControlPanel tools={null} profile={null} />, {
      at: '/cpanel',
      server: own,
    });
    await pasteInto(user, await screen.findByLabelText(/^Email or username/), 'admin');
    await pasteInto(user, screen.getByLabelText(/^Password/), 'not the one');
    await user.click(screen.getByRole('button', { name: 'Access Control Panel' }));
    expect(await screen.findByText('Invalid admin credentials')).toBeVisible();
  });

  it('stores the token under the key token and loads the page anew', async () => {
    const own = server();
    own.answer('StaffSignIn', () => ({
      staffSignIn: { __typename: 'Session', token: 'staff-token', user: person({ role: 'MODERATOR' }) },
    }));
    const reload = jest.fn();
    const { user } = renderApp(<StaffSignIn reload={reload} />, { at: '/cpanel', server: own });
    await pasteInto(user, await screen.findByLabelText(/^Email or username/), 'moderator');
    await pasteInto(user, screen.getByLabelText(/^Password/), 'the right one');
    await user.click(screen.getByRole('button', { name: 'Access Control Panel' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem('token')).toBe('staff-token');
  });

  it('needs both fields', async () => {
    const { user, server: own } = renderApp(<StaffSignIn />, { at: '/cpanel', server: server() });
    await user.click(screen.getByRole('button', { name: 'Access Control Panel' }));
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(own.times('StaffSignIn')).toBe(0);
  });

  it('is shown to a signed-in customer too', async () => {
    renderApp(<ControlPanel tools={null} profile={null} />, {
      at: '/cpanel',
      viewer: person(),
      server: server(),
    });
    expect(await screen.findByRole('button', { name: 'Access Control Panel' })).toBeVisible();
  });
});

describe('[issue: confirmed addresses] the panel', () => {
  it('asks staff to confirm their address, like the portal', async () => {
    renderApp(<ControlPanel tools={null} profile={null} />, {
      at: '/cpanel',
      viewer: person({ role: 'ADMIN', emailConfirmed: false, canConfirmEmail: true }),
      server: server(),
    });
    expect(await screen.findByText('Please confirm your email address')).toBeVisible();
  });
});

describe('[business §2 Admin and moderator control panel] shell', () => {
  it('holds no block in a paragraph while it loads', async () => {
    const own = server();
    own.answer('PanelOverview', () => new Promise(() => undefined));
    const { container } = open('ADMIN', '/cpanel', own);
    expect(await screen.findByText('Total Users')).toBeVisible();
    expect(container.querySelector('p div')).toBeNull();
  });

  it('shows real figures and the state of things on the overview', async () => {
    const { container } = open('ADMIN', '/cpanel');
    expect(await screen.findAllByText('+12 this month, +8 last month')).toHaveLength(2);
    expect(screen.getByText('99.9%').parentElement).toHaveTextContent('System Uptime99.9%since the first start');
    for (const badge of [
      'Online, 0.4 ms',
      'Healthy, 12% busy',
      '50% used, 0 Bytes of uploads',
      '1 waiting, 0 failed',
      '2 waiting, 0 failed',
      '98.5% of reads from memory',
    ])
      expect(screen.getByText(badge)).toBeVisible();
    expect(await screen.findByText('Shalimar Banquets')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('the charts have a table for who can’t see them', async () => {
    const { user } = open('MODERATOR', '/cpanel');
    expect(await screen.findByText('9 in 30 days')).toBeVisible();
    await user.click(screen.getByText('Show as a table'));
    const row = await screen.findByRole('row', { name: /March 2, 2026/, hidden: true });
    expect(
      within(row)
        .getAllByRole('cell', { hidden: true })
        .map((cell) => cell.textContent),
    ).toEqual(['2', '5', '1']);
  });

  it('the side bar marks the section that is open, and no other', async () => {
    open('ADMIN', '/cpanel?tab=businesses');
    await screen.findByText('Shalimar Banquets');
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    // The views of a list are inside of the section.
    const marked = current.filter((link) => link.closest('main') === null);
    expect(marked.map((link) => link.textContent)).toEqual(['Business Management']);
    expect(document.title).toBe('Business Management · Mehfil');
    // Not `#content`: that is the whole page inside of its frame, the side bar included.
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#panel-content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'panel-content');
  });

  it('Hijri months are a section of their own, under their own name', async () => {
    open('ADMIN', '/cpanel?tab=hijri-months');
    expect(await screen.findByRole('heading', { name: 'Hijri months' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hijri Months' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('heading', { name: 'Currency rates' })).toBeNull();
  });

  it('an unknown tab says so', async () => {
    open('ADMIN', '/cpanel?tab=nothing');
    expect(await screen.findByText('Select a tab to view content')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the overview' })).toHaveAttribute('href', '/cpanel');
  });

  it('moderators don’t see user management', async () => {
    open('MODERATOR', '/cpanel?tab=users');
    expect(await screen.findByText('Select a tab to view content')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'User Management' })).toBeNull();
  });
});

describe('[business §2 Businesses tab]', () => {
  it('approves a pending application', async () => {
    const own = server();
    own.answer('ApproveApplication', () => ({ approveApplication: { ...business, status: 'APPROVED' } }));
    const { user } = open('MODERATOR', '/cpanel?tab=businesses', own);
    await user.click(await screen.findByRole('button', { name: 'Approve Shalimar Banquets' }));
    expect(screen.getByText('Approving Shalimar Banquets')).toBeVisible();
    expect(screen.queryByRole('row', { name: 'Shalimar Banquets' })).toBeNull();
    expect(own.times('ApproveApplication')).toBe(0);
    fireEvent(window, new Event('pagehide'));
    const toast = await screen.findByText('The business application has been approved successfully.');
    expect(toast.parentElement).toHaveTextContent('Shalimar Banquets');
    expect(own.asked.find(({ operation }) => operation === 'ApproveApplication')?.variables).toEqual({ id: 4 });
  });

  it('rejects with a reason only: nothing is sent when it is empty or cancelled', async () => {
    const own = server();
    own.answer('RejectApplication', () => ({
      rejectApplication: { ...business, status: 'REJECTED', rejectionReason: 'No address' },
    }));
    const { user } = open('MODERATOR', '/cpanel?tab=businesses', own);
    await user.click(await screen.findByRole('button', { name: 'Reject Shalimar Banquets' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await within(dialog).findByText('Reason is required')).toBeVisible();
    expect(own.times('RejectApplication')).toBe(0);
    await pasteInto(user, within(dialog).getByRole('textbox'), 'No address');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(screen.getByText('Rejecting Shalimar Banquets')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    expect(await screen.findByText('The business application has been rejected.')).toBeVisible();
  });

  it('a decision can be undone while nothing is sent', async () => {
    const own = server();
    const { user } = open('MODERATOR', '/cpanel?tab=businesses', own);
    await user.click(await screen.findByRole('button', { name: 'Approve Shalimar Banquets' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('row', { name: 'Shalimar Banquets' })).toBeVisible();
    fireEvent(window, new Event('pagehide'));
    expect(own.times('ApproveApplication')).toBe(0);
  });

  it('an approval that can be undone offers no suspension yet', async () => {
    const own = server();
    const { user } = open('ADMIN', '/cpanel?tab=businesses&status=all', own);
    await user.click(await screen.findByRole('button', { name: 'Approve Shalimar Banquets' }));
    expect(screen.getByRole('row', { name: 'Shalimar Banquets' })).toHaveTextContent('Approved');
    expect(screen.queryByRole('button', { name: 'Suspend Shalimar Banquets' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Approve Shalimar Banquets' })).toBeVisible();
  });

  it('a refused decision names the business, which is back in the queue', async () => {
    const own = server();
    own.answer('ApproveApplication', () => {
      throw new Refusal('CONFLICT', 'Somebody else was quicker.');
    });
    const { user } = open('MODERATOR', '/cpanel?tab=businesses', own);
    await user.click(await screen.findByRole('button', { name: 'Approve Shalimar Banquets' }));
    fireEvent(window, new Event('pagehide'));
    expect((await screen.findByText('Somebody else was quicker.')).parentElement).toHaveTextContent(
      'Shalimar Banquets: Somebody else was quicker.',
    );
    expect(await screen.findByRole('row', { name: 'Shalimar Banquets' })).toBeVisible();
  });

  it('a page that nothing is left on gives way to the one before', async () => {
    const own = server();
    own.answer('PanelBusinesses', ({ variables }) =>
      businesses((variables.paging as { page: number }).page > 1 ? [] : [business]),
    );
    open('MODERATOR', '/cpanel?tab=businesses&page=2', own);
    expect(await screen.findByText('Shalimar Banquets')).toBeVisible();
    expect(screen.queryByText('No pending applications')).toBeNull();
  });

  it('says when everything is processed', async () => {
    const own = server();
    own.answer('PanelBusinesses', () => businesses([]));
    open('MODERATOR', '/cpanel?tab=businesses', own);
    expect(await screen.findByText('All business applications have been processed.')).toBeVisible();
  });
});

describe('[business §2 Users tab]', () => {
  it('has no actions on the own row', async () => {
    const { user } = open('ADMIN', '/cpanel?tab=users');
    const own = await screen.findByRole('row', { name: /Own Row/ });
    expect(within(own).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Bilal' }));
    expect(await screen.findByRole('menuitem', { name: 'Make moderator' })).toBeVisible();
    await user.keyboard('{Escape}');
    const menu = screen.getByRole('button', { name: 'Actions for Bilal' });
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(menu).toHaveFocus());
  });

  it('each row has name, email, role badge and date', async () => {
    const { container } = open('ADMIN', '/cpanel?tab=users');
    const row = await screen.findByRole('row', { name: /Bilal/ });
    for (const text of ['Bilal', 'bilal@example.com', 'User', 'Jan 01, 2026'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Own Row/ })).getByText('Admin')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('deletes without a question, and says what the server says of a refusal', async () => {
    const own = server();
    own.answer('DeleteUser', () => ({ deleteUser: true }));
    const { user } = open('ADMIN', '/cpanel?tab=users', own);
    await user.click(await screen.findByRole('button', { name: 'Actions for Bilal' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete user' }));
    expect(await screen.findByText('User deleted successfully')).toBeVisible();
    own.answer('DeleteUser', () => {
      throw new Refusal('CONFLICT', 'The last administrator can’t be deleted');
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Bilal' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete user' }));
    expect(await screen.findByText('The last administrator can’t be deleted')).toBeVisible();
  });

  it('the keyboard goes on at the next row when a person leaves the list, and at its heading after the last', async () => {
    const own = server();
    const [, bilal] = people.people.nodes;
    const left = [bilal, { ...bilal, id: 9, name: 'Sana' }];
    own.answer('PanelPeople', () => ({ people: { ...people.people, nodes: [...left] } }));
    own.answer('DeleteUser', () => {
      left.shift();
      return { deleteUser: true };
    });
    const { user } = open('ADMIN', '/cpanel?tab=users', own);
    const erase = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete user' }));
    };
    await erase('Bilal');
    await waitFor(() => expect(screen.getByRole('row', { name: /Sana/ })).toHaveFocus());
    await erase('Sana');
    await waitFor(() => expect(screen.getByRole('heading', { name: /^User Management/, level: 2 })).toHaveFocus());
  });

  it('makes a moderator', async () => {
    const own = server();
    own.answer('AssignModerator', () => ({ assignModerator: { __typename: 'Person', id: 8, role: 'MODERATOR' } }));
    const { user } = open('ADMIN', '/cpanel?tab=users', own);
    await user.click(await screen.findByRole('button', { name: 'Actions for Bilal' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make moderator' }));
    expect(await screen.findByText('Moderator role assigned successfully')).toBeVisible();
    expect(own.asked.find(({ operation }) => operation === 'AssignModerator')?.variables).toEqual({ id: 8 });
    expect(screen.getByRole('button', { name: 'Actions for Bilal' })).toHaveFocus();
  });
});
