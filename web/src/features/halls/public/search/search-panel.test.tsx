import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { accessibilityProblems } from '../../../../testing/axe';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { SearchPanel } from './SearchPanel';
import { useHallSearch } from './useHallSearch';

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <SearchPanel state={useHallSearch()} />
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => void navigate('/venues/all?location=Karachi')}>
        elsewhere
      </button>
    </>
  );
}

/** The panel as somebody sees it who reads prices in dollars, unless told otherwise. */
function open(at = '/venues/all', currency = 'USD', server = fakeServer()) {
  localStorage.setItem('userCurrency', currency);
  return renderApp(<Page />, { at, server });
}

const SUGGESTIONS = [
  { name: 'Lahore', city: null, hallCount: 12 },
  { name: 'Lalazar', city: 'Rawalpindi', hallCount: 1 },
];

/** The budgets and the slider of the specification. */
const TABLE_STEPS = {
  currency: 'USD',
  budgets: [100, 200, 300, 400, 500],
  sliderMin: 0,
  sliderMax: 2000,
  sliderStep: 25,
};

/** The panel on a server that has something to choose from. */
const openWith = (at?: string) =>
  open(
    at,
    'USD',
    fakeServer({
      BudgetSteps: () => ({ budgetSteps: TABLE_STEPS }),
      PlaceSuggestions: () => ({ placeSuggestions: SUGGESTIONS }),
      ServiceChoices: () => ({ serviceChoices: ['Catering', 'Valet parking'].map((name) => ({ name, hallCount: 9 })) }),
      FreeDates: () => ({ freeDates: [{ date: '2027-03-06', hallCount: 7 }] }),
      HallTotal: () => ({ halls: { totalCount: 57, totalCountIsLowerBound: false } }),
    }),
  );

const where = (): HTMLElement => screen.getByRole('combobox', { name: 'Where' });
const part = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const type = (text: string) => fireEvent.change(where(), { target: { value: text } });
// Ant Design reads the code of a key, which user-event leaves out.
const [END, HOME, LEFT, RIGHT] = [35, 36, 37, 39] as const;
const press = (handle: HTMLElement, keyCode: number, times = 1) => {
  for (let time = 0; time < times; time += 1) fireEvent.keyDown(handle, { keyCode, which: keyCode });
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const searchNow = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));
const openPart = async (name: string) => {
  fireEvent.click(part(name));
  return within(await screen.findByRole('dialog', { name }));
};
const choices = (panel: Pick<typeof screen, 'getAllByRole'>) =>
  panel.getAllByRole('radio').map((choice) => choice.closest('label')?.textContent);

describe('[customer §4 Search] when the search runs', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[customer §9] 800 ms after the last change of any filter', () => {
    const { address } = open();
    type('Lah');
    wait(799);
    type('Lahore');
    wait(799);
    expect(address()).toBe('/venues/all');
    wait(1);
    expect(address()).toBe('/venues/all?location=Lahore');
  });

  it('keeps what is changed while the page of the last change is on its way', () => {
    const { address } = open();
    type('Lahore');
    act(() => {
      jest.advanceTimersByTime(800);
      // The search has run, and nothing of it is rendered yet.
      type('Lahore Cantt');
    });
    expect(where()).toHaveValue('Lahore Cantt');
    wait(800);
    expect(address()).toBe('/venues/all?location=Lahore+Cantt');
  });

  it('at once on the search button, and not a second time afterwards', () => {
    const { address } = open();
    type('Lahore');
    searchNow();
    expect(address()).toBe('/venues/all?location=Lahore');
    type('Lahore ');
    wait(2000);
    expect(address()).toBe('/venues/all?location=Lahore');
    expect(where()).toHaveValue('Lahore ');
  });

  it('not any more once somebody has gone elsewhere', () => {
    const { address } = open();
    type('Lahore');
    fireEvent.click(screen.getByText('elsewhere'));
    wait(2000);
    expect(address()).toBe('/venues/all?location=Karachi');
    expect(where()).toHaveValue('Karachi');
  });
});

