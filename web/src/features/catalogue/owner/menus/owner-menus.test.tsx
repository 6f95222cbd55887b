import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { listShiftNames } from './menu-values';
import { MenusSection } from './MenusSection';

const MENU = {
  __typename: 'Menu',
  id: 4,
  name: 'Royal',
  nameUrdu: 'شاہی',
  description: null,
  picture: null,
  currency: 'PKR',
  courses: [
    {
      ...{ __typename: 'MenuCourse', name: 'Main', nameUrdu: null, choose: 1, isMain: true },
      dishes: [{ __typename: 'MenuDish', dishId: 7, name: 'Qorma', nameUrdu: null, surcharge: 50 }],
    },
  ],
  bands: [{ __typename: 'MenuBand', fromGuests: 1, price: 2000 }],
  guaranteedHeads: 120,
  childrenShare: 50,
  hallIds: null,
  shiftNames: [],
  firstDay: null,
  lastDay: null,
  isFixed: false,
  retiredAt: null,
  version: 'v1',
};

const HALLS = [
  { id: 3, title: 'Moti Mahal', shifts: [{ name: 'Dinner' }, { name: 'Lunch' }] },
  { id: 6, title: 'Noor Lawn', shifts: [{ name: 'Night' }] },
];

function open(answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    OwnerMenus: () => ({ viewerMenus: [MENU, { ...MENU, id: 5, name: 'Old', retiredAt: '2027-01-01T00:00:00.000Z' }] }),
    MenuHalls: () => ({ businessBookingStats: { halls: HALLS } }),
    ...answers,
  });
  return renderApp(<MenusSection currency="PKR" />, { viewer: person({ role: 'BUSINESS' }), server });
}

