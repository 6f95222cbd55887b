import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { pasteInto } from '../../testing/paste-into';
import { person } from '../../testing/people';
import { renderApp, type Rendered } from '../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../testing/server';
import { BusinessSettingsPage } from './BusinessSettingsPage';

const owner = person({ role: 'BUSINESS', name: 'Bilal Ahmed' });

const APPLICATION = {
  __typename: 'BusinessApplication',
  id: 1,
  status: 'APPROVED',
  name: 'Shalimar Banquets',
  location: 'Main Boulevard, Lahore',
  phone: '+92 42 35761234',
  description: 'Three halls for weddings.',
  documents: ['a1.pdf', 'b2.png'],
  currency: 'PKR',
  rejectionReason: null,
  createdAt: '2027-03-01T07:00:00.000Z',
};

function open(at = '/business/settings', answers: Record<string, Answer> = {}): Rendered {
  const server = fakeServer({ BusinessApplication: () => ({ businessApplication: APPLICATION }), ...answers });
  return renderApp(<BusinessSettingsPage />, { at, viewer: owner, server });
}

describe('[business §2 Settings] two tabs', () => {
  it('begin with the account, and stand in the address', async () => {
    const page = open();
    expect(await screen.findByRole('region', { name: 'Account Information' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Change Password' })).toBeVisible();
    expect(screen.getByLabelText(/^Full Name/)).toHaveValue('Bilal Ahmed');
    await page.user.click(screen.getByRole('tab', { name: 'Business Settings' }));
    expect(page.address()).toBe('/business/settings?tab=business');
    expect(await screen.findByRole('region', { name: 'Business Information' })).toBeVisible();
  });

  it('shows business information, status, number of documents and the document policy', async () => {
    const page = open('/business/settings?tab=business');
    expect(await screen.findByLabelText(/^Business Name/)).toHaveValue('Shalimar Banquets');
    expect(screen.getByRole('region', { name: 'Application status' })).toHaveTextContent(
      'Approved2 documents submitted',
    );
    expect(screen.getByRole('region', { name: 'Document Policy' })).toHaveTextContent(
      'Documents cannot be changed here. To change or add one, please contact support.',
    );
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/customer-support');
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('are a dropdown on a small phone', async () => {
    const real = window.matchMedia;
    window.matchMedia = (query) => Object.assign(real(query), { matches: true });
    try {
      const page = open('/business/settings?tab=business');
      expect(await screen.findByRole('region', { name: 'Business Information' })).toBeVisible();
      expect(screen.queryByRole('tab')).not.toBeInTheDocument();
      await page.user.click(screen.getByRole('combobox', { name: 'Settings sections' }));
      await page.user.click(await screen.findByTitle('User Settings'));
      expect(page.address()).toBe('/business/settings');
      expect(screen.getByRole('region', { name: 'Account Information' })).toBeVisible();
    } finally {
      window.matchMedia = real;
    }
  });

  it('without an application there is nothing to change', async () => {
    open('/business/settings?tab=business', {
      BusinessApplication: () => ({ businessApplication: { ...APPLICATION, id: null, status: 'NOT_APPLIED' } }),
    });
    expect(await screen.findByText('No business application found')).toBeVisible();
  });
});

/** Nobody has approved its name yet, so that it can be changed. */
const WAITING = { ...APPLICATION, status: 'PENDING' };

describe('[business §2 Settings] Business Information', () => {
  it('saves what was changed and says so', async () => {
    const page = open('/business/settings?tab=business', {
      BusinessApplication: () => ({ businessApplication: WAITING }),
      UpdateBusiness: () => ({ updateBusiness: { ...WAITING, name: 'Shalimar Gardens' } }),
    });
    const name = await screen.findByLabelText(/^Business Name/);
    await page.user.clear(name);
    await pasteInto(page.user, name, ' Shalimar Gardens ');
    await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Business information updated successfully')).toBeVisible();
    expect(page.server.asked.find(({ operation }) => operation === 'UpdateBusiness')?.variables).toEqual({
      input: {
        name: 'Shalimar Gardens',
        location: APPLICATION.location,
        phone: APPLICATION.phone,
        description: APPLICATION.description,
      },
    });
    await waitFor(() => expect(page.server.times('BusinessApplication')).toBe(2));
  });

  it('[business §5] tells what is wrong at its field', async () => {
    const page = open('/business/settings?tab=business', {
      BusinessApplication: () => ({ businessApplication: WAITING }),
    });
    const name = await screen.findByLabelText(/^Business Name/);
    await page.user.clear(name);
    await page.user.type(name, 'A');
    await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Business name must be at least 2 characters')).toBeVisible();
    expect(page.server.times('UpdateBusiness')).toBe(0);
  });

  it('[business §8] a refusal says Failed to update business information', async () => {
    const page = open('/business/settings?tab=business', {
      UpdateBusiness: () => {
        throw new Refusal('INTERNAL', 'Something broke');
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update business information')).toBeVisible();
  });
});