describe('[customer §5 Search panel] the address', () => {
  it('holds the filters, so that they survive a reload and the way back', async () => {
    const { user, address } = openWith('/venues/all?location=Lahore&capacity=300&minRating=4.5&view=map');
    expect(where()).toHaveValue('Lahore');
    expect(part('Guests')).toHaveTextContent('300-500');
    expect(part('Rating')).toHaveTextContent('4.5+');
    const panel = await openPart('Guests');
    await user.click(panel.getByRole('radio', { name: '500+ guests' }));
    searchNow();
    expect(address()).toBe('/venues/all?location=Lahore&capacity=500&minRating=4.5&view=map');
    fireEvent.click(screen.getByText('back'));
    expect(address()).toBe('/venues/all?location=Lahore&capacity=300&minRating=4.5&view=map');
    expect(part('Guests')).toHaveTextContent('300-500');
  });

  it('has only what is not empty: the value all takes a filter away', async () => {
    const { user, address } = openWith('/venues/all?capacity=50&minRating=4&maxPrice=200&currency=USD');
    for (const [name, any] of [
      ['Guests', 'Any capacity'],
      ['Rating', 'Any rating'],
      ['Budget', 'Any budget'],
    ] as const) {
      await user.click((await openPart(name)).getByRole('radio', { name: any }));
    }
    searchNow();
    expect(address()).toBe('/venues/all');
  });
});

describe('[issue 17] where', () => {
  it('suggests cities and areas, chosen by keys, and goes on to the date', async () => {
    const { user, address } = openWith();
    await user.click(where());
    const list = await screen.findByRole('listbox', { name: 'Cities and areas' });
    await within(list).findByText('Lalazar');
    await user.keyboard('{ArrowUp}');
    expect(where()).toHaveAttribute('aria-activedescendant', within(list).getAllByRole('option').at(-1)?.id);
    await user.keyboard('{Enter}');
    expect(where()).toHaveValue('Lalazar, Rawalpindi');
    expect(await screen.findByRole('dialog', { name: 'Date' })).toBeInTheDocument();
    searchNow();
    expect(new URL(address(), 'http://x').searchParams.get('location')).toBe('Lalazar, Rawalpindi');
  });
});

describe('[issue 17] the date', () => {
  it('is chosen in a month whose free days are marked, by keys, without a native picker', async () => {
    const { user, address, container } = openWith('/venues/all?date=2027-03-05');
    expect(container.querySelector('select, [type="date"]')).toBeNull();
    expect(part('Date')).toHaveTextContent('Fri, Mar 5');
    const panel = await openPart('Date');
    expect(await panel.findByRole('button', { name: 'Sat, Mar 6, 2027, 7 halls free' })).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Fri, Mar 5, 2027' })).toHaveAttribute('aria-pressed', 'true');
    panel.getByRole('button', { name: 'Fri, Mar 5, 2027' }).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    searchNow();
    expect(address()).toBe('/venues/all?date=2027-03-06');
  });

  it('[product: Halls and search] can be any Saturday evening of a month', async () => {
    const { user, address } = openWith('/venues/all?date=2027-03-01&lastDate=2027-03-31');
    const panel = await openPart('Date');
    await user.click(panel.getByRole('checkbox', { name: 'Saturdays' }));
    await user.click(panel.getByRole('radio', { name: 'Evening' }));
    expect(part('Date')).toHaveTextContent('Mar 1 – 31 · Sat · Evening');
    searchNow();
    expect(address()).toBe('/venues/all?date=2027-03-01&lastDate=2027-03-31&weekdays=6&partOfDay=evening');
  });

  it('closes at Escape, with the focus back on its part of the pill', async () => {
    const { user } = openWith();
    await openPart('Date');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(part('Date')).toHaveFocus();
  });
});

