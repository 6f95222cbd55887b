import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { booking } from '../../../../testing/bookings';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { FunctionEntry } from './FunctionEntry';

const dish = (dishId: number, name: string) => ({ __typename: 'MenuDish', dishId, name, nameUrdu: null });
const course = (name: string, dishes: ReturnType<typeof dish>[]) => ({
  ...{ __typename: 'MenuCourse', name, nameUrdu: null, choose: 1, dishes },
});

const MENU = {
  ...{ __typename: 'BookedMenu', menuId: 4, name: 'Royal', nameUrdu: null, heads: 350, childCount: 50 },
  ...{ pricePerHead: 2000, surchargePerHead: 0, childrenShare: 50 },
  courses: [course('Main', [dish(1, 'Mutton qorma'), dish(2, 'Biryani')]), course('Sweet', [])],
};

function open(menu: typeof MENU | null): Promise<HTMLElement> {
  const shown = booking({ status: 'CONFIRMED', menu });
  renderApp(<FunctionEntry booking={shown} day="2027-03-20" />, { viewer: person({ role: 'BUSINESS' }) });
  return screen.findByRole('article');
}

describe('[issue: Menus] a function of the sheet', () => {
  it('says what is cooked, and for how many adults and children', async () => {
    const entry = await open(MENU);
    expect(entry).toHaveTextContent('MenuRoyal × 300 adults, 50 children at 50%Main: Mutton qorma · Biryani');
    expect(entry).not.toHaveTextContent('Sweet');
    expect(entry).not.toHaveTextContent('2,000');
  });

  it('says nothing of a menu where there is none', async () => {
    expect(await open(null)).not.toHaveTextContent(/MenuRoyal|adults/);
  });
});
