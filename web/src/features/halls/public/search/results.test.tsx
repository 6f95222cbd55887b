import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { hallCards } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { AllVenuesScreen } from './ListingScreen';

beforeEach(() => localStorage.setItem('userCurrency', 'PKR'));

const ASKED = 'location=Lahore&guests=400&date=2026-12-19&partOfDay=evening';

function open(query: string, found = 2) {
  const server = fakeServer({
    SearchHalls: () => ({ halls: hallCards(found, { totalCount: found }) }),
    FreeDates: () => ({ freeDates: [] }),
    HallTotal: ({ variables }) => {
      const { guests } = variables.filter as { guests?: number };
      const totalCount = guests === undefined ? 12 : 0;
      return { halls: { __typename: 'HallPage', totalCount, totalCountIsLowerBound: false } };
    },
  });
  return renderApp(<AllVenuesScreen />, { at: `/venues/all?${query}`, server });
}

function givePosition(getCurrentPosition: Geolocation['getCurrentPosition']) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

describe('[decision 0052] results', () => {
  it('say in a sentence what was asked, and carry it on to each hall', async () => {
    const { container } = open(`${ASKED}&minRating=4`);
    expect(
      await screen.findByRole('heading', {
        name: '2 venues in Lahore, free on Saturday, December 19 in the evening, for 400 guests',
      }),
    ).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: /^View Details/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`^/hall/\\d+/[^?]+\\?${ASKED}$`)));
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    ['date=2026-12-01&lastDate=2026-12-31&weekdays=6', /free on a Saturday from December 1\s–\s31$/],
    ['date=2026-12-19&startTime=12%3A00&endTime=16%3A00', /free on Saturday, December 19 from 12:00 PM to 4:00 PM$/],
  ])('say %s', async (query, sentence) => {
    open(query);
    expect(await screen.findByRole('heading', { name: sentence })).toBeInTheDocument();
  });

  it('each condition is a chip that takes it away', async () => {
    const { user, address } = open(`${ASKED}&minRating=4`);
    const conditions = within(await screen.findByRole('list', { name: 'What you asked for' }));
    const chips = conditions.getAllByRole('link').map(({ textContent }) => textContent);
    expect(chips).toEqual(['Lahore', 'Sat, Dec 19', 'Evening', '400 guests', '4.0+']);
    await user.click(conditions.getByRole('link', { name: 'Remove Sat, Dec 19' }));
    expect(address()).toBe('/venues/all?location=Lahore&minRating=4&guests=400');
    expect(screen.getByRole('list', { name: 'What you asked for' })).toHaveFocus();
  });

  it('are ordered beside the sentence', async () => {
    const { user, address } = open('location=Lahore');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Lowest price');
    expect(address()).toBe('/venues/all?location=Lahore&order=price');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Highest rating');
    expect(address()).toBe('/venues/all?location=Lahore');
  });

  it('come nearest first once the visitor has said where they are, in the place that was searched for', async () => {
    const at = { coords: { latitude: 31.52044, longitude: 74.35883 } } as GeolocationPosition;
    givePosition((found) => found(at));
    const { user, address } = open('location=Lahore');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Nearest');
    await waitFor(() => expect(address()).toBe('/venues/all?location=Lahore&near=31.52%2C74.359%2C500&order=distance'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most reviewed');
    expect(address()).toBe('/venues/all?location=Lahore&near=31.52%2C74.359%2C500&order=reviews');
  });

  it('stay in their order where the visitor doesn’t say it', async () => {
    givePosition((_found, fail) => fail?.({ message: 'no' } as GeolocationPositionError));
    const { user, address } = open('location=Lahore&order=recommended');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Nearest');
    expect(await screen.findByText(/^Your place could not be found/)).toBeInTheDocument();
    expect(address()).toBe('/venues/all?location=Lahore&order=recommended');
    expect(screen.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('Recommended');
  });

  it('without their place, are no longer ordered by distance', async () => {
    const { user, address } = open('guests=400&near=31.52%2C74.35%2C25&order=distance');
    await user.click(await screen.findByRole('link', { name: 'Remove Near me' }));
    expect(address()).toBe('/venues/all?guests=400');
  });

  it('that are none say what to change, with how many there are then', async () => {
    const { user, address } = open('location=Lahore&guests=4000', 0);
    await user.click(await screen.findByRole('link', { name: 'Without “4,000 guests”: 12 venues' }));
    expect(screen.queryByRole('link', { name: /Without “Lahore”/ })).not.toBeInTheDocument();
    expect(address()).toBe('/venues/all?location=Lahore');
  });
});
