import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { placesText as english } from '../../i18n/places.text';
import { placesText } from '../../i18n/places.text.ur';
import { LocaleProvider } from '../../i18n/locale';
import { chooseLocale, provideTranslator } from '../../i18n/locale-store';
import { ResultsMap } from '../../features/halls/public/search/ResultsMap';
import { hallCard, hallCards } from '../../testing/halls';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { urdu } from './load-urdu';

provideTranslator(() => Promise.resolve(urdu));
beforeAll(() => chooseLocale('ur'));
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

describe('[issue: Urdu] places', () => {
  it.each([
    ['Lahore', 'لاہور'],
    [' KARACHI', 'کراچی'],
    ['DHA Phase 5', 'ڈی ایچ اے فیز 5'],
    ['Some Village', 'Some Village'],
    ['لاہور', 'لاہور'],
  ])('%p is %p', (place, name) => {
    expect(placesText.name?.(place)).toBe(name);
    expect(english.en.name(place)).toBe(place);
  });

  it('an address ends in the names of its area and city, and is whole where they have none', () => {
    expect(placesText.address?.('52-B1, M. M. Alam Road, Gulberg, Lahore')).toBe(
      '\u206852-B1, M. M. Alam Road\u2069، گلبرگ، لاہور',
    );
    expect(placesText.address?.('Gulberg, Lahore')).toBe('گلبرگ، لاہور');
    expect(placesText.address?.('Lahore Road, Kot Radha Kishan')).toBe('Lahore Road, Kot Radha Kishan');
    expect(english.en.address('Gulberg, Lahore')).toBe('Gulberg, Lahore');
  });

  it.each([
    ['52-B1, M. M. Alam Road, Gulberg, Lahore', 'Lahore', 'گلبرگ، لاہور'],
    ['House 9, Green Colony, Lahore', 'Lahore', '\u2068Green Colony\u2069، لاہور'],
    ['House 9, Lahore', 'Lahore', '\u2068House 9\u2069، لاہور'],
    ['Some Street, Some Village', 'Some Village', 'Some Street, Some Village'],
  ])('%s is %s: %s where there is little room', (location, city, short) => {
    expect(placesText.short?.(location, city)).toBe(short);
    expect(english.en.short(location, city)).toBe(location);
  });

  it('are named in Urdu on the map, and in the addresses beside it', async () => {
    const at = { latitude: 31.5, longitude: 74.3, location: 'Gulberg, Lahore', city: 'Lahore' };
    const other = { latitude: 24.8, longitude: 67, location: 'Clifton, Karachi', city: 'Karachi' };
    const halls = [
      hallCard({ id: 1, title: 'Pearl Hall', ...at }),
      hallCard({ id: 2, title: 'Sea View', ...other }),
      hallCard({ id: 3, title: 'Nowhere', ...other, latitude: null, longitude: null }),
    ];
    renderApp(
      <LocaleProvider>
        <ResultsMap search={{}} featured={false} />
      </LocaleProvider>,
      {
        server: fakeServer({
          SearchHalls: () => ({ halls: { ...hallCards(halls.length), nodes: halls, datePrices: [] } }),
          MapConfig: () => ({ clientConfig: { __typename: 'ClientConfig', mapTilesUrl: '', mapAttribution: '' } }),
        }),
      },
    );
    const map = within(await screen.findByRole('region', { name: 'ملنے والے ہالوں کا نقشہ' }));
    expect(map.getByText('لاہور')).toBeInTheDocument();
    expect(map.queryByText('Lahore')).toBeNull();
    expect(screen.getByText(/کلفٹن، کراچی/)).toBeInTheDocument();
  });
});
