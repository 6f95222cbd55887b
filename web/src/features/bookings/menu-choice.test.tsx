import { describe, expect, it } from '@jest/globals';
import { childCount } from '@mehfil/api/domain/menus/inputs';
import { screen, within } from '@testing-library/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { renderApp } from '../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../testing/server';
import { FormElement, FormState } from '../../ui/form/AppForm';
import { HallMenus } from './HallMenus';
import { KEPT, MenuField, type AgreedChoice, type MenuValue } from './MenuField';
import { estimateMenu, findPricePerHead, firstChoice, type ShownMenu } from './menu-data';
import { useCountHeads } from './useCountHeads';

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
  childrenShare: null,
  hallIds: null,
  shiftNames: [],
  firstDay: null,
  lastDay: '2027-04-30',
  isFixed: false,
};

interface ChooserProps {
  day: string;
  start: MenuValue;
  agreed?: AgreedChoice;
  children?: number | null;
}

function Chooser({ day, start, agreed }: ChooserProps) {
  const [value, setValue] = useState<MenuValue>(start);
  const { values, setFieldValue } = useFormikContext<{ childCount: number | null }>();
  return (
    <>
      <MenuField
        hallId={3}
        guests={100}
        stay={{ day, shiftName: null }}
        value={value}
        agreed={agreed}
        onChange={setValue}
        childCount={values.childCount}
        onChildCount={(count) => void setFieldValue('childCount', count)}
      />
      <output aria-label="chosen">{JSON.stringify(value)}</output>
      <output aria-label="children">{JSON.stringify(values.childCount)}</output>
    </>
  );
}

const SCHEMA = object({ childCount: childCount() });

function Form({ children = null, ...props }: ChooserProps) {
  return (
    <FormState initialValues={{ childCount: children, guestCount: 100 }} schema={SCHEMA} draft={false}>
      <FormElement label="Form">
        <Chooser {...props} />
      </FormElement>
    </FormState>
  );
}

const read = (name: string) => JSON.parse(screen.getByRole('status', { name }).textContent) as unknown;
const chosen = () => read('chosen') as MenuValue;
const countChildren = () => read('children');
const childrenField = () => screen.queryByRole('spinbutton', { name: 'Children among the guests' });

function open(props: Partial<ChooserProps> = {}, answer: Answer = () => ({ hallMenus: [MENU] })) {
  const server = fakeServer({ HallMenus: answer });
  return renderApp(<Form day="2027-03-20" start={null} {...props} />, { server });
}

const AGREED: AgreedChoice = {
  ...{ name: 'Old royal', choice: { menuId: 4, dishIds: [1, 5, 9] } },
  ...{ childCount: 0, childrenShare: null },
};
const SHARED = { ...MENU, id: 5, name: 'Family', childrenShare: 50 };

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
    const { user } = open({ start: KEPT, agreed: AGREED });
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

describe('[issue: Menus] children among the guests', () => {
  const both = () => ({ hallMenus: [MENU, SHARED] });

  it('are asked for with a menu that has a share, and forgotten with one that has none', async () => {
    const { user } = open({}, both);
    expect(await screen.findByText('Children pay 50%.')).toBeVisible();
    expect(childrenField()).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Royal/ }));
    expect(childrenField()).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Family/ }));
    const field = await screen.findByRole('spinbutton', { name: 'Children among the guests' });
    expect(field).toHaveAccessibleDescription(/A child costs 50% of the price per head/);
    await user.type(field, '40');
    expect(countChildren()).toBe(40);
    await user.click(screen.getByRole('radio', { name: /Royal/ }));
    expect(countChildren()).toBeNull();
    expect(childrenField()).not.toBeInTheDocument();
  });

  it('can’t be more than the guests', async () => {
    const { user } = open({ start: { menuId: 5, dishIds: [] }, children: 101 }, both);
    const field = await screen.findByRole('spinbutton', { name: 'Children among the guests' });
    await user.click(field);
    await user.tab();
    expect(await screen.findByText('There can’t be more children than guests')).toBeVisible();
  });

  it('are those of the agreed menu again when it stays', async () => {
    const agreed = { ...AGREED, childCount: 30, childrenShare: 25 };
    const { user } = open({ start: KEPT, agreed, children: 30 }, both);
    const field = await screen.findByRole('spinbutton', { name: 'Children among the guests' });
    expect(field).toHaveAccessibleDescription(/A child costs 25% of the price per head/);
    await user.click(screen.getByRole('radio', { name: /No menu/ }));
    expect(countChildren()).toBeNull();
    await user.click(screen.getByRole('radio', { name: /As agreed/ }));
    expect(countChildren()).toBe(30);
  });

  it('can be taken back where the menu has no share any more', async () => {
    open({ start: { menuId: 4, dishIds: [] }, children: 5 }, both);
    expect(await screen.findByRole('spinbutton', { name: 'Children among the guests' })).toHaveValue('5');
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
    expect(menu.queryByText(/Children/)).not.toBeInTheDocument();
  });

  it('say what children pay', async () => {
    renderApp(<HallMenus hallId={3} />, { server: fakeServer({ HallMenus: () => ({ hallMenus: [SHARED] }) }) });
    expect(await screen.findByText('Children pay 50%.')).toBeVisible();
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

describe('[issue: Menus] the heads of a menu', () => {
  function Heads(menu: Parameters<ReturnType<typeof useCountHeads>>[0]) {
    return <p>{useCountHeads()(menu)}</p>;
  }

  it.each([
    [1200, 0, 50, '1,200 heads'],
    [400, 50, 50, '350 adults, 50 children at 50%'],
    [2, 1, 0, '1 adult, 1 child at 0%'],
    [30, 30, 25, '30 children at 25%'],
    [30, 30, null, '30 heads'],
  ])('%d, of whom %d are children at %j', async (heads, children, share, words) => {
    renderApp(<Heads heads={heads} childCount={children} childrenShare={share} />);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('[issue: Menus] the estimate', () => {
  it.each([101, -1, 1.5, null])('counts nobody as a child for %j', (children) => {
    expect(estimateMenu(SHARED, [1], 100, children)).toMatchObject({ childCount: 0, menuAmount: 25_800_000 });
  });

  it('is the rule of the server, for the guaranteed heads at least', () => {
    expect(findPricePerHead(MENU, 250)).toBe(1800);
    expect(firstChoice(MENU)).toEqual({ menuId: 4, dishIds: [2, 3, 4] });
    expect(estimateMenu(MENU, [1], 100)).toMatchObject({ heads: 120, menuAmount: 25_800_000 });
    // 80 adults, and 40 children at half.
    expect(estimateMenu(SHARED, [1], 100, 40)).toMatchObject({ childCount: 40, menuAmount: 21_500_000 });
  });
});
