import { AUDIT_PHRASES } from '@mehfil/api/domain/audit/sentences';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { choose } from '../../../../testing/choose';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, type Answer } from '../../../../testing/server';
import { TeamActivityScreen } from './TeamActivityScreen';
import { TEAM_ACTIONS } from './team-actions.ur';
import { TeamScreen } from './TeamScreen';

const SINCE = '2027-01-05T08:00:00.000Z';

function teamPerson(memberId: number | null, name: string, role: string) {
  return {
    __typename: 'TeamPerson',
    ...{ memberId, name, email: `${name.toLowerCase()}@mail.test`, role, since: SINCE },
    ...{ maxDiscountPercent: memberId === null ? null : 0 },
    ...{ invitedBy: memberId === null ? null : 'Bilal', isSuspended: false, isViewer: memberId === null },
  };
}

const TEAM = {
  __typename: 'Team',
  businessId: 1,
  people: [teamPerson(null, 'Bilal', 'OWNER'), teamPerson(4, 'Sana', 'CLERK')],
  invitations: [
    {
      __typename: 'OpenInvitation',
      ...{ id: 9, email: 'hina@mail.test', role: 'MANAGER', createdAt: SINCE, expiresAt: SINCE, isExpired: true },
    },
  ],
};

const ANSWERS: Record<string, Answer> = {
  BusinessApplication: () => ({
    businessApplication: {
      __typename: 'BusinessApplication',
      ...{ id: 1, status: 'APPROVED', name: 'Banquets', location: 'Lahore', phone: '0300', description: 'Halls' },
      ...{ documents: [], currency: 'PKR', rejectionReason: null, createdAt: null },
    },
  }),
  ViewerTeam: () => ({ viewerTeam: TEAM }),
  InviteMember: () => ({ inviteMember: TEAM }),
  RemoveMember: () => ({ removeMember: TEAM }),
  ResendInvitation: () => ({ resendInvitation: TEAM }),
};

function open(answers: Record<string, Answer> = {}) {
  return renderApp(<TeamScreen />, {
    at: '/business/team',
    viewer: person({ role: 'BUSINESS' }),
    server: fakeServer({ ...ANSWERS, ...answers }),
  });
}

describe('[issue: teams] the team', () => {
  it('lists people with their roles, open invitations, and what each role may do', async () => {
    const { container } = open();
    const members = await screen.findByRole('table', { name: 'Members' });
    expect(await within(members).findByText('Sana')).toBeInTheDocument();
    expect(within(members).queryByRole('button', { name: 'Remove Bilal' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('table', { name: 'Open invitations' })).getByText('Expired')).toBeInTheDocument();
    const rights = screen.getByRole('table', { name: 'What each role may do' });
    const row = within(rights).getByRole('row', { name: /Revenue, statements and exports/ });
    expect(row).toHaveTextContent('Owner: yesManager: yesClerk: no');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('invites an address as a clerk', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Invite somebody' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
    await pasteInto(user, dialog.getByLabelText(/^Email address/), 'new@mail.test');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
    expect(server.asked.find(({ operation }) => operation === 'InviteMember')?.variables).toEqual({
      input: { email: 'new@mail.test', role: 'CLERK' },
    });
  });

  it('offers to invite somebody once, also while nobody is invited', async () => {
    open({ ViewerTeam: () => ({ viewerTeam: { ...TEAM, invitations: [] } }) });
    expect(await screen.findByRole('heading', { name: 'No open invitations' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Invite somebody' })).toHaveLength(1);
  });

  it('takes an invitation back after asking', async () => {
    const { user, server } = open();
    server.answer('RevokeInvitation', () => ({ revokeInvitation: { ...TEAM, invitations: [] } }));
    await user.click(await screen.findByRole('button', { name: 'Take back the invitation of hina@mail.test' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this invitation back?' }));
    expect(server.times('RevokeInvitation')).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Invitation taken back')).toBeVisible();
  });

  it('removes a member after asking', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Sana' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Sana from the team?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed from the team')).toBeInTheDocument();
    expect(server.asked.find(({ operation }) => operation === 'RemoveMember')?.variables).toEqual({ id: 4 });
  });
});

describe('[issue: teams] discounts', () => {
  it('shows what each may give, and sets a member’s', async () => {
    const { user, server } = open();
    server.answer('SetMemberDiscount', () => ({ setMemberDiscount: TEAM }));
    const members = await screen.findByRole('table', { name: 'Members' });
    expect(await within(members).findByText('Any')).toBeInTheDocument();
    await choose(user, 'Discount that Sana may give', '10%');
    expect(await screen.findByText('Discount changed')).toBeInTheDocument();
    expect(server.asked.find(({ operation }) => operation === 'SetMemberDiscount')?.variables).toEqual({
      id: 4,
      input: { maxDiscountPercent: 10 },
    });
  });
});

describe('[issue: teams] what the team did', () => {
  const entry = (id: number, action: string, after: object | null = null) => ({
    __typename: 'TeamAction',
    ...{ id, action, actorName: id === 1 ? null : 'Sana', subjectId: '12', after, at: SINCE },
  });
  const nodes = [
    entry(3, 'booking.entered', { totalPrice: 1, quotedPrice: 198_360, currency: 'PKR' }),
    entry(2, 'hall.offline'),
    entry(1, 'booking.entered', { totalPrice: 5_000, quotedPrice: null }),
  ];

  it('is told with names and prices, and leads back to the team', async () => {
    const { container, server } = renderApp(<TeamActivityScreen />, {
      at: '/business/team/activity?page=2',
      viewer: person({ role: 'BUSINESS' }),
      server: fakeServer({
        ...ANSWERS,
        TeamActivity: () => ({
          teamActivity: { __typename: 'TeamActionConnection', nodes, totalCount: 43, totalCountIsLowerBound: false },
        }),
      }),
    });
    const table = await screen.findByRole('table', { name: 'Team Activity' });
    expect(
      await within(table).findByText(/^entered booking 12 for (₨|PKR)\s?1(\.00)? instead of (₨|PKR)\s?198,360(\.00)?$/),
    ).toBeInTheDocument();
    expect(within(table).getByText('took hall 12 offline')).toBeInTheDocument();
    expect(within(table).getByText('entered booking 12 for 5,000')).toBeInTheDocument();
    expect(within(table).getByText('Somebody who has left')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/business/team');
    expect(server.asked.find(({ operation }) => operation === 'TeamActivity')?.variables).toEqual({
      paging: { limit: 20, page: 2 },
    });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('has words in Urdu for whatever owners and members do', () => {
    const areas =
      /^(api_key|booking|business\.(settings-)?changed|calendar|catalogue|external_calendar|halls?\.|image|review\.answered|space|team|webhook)/;
    const actions = Object.keys(AUDIT_PHRASES).filter((action) => areas.test(action));
    const staffs = ['booking.cancelled', 'hall.featured', 'hall.unfeatured'];
    expect(actions.filter((action) => !(action in TEAM_ACTIONS) && !staffs.includes(action))).toEqual([]);
  });
});
