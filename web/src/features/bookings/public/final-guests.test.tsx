import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { BEFORE, changeable, lastSent, makeQuote } from '../testing';
import { SetFinalGuests } from './SetFinalGuests';

const RANGE = { agreed: 350, min: 315, max: 385, until: '2027-03-17T19:00:00.000Z' };
const FEWER = { ...BEFORE, guestCount: 320, totalPrice: 1_189_340 };

async function open(answers: Record<string, Answer> = {}, booking = changeable()) {
  const server = fakeServer({
    QuoteFinalGuests: () => ({ quoteFinalGuests: makeQuote({ before: BEFORE, after: FEWER, isImmediate: true }) }),
    ...answers,
  });
  const page = renderApp(<SetFinalGuests booking={booking} range={RANGE} />, { viewer: person(), server });
  await page.user.click(await screen.findByRole('button', { name: 'Final number of guests' }));
  const dialog = await screen.findByRole('dialog', { name: 'Final number of guests' });
  const inside = within(dialog);
  const guests = await inside.findByLabelText(/^Guests/);
  return { ...page, server, dialog, inside, guests };
}

async function set({ user, guests }: Awaited<ReturnType<typeof open>>, count: string) {
  await user.clear(guests);
  await pasteInto(user, guests, count);
}

const MENU = {
  ...{ __typename: 'BookedMenu', menuId: 4, name: 'Royal', nameUrdu: null, heads: 350, courses: [] },
  ...{ pricePerHead: 2000, surchargePerHead: 0, childCount: 40, childrenShare: 50 },
};

describe('[issue 39] the final number of guests', () => {
  it('says that the children stay as many as were agreed', async () => {
    const page = await open({}, changeable({ menu: MENU }));
    expect(page.inside.getByText(/^Children stay as many as were agreed \(40\)/)).toBeVisible();
  });

  it('is set by the customer with the difference before, and the shown total', async () => {
    const page = await open({ SetFinalGuests: () => ({ setFinalGuests: changeable({ guestCount: 320 }) }) });
    expect(page.inside.getByText(/350 guests were agreed.*until Mar 18, 2027, 12:00 AM/)).toBeVisible();
    expect(page.guests).toHaveAccessibleDescription('Between 315 and 385. This is the number now.');
    expect(page.inside.getByRole('button', { name: 'Set number of guests' })).toBeDisabled();
    expect(page.server.times('QuoteFinalGuests')).toBe(0);
    await set(page, '320');
    expect(page.guests).toHaveAccessibleDescription('Between 315 and 385');
    const preview = page.inside.getByRole('region', { name: 'What changes' });
    await waitFor(() => expect(preview).toHaveTextContent(/GuestsNow: 350Then: 320/));
    expect(await accessibilityProblems(page.dialog)).toEqual([]);
    await page.user.click(page.inside.getByRole('button', { name: 'Set number of guests' }));
    expect(await screen.findByText('Number of guests set')).toBeVisible();
    const input = { guestCount: 320, totalAmount: 1_189_340 };
    expect(lastSent(page.server, 'SetFinalGuests')).toEqual({ id: 41, input });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what the server refuses at its field', async () => {
    const message = 'Without asking the owner you can set between 315 and 385 guests for this booking';
    const page = await open({
      QuoteFinalGuests: () => {
        throw new Refusal('INVALID_INPUT', message, { field: 'guestCount' });
      },
    });
    await set(page, '500');
    const preview = page.inside.getByRole('region', { name: 'What changes' });
    await waitFor(() => expect(preview).toHaveTextContent(message));
    await page.user.click(page.inside.getByRole('button', { name: 'Set number of guests' }));
    await waitFor(() => expect(page.guests).toHaveAccessibleDescription(new RegExp(message)));
    expect(page.server.times('SetFinalGuests')).toBe(0);
  });
});
