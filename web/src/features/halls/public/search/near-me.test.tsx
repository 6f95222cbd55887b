import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { hallCards } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { AllVenuesScreen } from './ListingScreen';

/** Says where the visitor is, once they have been asked. */
let tellPlace: () => void;

beforeEach(() => {
  localStorage.setItem('userCurrency', 'PKR');
  tellPlace = () => undefined;
  const place = { coords: { latitude: 31.52044, longitude: 74.35883 } } as GeolocationPosition;
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found) => (tellPlace = () => found(place));
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});

afterEach(() => void jest.useRealTimers());

function open(query = '') {
  const server = fakeServer({
    SearchHalls: () => ({ halls: hallCards(2) }),
    PlaceSuggestions: () => ({ placeSuggestions: [{ name: 'Lahore', city: null, hallCount: 12 }] }),
  });
  const pages = (
    <>
      <Link to="/blog">Blog</Link>
      <Routes>
        <Route path="/venues/all" element={<AllVenuesScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
  return renderApp(pages, { at: `/venues/all${query}`, server });
}

const where = () => screen.getByRole('combobox', { name: 'Where' });
/** The place comes, and whatever waited for it goes on. */
const answer = () =>
  act(async () => {
    tellPlace();
    await Promise.resolve();
  });

describe('halls near the visitor', () => {
  it.each([
    ['Karachi', '/venues/all?location=Karachi&guests=400'],
    ['', '/venues/all?guests=400'],
  ])('are no longer wanted once “%s” is typed as the place', async (typed, found) => {
    const at = typed === '' ? '?location=Lahore&guests=400' : '?guests=400';
    const page = open(`${at}&near=31.52%2C74.359%2C25&order=distance`);
    fireEvent.change(where(), { target: { value: typed } });
    await page.user.click(screen.getByRole('button', { name: 'Search' }));
    expect(page.address()).toBe(found);
  });
});

describe('the place of the visitor, when it comes late', () => {
  const askNearMe = async ({ user }: ReturnType<typeof open>) => {
    await user.click(where());
    await user.click(await screen.findByRole('option', { name: /^Halls near me/ }));
  };
  const askNearest = async ({ user }: ReturnType<typeof open>) =>
    user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Nearest');

  it('joins what was chosen meanwhile, and leaves its panel open', async () => {
    const page = open();
    await askNearMe(page);
    await page.user.click(screen.getByRole('button', { name: /^Guests/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Guests' }));
    await page.user.click(panel.getByRole('button', { name: 'More guests' }));
    await answer();
    expect(screen.queryByRole('dialog', { name: 'Date' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Search' }));
    expect(page.address()).toBe('/venues/all?guests=50&near=31.52%2C74.359%2C25&order=distance');
  });

  it('doesn’t replace a place that was typed meanwhile', async () => {
    const page = open();
    await askNearMe(page);
    await page.user.type(where(), 'Karachi');
    await answer();
    await page.user.click(screen.getByRole('button', { name: 'Search' }));
    expect(page.address()).toBe('/venues/all?location=Karachi');
  });

  it('orders what is searched for by then', async () => {
    const page = open('?location=Lahore&guests=400');
    await askNearest(page);
    await page.user.click(screen.getByRole('link', { name: 'Remove 400 guests' }));
    await answer();
    expect(page.address()).toMatch(/^\/venues\/all\?location=Lahore&near=31\.52%2C74\.359%2C\w+&order=distance$/);
  });

  it('doesn’t change an order that was chosen meanwhile', async () => {
    const page = open('?location=Lahore');
    await askNearest(page);
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Lowest price');
    await answer();
    expect(page.address()).toBe('/venues/all?location=Lahore&order=price');
  });

  it.each([
    ['Near me', askNearMe],
    ['Nearest', askNearest],
  ])('changes nothing once the page of %s is left', async (_name, ask) => {
    const page = open('?guests=400');
    await ask(page);
    await page.user.click(screen.getByRole('link', { name: 'Blog' }));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    await answer();
    act(() => jest.advanceTimersByTime(SEARCH_LIMITS.landingDebounceMs));
    expect(page.address()).toBe('/blog');
  });
});