describe('[customer §5 Search panel] its options', () => {
  it('offers capacities, ratings and budgets per person as the document lists them', async () => {
    const { container } = openWith();
    expect(choices(await openPart('Guests'))).toEqual([
      'Any capacity',
      'Up to 100 guests',
      '100-300 guests',
      '300-500 guests',
      '500+ guests',
    ]);
    expect(choices(await openPart('Rating'))).toEqual(['Any rating', '4.0+', '4.5+', '5.0']);
    expect(choices(await openPart('Budget'))).toEqual([
      'Any budget',
      ...[100, 200, 300, 400, 500].map((budget) => `Under $${budget} per person`),
      'Custom range',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('takes free text for the place', async () => {
    const { user, address } = openWith();
    await user.click(where());
    type('near the canal & mall');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(where()).toHaveFocus();
    searchNow();
    expect(new URL(address(), 'http://x').searchParams.get('location')).toBe('near the canal & mall');
    type('');
    expect(await screen.findByRole('option', { name: /near the canal & mall/ })).toBeInTheDocument();
  });

  it('[product: Halls and search] steps the number of guests', async () => {
    const { user, address } = openWith();
    const panel = await openPart('Guests');
    for (let press = 0; press < 8; press += 1) await user.click(panel.getByRole('button', { name: 'More guests' }));
    expect(part('Guests')).toHaveTextContent('400 guests');
    searchNow();
    expect(address()).toBe('/venues/all?guests=400');
  });

  it('[product: Halls and search] scales the budgets for rupees', async () => {
    open('/venues/all', 'PKR');
    expect(choices(await openPart('Budget'))[1]).toBe('Under ₨1,000 per person');
  });

  it('[product: Halls and search] offers the budgets and the slider that come from the halls’ real prices', async () => {
    const measured = { currency: 'USD', budgets: [7, 9, 12], sliderMin: 0, sliderMax: 30, sliderStep: 1 };
    const server = fakeServer({
      BudgetSteps: () => ({ budgetSteps: measured }),
      PriceBars: () => ({ budgetSteps: { currency: 'USD', histogram: [0, 2, 5] } }),
    });
    const { user, address } = open('/venues/all', 'USD', server);
    const panel = await openPart('Budget');
    await user.click(await panel.findByRole('radio', { name: 'Under $9 per person' }));
    expect(server.asked.find(({ operation }) => operation === 'BudgetSteps')?.variables).toEqual({ currency: 'USD' });
    searchNow();
    expect(address()).toBe('/venues/all?maxPrice=9&currency=USD');
    const upper = (await openPart('Budget')).getByLabelText('Highest price per person');
    expect(upper).toHaveAttribute('aria-valuemax', '30');
    press(upper, LEFT);
    expect(upper).toHaveAttribute('aria-valuetext', '$8');
    press(upper, END);
    expect(upper).toHaveAttribute('aria-valuetext', '$30+');
  });

  it('[product: Halls and search] keeps the slider still until it is known which prices there are', async () => {
    let answer: (data: unknown) => void = () => undefined;
    const asked = new Promise((resolve) => (answer = resolve));
    const { user } = open('/venues/all', 'USD', fakeServer({ BudgetSteps: () => asked }));
    const panel = await openPart('Budget');
    const lower = panel.getByLabelText('Lowest price per person');
    expect(lower).toHaveAttribute('aria-disabled', 'true');
    answer({ budgetSteps: { currency: 'USD', budgets: [7], sliderMin: 0, sliderMax: 30, sliderStep: 1 } });
    await waitFor(() => expect(lower).toHaveAttribute('aria-disabled', 'false'));
    await user.click(panel.getByRole('radio', { name: 'Custom range' }));
    expect(lower).toHaveFocus();
    press(lower, RIGHT, 2);
    press(lower, LEFT, 1);
    expect(lower).toHaveAttribute('aria-valuetext', '$1');
  });

  it('Custom range is a slider of two handles from 0 to 2000+ in steps of 25', async () => {
    const { user, address } = openWith();
    const panel = await openPart('Budget');
    await user.click(panel.getByRole('radio', { name: 'Custom range' }));
    const lower = panel.getByLabelText('Lowest price per person');
    expect(lower).toHaveFocus();
    const upper = panel.getByLabelText('Highest price per person');
    for (const handle of [lower, upper]) {
      expect([handle.getAttribute('aria-valuemin'), handle.getAttribute('aria-valuemax')]).toEqual(['0', '2000']);
    }
    expect(upper).toHaveAttribute('aria-valuetext', '$2,000+');
    press(lower, RIGHT, 125 / 25);
    press(upper, LEFT, (2000 - 475) / 25);
    expect(panel.getByText('Custom range per person: $125 – $475')).toBeInTheDocument();
    expect(part('Budget')).toHaveTextContent('$125 – $475');
    searchNow();
    expect(address()).toBe('/venues/all?minPrice=125&maxPrice=475&currency=USD');
  });

  it('the handles can’t pass each other, and both ends together mean no price', async () => {
    const { address } = openWith('/venues/all?minPrice=100&maxPrice=200&currency=USD');
    const panel = await openPart('Budget');
    const lower = panel.getByLabelText('Lowest price per person');
    const upper = panel.getByLabelText('Highest price per person');
    press(lower, END);
    expect(lower).toHaveAttribute('aria-valuenow', '175');
    press(upper, HOME);
    expect(upper).toHaveAttribute('aria-valuenow', '200');
    press(lower, HOME);
    press(upper, END);
    searchNow();
    expect(address()).toBe('/venues/all');
  });
});

describe('the field for where', () => {
  it('selects what is in it with the press that comes to it, and sets the caret with the next', async () => {
    const { user } = openWith('/venues/all?location=Lahore');
    const field = where() as HTMLInputElement;
    await user.click(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Lahore'.length]);
    await user.click(field);
    expect(field.selectionEnd).toBe(field.selectionStart);
  });
});

describe('[issue 17] the sheet of everything', () => {
  it.each([
    ['More options', 'location=Lahore&date=2027-03-06&partOfDay=evening&guests=300&maxPrice=2000&minRating=4'],
    ['More options (2)', 'guests=300&services=Catering&order=price'],
  ])('is opened by %s: what the pill shows isn’t counted', (name, query) => {
    openWith(`/venues/all?${query}`);
    expect(screen.getByRole('button', { name: new RegExp(`${name.replace(/[()]/g, '\\$&')}$`) })).toBeInTheDocument();
  });

  it.each([
    ['', 'Where, when, how many?City · any day · any number'],
    ['location=Lahore', 'LahoreAny day · Any number'],
    ['location=Lahore&guests=300', 'Lahore300 guests'],
  ])('is opened on phones by what is asked for and what is still open: %s', (query, words) => {
    openWith(`/venues/all?${query}`);
    expect(screen.getByRole('button', { name: /More options$/ })).toHaveTextContent(words);
  });

  it('keeps the place of Clear dates, so that nothing moves under a finger that chooses one', async () => {
    openWith();
    const panel = await openPart('Date');
    const clear = panel.getByRole('button', { name: 'Clear dates' });
    expect(clear).toHaveClass('absent');
    const day = panel.getAllByRole('button', { name: /2\d{3}/ }).find((each) => !each.hasAttribute('disabled'));
    fireEvent.click(day ?? clear);
    expect(clear).toBeInTheDocument();
    expect(clear).not.toHaveClass('absent');
  });

  const openSheet = async (user: ReturnType<typeof open>['user']) => {
    await user.click(screen.getByRole('button', { name: /More options/ }));
    return within(await screen.findByRole('dialog', { name: 'Find your hall' }));
  };

  it('[customer §5 Search panel] joins services with commas, behind More options', async () => {
    const { user, address } = openWith();
    const sheet = await openSheet(user);
    const opened = () =>
      sheet.getAllByRole('button', { expanded: true }).map((head) => head.textContent.replace(/Any.*|City.*/, ''));
    await user.click(sheet.getByRole('button', { name: /^Services/ }));
    await user.click(await sheet.findByRole('checkbox', { name: 'Catering' }));
    await user.click(sheet.getByRole('checkbox', { name: 'Valet parking' }));
    await user.click(sheet.getByRole('button', { name: /^Order/ }));
    expect(opened()).toEqual(['OrderHighest rating']);
    await user.click(sheet.getByRole('radio', { name: 'Lowest price' }));
    await user.click(await sheet.findByRole('button', { name: 'Show 57 halls' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const query = new URL(address(), 'http://x').searchParams;
    expect([query.get('services'), query.get('order')]).toEqual(['Catering,Valet parking', 'price']);
  });

  it('breaks no rule of accessibility', async () => {
    const { user, container } = openWith();
    await openSheet(user);
    expect(await accessibilityProblems(container.ownerDocument.body)).toEqual([]);
  });
});
