import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer, Refusal } from '../../testing/server';
import { SetupPage } from './SetupPage';

describe('[business §2 Business setup] the last tab', () => {
  it('leads to applying without an application', async () => {
    const server = fakeServer({
      BusinessSettings: () => {
        throw new Refusal('NOT_FOUND', 'No business application found');
      },
    });
    renderApp(<SetupPage />, { at: '/business/setup?tab=settings', viewer: person({ role: 'BUSINESS' }), server });
    expect(await screen.findByRole('link', { name: 'Apply for Business Account' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'General Settings' })).toHaveAttribute('aria-selected', 'true');
  });
});
