import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { CHOICES } from '../../features/halls/owner/hall-form/testing';
import { TheirStep } from '../../features/halls/owner/hall-form/TheirStep';
import type { HallChoices } from '../../features/halls/owner/hall-form/HallSections';
import { formatsFor } from '../../i18n/format';
import { LocaleProvider } from '../../i18n/locale';
import { chooseLocale, prepareArea, provideTranslator } from '../../i18n/locale-store';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { urdu } from './load-urdu';

provideTranslator(() => Promise.resolve(urdu));

it('what a colleague has made of a step is told in Urdu, each value in its own direction', async () => {
  await act(() => prepareArea('owner'));
  await act(() => chooseLocale('ur'));
  const amenities = [
    { id: 4, name: 'Parking', description: null },
    { id: 5, name: 'Zen corner', description: null },
  ];
  renderApp(
    <LocaleProvider locale="ur">
      <TheirStep
        choices={{ ...CHOICES, amenities } as HallChoices}
        theirs={{ amenityIds: [4, 5], outsideDecorCharge: 250_000, parkingSpaces: 1200, latitude: 31.520_37 }}
        mine={{ amenityIds: [], outsideDecorCharge: null, parkingSpaces: null, latitude: null }}
      />
    </LocaleProvider>,
    { viewer: person({ role: 'BUSINESS' }) },
  );
  await screen.findByRole('list');
  const values = screen.getAllByRole('listitem').map((item) => /: \u2068(.*)\u2069$/s.exec(item.textContent)?.[1]);
  const { listMoney, number } = formatsFor('ur');
  expect(values).toEqual(['پارکنگ، Zen corner', listMoney(250_000, 'PKR'), number(1200), '31.52037']);
});
