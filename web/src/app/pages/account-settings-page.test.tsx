import { TEAM_RIGHTS, type MemberRole } from '@mehfil/api/domain/businesses/team';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useSession } from '../../graphql/session';
import { accessibilityProblems } from '../../testing/axe';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer, Refusal } from '../../testing/server';
import { PublicLayout } from '../layouts/PublicLayout';
import { AccountSettingsPage } from './AccountSettingsPage';

function Page() {
  return <PublicLayout>{useSession().viewer && <AccountSettingsPage />}</PublicLayout>;
}

const makeMember = (role: MemberRole, requestMails = true) =>
  person({
    membership: {
      __typename: 'BusinessMembership',
      ...{ businessId: 1, businessName: 'Pearl Banquets', role, rights: [...TEAM_RIGHTS[role]], requestMails },
    } as never,
  });

function open(viewer = makeMember('CLERK')) {
  return renderApp(<Page />, {
    at: '/settings',
    viewer,
    server: fakeServer({
      ViewerSessions: () => ({ viewerSessions: [] }),
      ViewerSecondFactors: () => ({
        viewerSecondFactors: {
          __typename: 'SecondFactors',
          ...{ isRequired: false, authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0 },
        },
      }),
    }),
  });
}

const team = async () => within(await screen.findByRole('region', { name: 'Your team' }));
const portal = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Business Portal' });

async function askToLeave(user: ReturnType<typeof open>['user']) {
  await user.click((await team()).getByRole('button', { name: 'Leave the team' }));
  return within(await screen.findByRole('dialog', { name: 'Leave the team of Pearl Banquets?' }));
}

describe('[issue: teams] a member’s own team', () => {
  it('is named in the settings, with the role and what it may do', async () => {
    const { container } = open();
    const section = await team();
    expect(section.getByText('Pearl Banquets')).toBeVisible();
    expect(section.getByText('Clerk')).toBeVisible();
    const rights = section.getByRole('list', { name: 'What you may do' });
    expect(within(rights).getAllByRole('listitem')).toHaveLength(TEAM_RIGHTS.CLERK.length);
    expect(within(rights).getByText('See and answer bookings')).toBeVisible();
    expect(within(rights).queryByText('Revenue, statements and exports')).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('has what a manager may too', async () => {
    open(makeMember('MANAGER'));
    const section = await team();
    expect(section.getByText('Manager')).toBeVisible();
    expect(section.getByText('Revenue, statements and exports')).toBeVisible();
  });

  it('is nothing that others see', async () => {
    open(person());
    await screen.findByRole('region', { name: 'Your data' });
    expect(screen.queryByRole('region', { name: 'Your team' })).toBeNull();
  });

  it('stops and starts mailing requests by a switch', async () => {
    const { user, server } = open();
    const mails = (await team()).getByRole('switch', { name: 'Mails about new requests' });
    expect(mails).toBeChecked();
    server.answer('SetRequestMails', ({ variables: { isOn } }) => {
      server.answer('Viewer', () => ({ viewer: makeMember('CLERK', isOn === true) }));
      return { setRequestMails: isOn };
    });
    await user.click(mails);
    expect(await screen.findByText('Mails about new requests are off')).toBeVisible();
    await waitFor(() => expect(mails).not.toBeChecked());
    await waitFor(() => expect(mails).toBeEnabled());
    await user.click(mails);
    expect(await screen.findByText('Mails about new requests are on')).toBeVisible();
    await waitFor(() => expect(mails).toBeChecked());
  });

  it('says why the mails stay as they are', async () => {
    const { user, server } = open();
    server.answer('SetRequestMails', () => {
      throw new Refusal('INTERNAL', 'Something went wrong.');
    });
    const mails = (await team()).getByRole('switch');
    await user.click(mails);
    expect(await screen.findByText('The mails were not switched')).toBeVisible();
    expect(mails).toBeChecked();
  });

  it('is left after a question; the portal leaves the menu at once, and the focus stays on the page', async () => {
    const { user, server } = open();
    server.answer('LeaveTeam', () => {
      server.answer('Viewer', () => ({ viewer: person() }));
      return { leaveTeam: true };
    });
    const question = await askToLeave(user);
    expect(question.getByText(/^Your access to the business and its mails end at once/)).toBeVisible();
    expect(server.times('LeaveTeam')).toBe(0);
    expect(portal()).toHaveAttribute('href', '/business/bookings');
    await user.click(question.getByRole('button', { name: 'Leave the team' }));
    expect(await screen.findByText('You have left the team of Pearl Banquets')).toBeVisible();
    await waitFor(() => expect(portal()).toBeNull());
    expect(screen.queryByRole('region', { name: 'Your team' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays where leaving is refused', async () => {
    const { user, server } = open();
    server.answer('LeaveTeam', () => {
      throw new Refusal('INTERNAL', 'Something went wrong.');
    });
    await user.click((await askToLeave(user)).getByRole('button', { name: 'Leave the team' }));
    expect(await screen.findByText('You have not left the team')).toBeVisible();
    expect(portal()).toBeVisible();
  });

  it('is gone where the owner has removed the person meanwhile', async () => {
    const { user, server } = open();
    server.answer('SetRequestMails', () => {
      server.answer('Viewer', () => ({ viewer: person() }));
      throw new Refusal('NOT_FOUND', 'You don’t belong to a team');
    });
    await user.click((await team()).getByRole('switch'));
    expect(await screen.findByText('You don’t belong to a team')).toBeVisible();
    await waitFor(() => expect(portal()).toBeNull());
  });
});
