import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
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

const field = (label: string): HTMLElement => screen.getByLabelText(label);
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
// Ant Design reads the code of a key, which user-event leaves out.
const [END, HOME, LEFT, RIGHT] = [35, 36, 37, 39] as const;
const press = (handle: HTMLElement, keyCode: number, times = 1) => {
  for (let time = 0; time < times; time += 1) fireEvent.keyDown(handle, { keyCode, which: keyCode });
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const words = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
const searchNow = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));

describe('[customer §4 Search] when the search runs', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[customer §9] 800 ms after the last change of any filter', () => {
    const { address } = open();
    choose('Where', 'Lah');
    wait(799);
    choose('Where', 'Lahore');
    choose('Guests', '300');
    wait(799);
    expect(address()).toBe('/venues/all');
    wait(1);
    expect(address()).toBe('/venues/all?location=Lahore&capacity=300');
  });

  it('at once on the search button, and not a second time afterwards', () => {
    const { address } = open();
    choose('Where', 'Lahore');
    searchNow();
    expect(address()).toBe('/venues/all?location=Lahore');
    choose('Where', 'Lahore ');
    wait(2000);
    expect(address()).toBe('/venues/all?location=Lahore');
    expect(field('Where')).toHaveValue('Lahore ');
  });

  it('not any more once somebody has gone elsewhere', () => {
    const { address } = open();
    choose('Where', 'Lahore');
    fireEvent.click(screen.getByText('elsewhere'));
    wait(2000);
    expect(address()).toBe('/venues/all?location=Karachi');
    expect(field('Where')).toHaveValue('Karachi');
  });
});

describe('[customer §5 Search panel] the address', () => {
  it('holds the filters, so that they survive a reload and the way back', () => {
    const { address } = open('/venues/all?location=Lahore&capacity=300&minRating=4.5&view=map');
    expect(field('Where')).toHaveValue('Lahore');
    expect(field('Guests')).toHaveValue('300');
    expect(field('Rating')).toHaveValue('4.5');
    choose('Guests', '500');
    searchNow();
    expect(address()).toBe('/venues/all?location=Lahore&capacity=500&minRating=4.5&view=map');
    fireEvent.click(screen.getByText('back'));
    expect(address()).toBe('/venues/all?location=Lahore&capacity=300&minRating=4.5&view=map');
    expect(field('Guests')).toHaveValue('300');
  });

  it('has only what is not empty: the value all takes a filter away', () => {
    const { address } = open('/venues/all?capacity=50&minRating=4&maxPrice=200&currency=USD');
    for (const label of ['Guests', 'Rating', 'Budget']) choose(label, 'all');
    searchNow();
    expect(address()).toBe('/venues/all');
  });
});