describe('[issue: Menus] the menus of an owner', () => {
  it('are listed with their prices; retired ones can’t be changed', async () => {
    open();
    const rows = await screen.findAllByRole('listitem');
    expect(within(rows[0] as HTMLElement).getByText('from ₨ 2,000.00 per head')).toBeVisible();
    expect(within(rows[1] as HTMLElement).getByText('Retired')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Old' })).not.toBeInTheDocument();
  });

  it('are edited: dishes keep their numbers, new ones have none', async () => {
    const page = open({ ChangeMenu: () => ({ changeMenu: MENU }) });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Royal' }));
    await page.user.click(await screen.findByRole('button', { name: 'Add a dish' }));
    await page.user.type(screen.getByRole('textbox', { name: /Dish 2/ }), 'Fish');
    await page.user.click(screen.getByRole('button', { name: 'Save Menu' }));
    await screen.findByText('Menu updated successfully');
    const sent = page.server.asked.find(({ operation }) => operation === 'ChangeMenu')?.variables;
    expect(sent).toMatchObject({
      id: 4,
      input: {
        hallIds: null,
        shiftNames: [],
        guaranteedHeads: 120,
        childrenShare: 50,
        courses: [
          {
            dishes: [
              { dishId: 7, name: 'Qorma' },
              { dishId: null, name: 'Fish', surcharge: 0 },
            ],
          },
        ],
      },
    });
  });

  it('are read anew when they are opened, with what a colleague has changed', async () => {
    const prices = [2000, 2100];
    const read = () => ({ ...MENU, bands: [{ ...MENU.bands[0], price: prices.shift() ?? 2100 }] });
    const page = open({
      OwnerMenus: () => ({ viewerMenus: [read()] }),
      ChangeMenu: () => ({ changeMenu: MENU }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Royal' }));
    expect(await screen.findByRole('spinbutton', { name: /Price per head/ })).toHaveValue('2100.00');
    await page.user.click(screen.getByRole('button', { name: 'Save Menu' }));
    await screen.findByText('Menu updated successfully');
    const sent = page.server.asked.find(({ operation }) => operation === 'ChangeMenu')?.variables;
    expect(sent).toMatchObject({ input: { bands: [{ fromGuests: 1, price: 2100 }] } });
  });

  it('aren’t saved over what a colleague changes meanwhile', async () => {
    const page = open();
    page.server.answer('ChangeMenu', () => {
      page.server.answer('OwnerMenus', () => ({ viewerMenus: [{ ...MENU, name: 'Silver', version: 'v2' }] }));
      throw new Refusal('CONFLICT', 'Somebody changed this meanwhile.');
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Royal' }));
    const name = await screen.findByRole('textbox', { name: /Menu Name/ });
    await page.user.type(name, ' Gold');
    await page.user.click(screen.getByRole('button', { name: 'Save Menu' }));
    expect(await screen.findByText('This was changed elsewhere meanwhile')).toBeVisible();
    const sent = page.server.asked.find(({ operation }) => operation === 'ChangeMenu')?.variables;
    expect(sent).toMatchObject({ input: { name: 'Royal Gold', previousVersion: 'v1' } });
    expect(name).toHaveValue('Royal Gold');
    await page.user.click(screen.getByRole('button', { name: 'Discard it and show the change' }));
    await waitFor(() => expect(name).toHaveValue('Silver'));
  });

  it('are not opened while they can’t be read, which is said', async () => {
    let asked = 0;
    const page = open({
      OwnerMenus: () => {
        asked += 1;
        if (asked === 2) throw new Refusal('INTERNAL', 'Unexpected');
        return { viewerMenus: [MENU] };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Royal' }));
    const dialog = await screen.findByRole('dialog');
    await page.user.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: /Menu Name/ })).toHaveValue('Royal');
  });

  it('lose their children’s share where it is emptied, and take whole percents alone', async () => {
    const page = open({ ChangeMenu: () => ({ changeMenu: { ...MENU, childrenShare: null } }) });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Royal' }));
    const share = await screen.findByRole('spinbutton', { name: 'Children’s share' });
    expect(share).toHaveValue('50');
    await page.user.clear(share);
    await page.user.type(share, '101');
    await page.user.click(screen.getByRole('button', { name: 'Save Menu' }));
    expect(await screen.findByText('Children’s share must be a whole number between 0 and 100')).toBeVisible();
    await page.user.clear(share);
    await page.user.click(screen.getByRole('button', { name: 'Save Menu' }));
    await screen.findByText('Menu updated successfully');
    const sent = page.server.asked.filter(({ operation }) => operation === 'ChangeMenu');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.variables.input).not.toHaveProperty('childrenShare', expect.anything());
  });

  it('are served in shifts of their halls, which are chosen', async () => {
    const served = { ...MENU, hallIds: [3], shiftNames: ['Brunch'] };
    const page = open({ OwnerMenus: () => ({ viewerMenus: [served] }), ChangeMenu: () => ({ changeMenu: served }) });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Royal' }));
    await page.user.click(await screen.findByRole('combobox', { name: /Shifts/ }));
    await page.user.click(await screen.findByTitle('Dinner'));
    await page.user.click(screen.getByRole('button', { name: 'Save Menu' }));
    await screen.findByText('Menu updated successfully');
    const sent = page.server.asked.find(({ operation }) => operation === 'ChangeMenu')?.variables;
    expect(sent).toMatchObject({ input: { hallIds: [3], shiftNames: ['Brunch', 'Dinner'] } });
  });

  it('can be served in the shifts of their halls, or of all', () => {
    expect(listShiftNames(HALLS, [3], ['Brunch', 'dinner'])).toEqual(['Brunch', 'dinner', 'Lunch']);
    expect(listShiftNames(HALLS, [], [])).toEqual(['Dinner', 'Lunch', 'Night']);
  });

  it('aren’t sent without a price, and say so at the field', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Add Menu' }));
    await page.user.type(await screen.findByRole('textbox', { name: /Menu Name/ }), 'New');
    await page.user.click(screen.getByRole('button', { name: 'Save Menu' }));
    expect(await screen.findByText('Price per head is required')).toBeVisible();
    expect(page.server.asked.some(({ operation }) => operation === 'AddMenu')).toBe(false);
  });

  it('are retired once that is confirmed', async () => {
    const page = open({ RetireMenu: () => ({ retireMenu: { ...MENU, retiredAt: '2027-03-01T00:00:00.000Z' } }) });
    await page.user.click(await screen.findByRole('button', { name: 'Retire Royal' }));
    await page.user.click(await screen.findByRole('button', { name: 'Retire' }));
    await screen.findByText('Menu retired');
    expect(page.server.asked.find(({ operation }) => operation === 'RetireMenu')?.variables).toEqual({ id: 4 });
  });

  it('say when they could not be loaded', async () => {
    open({
      OwnerMenus: () => {
        throw new Refusal('INTERNAL', 'Broken');
      },
    });
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
