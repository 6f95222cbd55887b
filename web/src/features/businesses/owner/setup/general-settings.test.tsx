import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SettingsFieldsFragment } from '../../../../graphql/generated/general-settings';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import { person } from '../../../../testing/people';
import { renderApp, type Rendered } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { GeneralSettings } from './GeneralSettings';

/** The business's general settings. */
const SETTINGS: SettingsFieldsFragment & { __typename: string } = {
  __typename: 'BusinessSettings',
  currency: 'PKR',
  discountPercentage: 0,
  taxPercentage: 0,
  timeZone: 'Asia/Karachi',
  instantConfirmation: false,
  holdHours: 0,
  paymentRequired: false,
  paymentHoldHours: 48,
  changeDays: 7,
  cancellationRules: [{ days: 30, percent: 50 }],
  taxNumber: null,
  logo: null,
  timeSlots: {
    slotDuration: 60,
    bufferTime: 0,
    allowMultipleSlots: true,
    maxAdvanceBookingDays: 90,
    minAdvanceBookingHours: 2,
  },
  operatingHours: [],
};

function open(answers: Record<string, Answer> = {}): Rendered {
  const server = fakeServer({ BusinessSettings: () => ({ businessSettings: SETTINGS }), ...answers });
  return renderApp(<GeneralSettings Problem={() => null} />, { viewer: person({ role: 'BUSINESS' }), server });
}

const sentBy = ({ server }: Rendered, operation: string) =>
  server.asked.find((asked) => asked.operation === operation)?.variables;

describe('[business §2 Business setup] General Settings', () => {
  it('[issue 12] holds what stands on invoices: tax number and logo', async () => {
    const logo = `/files/images/${'a'.repeat(32)}.webp`;
    const page = open({
      BusinessSettings: () => ({ businessSettings: { ...SETTINGS, logo } }),
      UpdateBusinessSettings: () => ({ updateBusinessSettings: SETTINGS }),
    });
    expect(await screen.findByRole('img', { name: 'Your logo' })).toHaveAttribute('src', `${logo}?size=640`);
    await pasteInto(page.user, screen.getByLabelText(/^Tax number/), '1234567-8');
    await page.user.click(screen.getByRole('button', { name: 'Remove logo' }));
    await page.user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(page.server.times('UpdateBusinessSettings')).toBe(1));
    expect(sentBy(page, 'UpdateBusinessSettings')).toEqual({ input: { taxNumber: '1234567-8', logo: null } });
  });

  it('shows the defaults as current settings', async () => {
    const { container } = open();
    const current = await screen.findByRole('region', { name: 'Current Settings' });
    expect(within(current).getByText('PKR')).toBeVisible();
    expect(within(current).getAllByText('0%')).toHaveLength(2);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('saves what was changed, and nothing else', async () => {
    const page = open({
      UpdateBusinessSettings: () => ({ updateBusinessSettings: { ...SETTINGS, taxPercentage: 5 } }),
    });
    await page.user.clear(await screen.findByLabelText('Tax Rate (%)'));
    await page.user.type(screen.getByLabelText('Tax Rate (%)'), '5');
    await page.user.click(screen.getByRole('checkbox', { name: 'Confirm requests automatically' }));
    await page.user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Business settings updated successfully')).toBeVisible();
    expect(sentBy(page, 'UpdateBusinessSettings')).toEqual({ input: { taxPercentage: 5, instantConfirmation: true } });
  });

  it('[business §8] a refusal says so', async () => {
    const page = open({
      UpdateBusinessSettings: () => {
        throw new Refusal('INTERNAL', 'Something broke');
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Failed to update business settings')).toBeVisible();
  });

  it('[business §5 Business settings] discount and tax are kept between 0 and 100 by the form', async () => {
    const page = open();
    for (const [label, typed] of [
      ['Default Discount (%)', '100.01'],
      ['Tax Rate (%)', '-1'],
    ] as const) {
      await page.user.clear(await screen.findByLabelText(label));
      await pasteInto(page.user, screen.getByLabelText(label), typed);
    }
    await page.user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findAllByText(/between 0 and 100/)).toHaveLength(2);
    expect(screen.getByLabelText('Default Discount (%)')).toHaveValue('100.01');
    expect(screen.getByLabelText('Tax Rate (%)')).toHaveValue('-1.00');
    expect(page.server.times('UpdateBusinessSettings')).toBe(0);
  });
});
