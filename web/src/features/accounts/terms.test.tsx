import { TERMS_VERSION } from '@mehfil/api/domain/accounts/terms';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer, Refusal } from '../../testing/server';
import { TermsHost } from './TermsHost';

const earlier = person({ termsAccepted: false });
const findDialog = () => screen.findByRole('dialog', { name: 'Our terms have changed' });

describe('[issue: accounts] new terms', () => {
  it('are asked about at the next visit, and accepted in the version that was shown', async () => {
    const server = fakeServer({
      AcceptTerms: () => {
        server.answer('Viewer', () => ({ viewer: person() }));
        return { acceptTerms: person() };
      },
    });
    const { user } = renderApp(<TermsHost />, { viewer: earlier, server });
    const dialog = await findDialog();
    expect(dialog).toHaveTextContent(/On [A-Z][a-z]+ \d{1,2}, \d{4} we updated our/);
    expect(screen.getByRole('link', { name: 'terms of service' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.asked.find(({ operation }) => operation === 'AcceptTerms')?.variables).toEqual({
      version: TERMS_VERSION,
    });
  });

  it('can wait until the next visit', async () => {
    const { user, server } = renderApp(<TermsHost />, { viewer: earlier });
    await findDialog();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.times('AcceptTerms')).toBe(0);
  });

  it('stay open, and say so, when they could not be accepted', async () => {
    const server = fakeServer({
      AcceptTerms: () => {
        throw new Refusal('INVALID_INPUT', 'The terms have changed meanwhile.');
      },
    });
    const { user } = renderApp(<TermsHost />, { viewer: earlier, server });
    await findDialog();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The terms could not be accepted')).toBeInTheDocument();
    expect(await findDialog()).toBeInTheDocument();
  });

  it.each([
    ['somebody who accepted them', '/', person()],
    ['who reads the terms', '/terms', earlier],
    ['who reads the privacy policy', '/privacy-policy', earlier],
  ])('are not asked about of %s', async (_who, at, viewer) => {
    const { server } = renderApp(<TermsHost />, { viewer, at });
    await waitFor(() => expect(server.times('Viewer')).toBe(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
