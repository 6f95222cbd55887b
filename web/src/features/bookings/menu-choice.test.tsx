import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../testing/server';
import { HallMenus } from './HallMenus';
import { KEPT, MenuField, type AgreedChoice, type MenuValue } from './MenuField';
import { estimateMenu, findPricePerHead, firstChoice, type ShownMenu } from './menu-data';

const dish = (dishId: number, name: string, surcharge = 0) => ({
  ...{ __typename: 'MenuDish' as const, dishId, name, nameUrdu: null, surcharge },
});

const MENU: ShownMenu & { __typename: string } = {
  __typename: 'Menu',
  id: 4,
  name: 'Royal',
  nameUrdu: 'شاہی',
  description: null,
  picture: null,
  currency: 'PKR',
  courses: [
    {
      name: 'Main',
      nameUrdu: null,
      choose: 1,
      isMain: true,
      dishes: [dish(1, 'Mutton qorma', 150), dish(2, 'Chicken qorma')],
    },
    {
      name: 'Sweet',
      nameUrdu: null,
      choose: 2,
      isMain: false,
      dishes: [dish(3, 'Kheer'), dish(4, 'Halwa'), dish(5, 'Kulfi')],
    },
    { name: 'Beside', nameUrdu: null, choose: null, isMain: false, dishes: [dish(6, 'Naan')] },
  ],
  bands: [
    { fromGuests: 1, price: 2000 },
    { fromGuests: 200, price: 1800 },
  ],
  guaranteedHeads: 120,
  hallIds: null,
  shiftNames: [],
  firstDay: null,
  lastDay: '2027-04-30',
  isFixed: false,
};

function Chooser({ day, start, agreed }: { day: string; start: MenuValue; agreed?: AgreedChoice }) {
  const [value, setValue] = useState<MenuValue>(start);
  return (
    <>
      <MenuField
        hallId={3}
        guests={100}
        stay={{ day, shiftName: null }}
        value={value}
        agreed={agreed}
        onChange={setValue}
      />
      <output aria-label="chosen">{JSON.stringify(value)}</output>
    </>
  );
}

const chosen = () => JSON.parse(screen.getByRole('status', { name: 'chosen' }).textContent) as MenuValue;

function open(props: Partial<Parameters<typeof Chooser>[0]> = {}, answer: Answer = () => ({ hallMenus: [MENU] })) {
  const server = fakeServer({ HallMenus: answer });
  return renderApp(<Chooser day="2027-03-20" start={null} {...props} />, { server });
}

describe('[issue: Menus] the choice of a menu', () => {
  it('begins with dishes that cost no more, and keeps to what may be chosen', async () => {
    const { user } = open();
    expect(await screen.findByText('₨ 2,000.00 per head')).toBeVisible();
    expect(screen.getByText('₨ 1,800.00 from 200 guests')).toBeVisible();
    expect(screen.getByText('You pay for at least 120 guests.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Royal/ }));
    expect(chosen()).toEqual({ menuId: 4, dishIds: [2, 3, 4] });
    // One of a course takes the place of the other; of several no more can be taken.
    await user.click(screen.getByRole('checkbox', { name: /Mutton qorma/ }));
    expect(chosen()).toEqual({ menuId: 4, dishIds: [3, 4, 1] });
    expect(screen.getByRole('checkbox', { name: 'Kulfi' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Halwa' }));
    await user.click(screen.getByRole('checkbox', { name: 'Kulfi' }));
    expect(chosen()).toEqual({ menuId: 4, dishIds: [3, 1, 5] });
    await user.click(screen.getByRole('radio', { name: /No menu/ }));
    expect(chosen()).toBeNull();
  });

  it('hides what isn’t served then, and says that the chosen one is gone', async () => {
    open({ day: '2027-05-01', start: { menuId: 4, dishIds: [] } });
    expect(await screen.findByText(/isn’t served in this hall at that time/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Royal/ })).not.toBeInTheDocument();
  });

  it('keeps the agreed one unless another is chosen', async () => {
    const { user } = open({ start: KEPT, agreed: { name: 'Old royal', choice: { menuId: 4, dishIds: [1, 5, 9] } } });
    expect(await screen.findByRole('radio', { name: 'As agreed: Old royal' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /No menu/ }));
    expect(chosen()).toBeNull();
    // Its own dishes are where a change of them begins, without what it no longer has.
    await user.click(screen.getByRole('radio', { name: /^Royal/ }));
    expect(chosen()).toEqual({ menuId: 4, dishIds: [1, 5] });
    expect(screen.getByText('With other dishes, this menu costs what it costs today.')).toBeVisible();
  });

  it('says that a chosen dish is gone, and leaves it out', async () => {
    const { user } = open({ start: { menuId: 4, dishIds: [9, 2] } });
    expect(await screen.findByText(/A dish that was chosen is no longer offered/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave it out' }));
    expect(chosen()).toEqual({ menuId: 4, dishIds: [2] });
    expect(screen.queryByText(/A dish that was chosen/)).not.toBeInTheDocument();
  });

  it('leaves out a dish that is gone once another is chosen', async () => {
    const { user } = open({ start: { menuId: 4, dishIds: [9, 2] } });
    await user.click(await screen.findByRole('checkbox', { name: 'Kulfi' }));
    expect(chosen()).toEqual({ menuId: 4, dishIds: [2, 5] });
  });

  it('says that menus could not be loaded, and is nothing where there are none', async () => {
    open({}, () => {
      throw new Refusal('INTERNAL', 'Broken');
    });
    expect(await screen.findByText('The menus could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('[issue: Menus] menus on the page of a hall', () => {
  it('have names, prices and dishes', async () => {
    renderApp(<HallMenus hallId={3} />, { server: fakeServer({ HallMenus: () => ({ hallMenus: [MENU] }) }) });
    const menu = within(await screen.findByRole('listitem'));
    expect(menu.getByRole('heading', { name: 'Royal' })).toBeVisible();
    expect(menu.getByText('From ₨ 1,800.00 per head')).toBeVisible();
    expect(menu.getByText(/Mutton qorma · Chicken qorma · Kheer/)).toBeVisible();
    expect(menu.getByText('Until Apr 30, 2027')).toBeVisible();
  });

  it('say in which shifts and on which days they are served', async () => {
    const menus = [
      { ...MENU, shiftNames: ['Lunch', 'Dinner'], firstDay: '2027-03-01' },
      { ...MENU, id: 5, firstDay: '2027-03-01', lastDay: null },
      { ...MENU, id: 6, lastDay: null },
    ];
    renderApp(<HallMenus hallId={3} />, { server: fakeServer({ HallMenus: () => ({ hallMenus: menus }) }) });
    expect(await screen.findByText('Only for Lunch · Dinner · From Mar 01, 2027 until Apr 30, 2027')).toBeVisible();
    expect(screen.getByText('From Mar 01, 2027')).toBeVisible();
    expect(screen.getAllByText(/^(Only|From Mar|Until)/)).toHaveLength(2);
  });
});

describe('[issue: Menus] the estimate', () => {
  it('is the rule of the server, for the guaranteed heads at least', () => {
    expect(findPricePerHead(MENU, 250)).toBe(1800);
    expect(firstChoice(MENU)).toEqual({ menuId: 4, dishIds: [2, 3, 4] });
    expect(estimateMenu(MENU, [1], 100)).toMatchObject({ heads: 120, menuAmount: 25_800_000 });
  });
});
