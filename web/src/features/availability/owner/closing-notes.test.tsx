import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { makeSchedule, scheduledHall } from '../../../testing/schedule';
import { fakeServer } from '../../../testing/server';
import { AvailabilitySettings } from './AvailabilitySettings';

const DINNER = {
  ...{ __typename: 'HallShift', id: 7, name: 'Dinner', weekdays: [0, 5, 6], startTime: '19:00', endTime: '00:30' },
  ...{ price: 3000, priceType: 'PER_PERSON' as const, version: 'v1' },
};
const LUNCH = { ...DINNER, id: 8, name: 'Lunch', startTime: '12:00', endTime: '16:00' };
const CLOSING = {
  ...{ __typename: 'CityRule', id: 9, kind: 'CLOSING_HOUR' as const, effect: 'REFUSE' as const, city: 'Lahore' },
  ...{ closingTime: '22:00', firstDay: '2027-01-01', lastDay: null, source: 'Act of 2016' },
};

function open(halls: Parameters<typeof makeSchedule>[0]) {
  const server = fakeServer({
    ViewerSchedule: () => ({ viewerSchedule: makeSchedule(halls) }),
    BusinessSettings: () => ({
      businessSettings: {
        __typename: 'BusinessSettings',
        holdHours: 0,
        paymentRequired: false,
        paymentHoldHours: 48,
        changeDays: 7,
        cancellationRules: [],
      },
    }),
    ViewerHallRates: () => ({ viewerHallRates: [], hijriMonths: [] }),
    RateMonth: () => ({ hallAvailability: null }),
  });
  const viewer = person({ role: 'BUSINESS' });
  return renderApp(<AvailabilitySettings Problem={() => <p>Problem</p>} />, { viewer, server });
}

describe('[decision 0025] Availability in the setup', () => {
  it('warns of a shift beyond the closing hour of the city, before and after it is saved', async () => {
    const page = open([{ ...scheduledHall(3, 'Garden', [LUNCH, DINNER]), closingHours: [CLOSING] }]);
    const shifts = within(await screen.findByRole('region', { name: 'Shifts' }));
    const [lunch, dinner] = shifts.getAllByRole('listitem');
    expect(dinner).toHaveTextContent(/In Lahore functions must end by 10:00.PM: this shift goes beyond it/);
    expect(lunch).not.toHaveTextContent(/functions must end/);
    await page.user.click(screen.getByRole('button', { name: 'Add shift' }));
    expect(await screen.findByRole('dialog', { name: 'Add shift' })).toHaveTextContent(/this shift goes beyond it/);
  });

  it('offers the hours of the business before its first hall', async () => {
    open([]);
    expect(await screen.findByText('No halls yet')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Hours and booking rules of all halls' })).toBeVisible();
  });
});
