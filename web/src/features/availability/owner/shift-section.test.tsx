import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { makeSchedule, scheduledHall } from '../../../testing/schedule';
import { fakeServer, Refusal } from '../../../testing/server';
import { ShiftSection } from './ShiftSection';

const DINNER = {
  ...{ __typename: 'HallShift' as const, id: 7, name: 'Dinner', weekdays: [0, 5, 6] },
  ...{ startTime: '19:00', endTime: '00:30', price: 3000, priceType: 'PER_PERSON' as const, version: 'v1' },
};

describe('[decision 0025] Shifts in the setup', () => {
  it('are read anew when they are opened, with what a colleague has changed', async () => {
    const changed = makeSchedule([scheduledHall(4, 'Moti Mahal', [{ ...DINNER, price: 3500 }])]);
    const server = fakeServer({
      ViewerSchedule: () => ({ viewerSchedule: changed }),
      ChangeHallShift: () => ({ changeHallShift: DINNER }),
    });
    const hall = scheduledHall(4, 'Moti Mahal', [DINNER]);
    const page = renderApp(<ShiftSection hall={hall} currency="PKR" />, {
      viewer: person({ role: 'BUSINESS' }),
      server,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Dinner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Dinner' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shift saved')).toBeVisible();
    const sent = server.asked.find(({ operation }) => operation === 'ChangeHallShift')?.variables;
    expect(sent).toMatchObject({ id: 7, input: { price: 3500 } });
  });

  it('aren’t saved over what a colleague changes meanwhile: what is typed stays until the change is shown', async () => {
    const hall = (shift: typeof DINNER) => ({
      viewerSchedule: makeSchedule([scheduledHall(4, 'Moti Mahal', [shift])]),
    });
    const server = fakeServer({ ViewerSchedule: () => hall(DINNER) });
    const page = renderApp(<ShiftSection hall={scheduledHall(4, 'Moti Mahal', [DINNER])} currency="PKR" />, {
      viewer: person({ role: 'BUSINESS' }),
      server,
    });
    server.answer('ChangeHallShift', () => {
      server.answer('ViewerSchedule', () => hall({ ...DINNER, price: 3500, version: 'v2' }));
      throw new Refusal('CONFLICT', 'Somebody changed this meanwhile.');
    });
    const sent = () => server.asked.findLast(({ operation }) => operation === 'ChangeHallShift')?.variables.input;
    await page.user.click(await screen.findByRole('button', { name: 'Edit Dinner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Dinner' });
    const price = within(dialog).getByRole('spinbutton', { name: /Price/ });
    await page.user.clear(price);
    await page.user.type(price, '3200');
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('This was changed elsewhere meanwhile')).toBeVisible();
    expect(sent()).toMatchObject({ price: 3200, previousVersion: 'v1' });
    expect(price).toHaveValue('3200.00');
    await page.user.click(within(dialog).getByRole('button', { name: 'Discard it and show the change' }));
    await waitFor(() => expect(price).toHaveValue('3500.00'));
    server.answer('ChangeHallShift', () => ({ changeHallShift: DINNER }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shift saved')).toBeVisible();
    expect(sent()).toMatchObject({ price: 3500, previousVersion: 'v2' });
  });

  it('say so where a colleague has removed what is opened', async () => {
    const server = fakeServer({
      ViewerSchedule: () => ({ viewerSchedule: makeSchedule([scheduledHall(4, 'Moti Mahal')]) }),
    });
    const hall = scheduledHall(4, 'Moti Mahal', [DINNER]);
    const page = renderApp(<ShiftSection hall={hall} currency="PKR" />, {
      viewer: person({ role: 'BUSINESS' }),
      server,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Dinner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Dinner' });
    expect(await within(dialog).findByText('This is no longer there')).toBeVisible();
    await page.user.click(within(dialog).getByText('Close'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
