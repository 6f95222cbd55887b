import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { AllVenuesScreen } from '../../features/halls/public/search/ListingScreen';
import { LocaleProvider } from '../../i18n/locale';
import { chooseLocale, provideTranslator } from '../../i18n/locale-store';
import { allInPriceWithMenu, hallCards } from '../../testing/halls';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { urdu } from './load-urdu';

provideTranslator(() => Promise.resolve(urdu));

it('a price says in Urdu with which menu it is, by the name that the owner gave it', async () => {
  await act(() => chooseLocale('ur'));
  const server = fakeServer({
    SearchHalls: () => ({ halls: { ...hallCards(1), allInPrices: [allInPriceWithMenu()] } }),
  });
  renderApp(
    <LocaleProvider locale="ur">
      <AllVenuesScreen />
    </LocaleProvider>,
    { at: '/venues/all?date=2027-03-06&guests=400', server },
  );
  expect(await screen.findByRole('button', { name: /مینو .*سلور.* کے ساتھ/ })).toBeInTheDocument();
});
