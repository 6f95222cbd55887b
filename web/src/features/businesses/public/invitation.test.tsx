import { TEAM_MESSAGES } from '@mehfil/api/domain/businesses/team';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { urdu } from '../../../app/urdu/load-urdu';
import { LocaleProvider } from '../../../i18n/locale';
import { chooseLocale, provideTranslator } from '../../../i18n/locale-store';
import { accessibilityProblems } from '../../../testing/axe';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { InvitationScreen } from './InvitationScreen';

const TOKEN = 'k'.repeat(43);
const OFFER = {
  __typename: 'InvitationOffer',
  ...{ businessName: 'Pearl Banquets', role: 'CLERK', email: 'ayesha@example.com' },
  ...{ expiresAt: '2027-03-08T07:00:00.000Z', viewerProblem: null },
};

afterEach(async () => {
  await act(() => chooseLocale('en'));
});

function open(answers: Record<string, Answer>, isSignedIn = true) {
  const screenInLanguage = (
    <LocaleProvider>
      <InvitationScreen />
    </LocaleProvider>
  );
  return renderApp(screenInLanguage, {
    at: `/invitation#${TOKEN}`,
    ...(isSignedIn ? { viewer: person() } : {}),
    server: fakeServer({ ReadInvitation: () => ({ readInvitation: OFFER }), ...answers }),
  });
}

describe('[issue: teams] the page of an invitation', () => {
  it('says who invites as what, and joins by a press', async () => {
    const membership = { businessId: 1, businessName: 'Pearl Banquets', role: 'CLERK', rights: ['BOOKINGS'] };
    const { user, server, container } = open({
      AcceptInvitation: () => ({ acceptInvitation: { __typename: 'BusinessMembership', ...membership } }),
      Viewer: () => ({
        viewer: person({
          membership: { __typename: 'BusinessMembership', ...membership, requestMails: true } as never,
        }),
      }),
    });
    expect(await screen.findByText('Pearl Banquets invites you to its team as clerk.')).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Join the team' }));
    expect(await screen.findByRole('heading', { name: 'Welcome to the team' })).toBeInTheDocument();
    expect(server.asked.find(({ operation }) => operation === 'AcceptInvitation')?.variables).toEqual({
      input: { token: TOKEN },
    });
    expect(screen.getByRole('link', { name: 'Open the portal' })).toHaveAttribute('href', '/business/bookings');
  });

  it('leads who lacks a required second factor to its set-up', async () => {
    const membership = { businessId: 1, businessName: 'Pearl Banquets', role: 'CLERK', rights: ['BOOKINGS'] };
    const { user, server } = open({
      AcceptInvitation: () => ({ acceptInvitation: { __typename: 'BusinessMembership', ...membership } }),
    });
    const join = await screen.findByRole('button', { name: 'Join the team' });
    server.answer('Viewer', () => ({ viewer: person({ lacksSecondFactor: true }) }));
    await user.click(join);
    expect(await screen.findByText(/act for Pearl Banquets now/)).toBeInTheDocument();
    expect(screen.getByText(/set one up first/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set up a second factor' })).toHaveAttribute('href', '/business/bookings');
  });

  it('offers a visitor to sign in or to register', async () => {
    open({}, false);
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register');
  });

  it('says why the account can’t join', async () => {
    open({
      ReadInvitation: () => ({ readInvitation: { ...OFFER, viewerProblem: 'It was sent to another address.' } }),
    });
    expect(await screen.findByText('It was sent to another address.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join the team' })).not.toBeInTheDocument();
  });

  it('says in Urdu why the account can’t join to who reads Urdu', async () => {
    provideTranslator(() => Promise.resolve(urdu));
    await act(() => chooseLocale('ur'));
    open({ ReadInvitation: () => ({ readInvitation: { ...OFFER, viewerProblem: TEAM_MESSAGES.otherAddress } }) });
    expect(await screen.findByText(/^یہ دعوت کسی اور ای میل پتے کے لیے ہے۔/)).toBeInTheDocument();
  });

  it.each([
    ['EXPIRED', 'This invitation has expired'],
    ['USED', 'This invitation has been used'],
    ['UNKNOWN', 'This invitation is not valid'],
  ])('says that the link is %s', async (reason, title) => {
    open({
      ReadInvitation: () => {
        throw new Refusal('INVALID_INPUT', 'Refused.', { field: 'token', details: { reason } });
      },
    });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });
});