describe('[customer §5 Search panel] its options', () => {
  it('offers capacities, ratings and budgets per person as the document lists them', async () => {
    const { container } = open();
    expect(words('Guests')).toEqual([
      'Any capacity',
      'Up to 100 guests',
      '100-300 guests',
      '300-500 guests',
      '500+ guests',
    ]);
    expect(words('Rating')).toEqual(['Any rating', '4.0+', '4.5+', '5.0']);
    expect(words('Budget')).toEqual([
      'Any budget',
      ...[100, 200, 300, 400, 500].map((budget) => `Under $${budget} per person`),
      'Custom range',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('[product: Halls and search] scales the budgets for rupees', () => {
    open('/venues/all', 'PKR');
    expect(words('Budget')[1]).toBe('Under ₨1,000 per person');
  });

  it('[product: Halls and search] offers the budgets and the slider that come from the halls’ real prices', async () => {
    const measured = { currency: 'USD', budgets: [7, 9, 12], sliderMin: 0, sliderMax: 30, sliderStep: 1 };
    const server = fakeServer({ BudgetSteps: () => ({ budgetSteps: measured }) });
    const { address } = open('/venues/all', 'USD', server);
    expect(await screen.findByText('Under $9 per person')).toBeInTheDocument();
    expect(words('Budget')).toEqual([
      'Any budget',
      'Under $7 per person',
      'Under $9 per person',
      'Under $12 per person',
      'Custom range',
    ]);
    expect(server.asked.find(({ operation }) => operation === 'BudgetSteps')?.variables).toEqual({ currency: 'USD' });
    choose('Budget', '9');
    searchNow();
    expect(address()).toBe('/venues/all?maxPrice=9&currency=USD');
    expect(field('Budget')).toHaveValue('9');
    choose('Budget', 'custom');
    const upper = await screen.findByLabelText('Highest price per person');
    expect(upper).toHaveAttribute('aria-valuemax', '30');
    press(upper, LEFT);
    expect(upper).toHaveAttribute('aria-valuetext', '$8');
    press(upper, END);
    expect(upper).toHaveAttribute('aria-valuetext', '$30+');
  });

  it('a budget is the highest price, in the visitor’s currency', () => {
    const { address } = open();
    choose('Budget', '300');
    searchNow();
    expect(address()).toBe('/venues/all?maxPrice=300&currency=USD');
  });

  it('takes free text for the place', () => {
    const { address } = open();
    choose('Where', 'near the canal & mall');
    searchNow();
    expect(new URL(address(), 'http://x').searchParams.get('location')).toBe('near the canal & mall');
  });

  it('behind More options the hours stand beside their date', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: /More options/ }));
    await screen.findByLabelText('Services');
    const labels = [...screen.getByRole('dialog').querySelectorAll('label')].map((label) => label.textContent);
    expect(labels.filter((label) => !label.endsWith('days')).slice(0, 8)).toEqual([
      'Where',
      'Date',
      'Last date',
      'Time of day',
      'From',
      'Until',
      'Number of guests',
      'Guests',
    ]);
  });

  it('[product: Halls and search] takes any Saturday evening of a month, and the number of guests, behind More options', async () => {
    const { user, address } = open('/venues/all?date=2027-03-01&lastDate=2027-03-31');
    await user.click(screen.getByRole('button', { name: /More options/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Saturdays' }));
    await user.click(screen.getByLabelText('Time of day'));
    await user.click(await screen.findByTitle('Evening'));
    fireEvent.change(screen.getByLabelText('Number of guests'), { target: { value: '400' } });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/venues/all?guests=400&date=2027-03-01&lastDate=2027-03-31&weekdays=6&partOfDay=evening');
  });

  it('joins services with commas, behind More options', async () => {
    const { user, address } = open();
    await user.click(screen.getByRole('button', { name: /More options/ }));
    fireEvent.change(await screen.findByLabelText('Services'), { target: { value: 'Catering, , Valet parking' } });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Search' }));
    expect(new URL(address(), 'http://x').searchParams.get('services')).toBe('Catering,Valet parking');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('Custom range is a slider of two handles from 0 to 2000+ in steps of 25', async () => {
    const { user, address } = open();
    choose('Budget', 'custom');
    const lower = await screen.findByLabelText('Lowest price per person');
    expect(lower).toHaveFocus();
    const upper = screen.getByLabelText('Highest price per person');
    for (const handle of [lower, upper]) {
      expect([handle.getAttribute('aria-valuemin'), handle.getAttribute('aria-valuemax')]).toEqual(['0', '2000']);
    }
    expect(upper).toHaveAttribute('aria-valuenow', '2000');
    expect(upper).toHaveAttribute('aria-valuetext', '$2,000+');
    press(lower, RIGHT, 125 / 25);
    press(upper, LEFT, (2000 - 475) / 25);
    expect(screen.getByText('Custom range per person: $125 – $475')).toBeInTheDocument();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/venues/all?minPrice=125&maxPrice=475&currency=USD');
  });

  it('the handles can’t pass each other, and both ends together mean no price', async () => {
    const { user, address } = open('/venues/all?minPrice=100&maxPrice=200&currency=USD');
    await user.click(screen.getByRole('button', { name: /More options/ }));
    const lower = await screen.findByLabelText('Lowest price per person');
    const upper = screen.getByLabelText('Highest price per person');
    press(lower, END);
    expect(lower).toHaveAttribute('aria-valuenow', '175');
    press(upper, HOME);
    expect(upper).toHaveAttribute('aria-valuenow', '200');
    press(lower, HOME);
    press(upper, END);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/venues/all');
  });
});
