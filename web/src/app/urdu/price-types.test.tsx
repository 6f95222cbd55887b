import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { SetupScreen } from '../../features/catalogue/owner/SetupScreen';
import { CATALOGUE } from '../../features/catalogue/owner/testing';
import { LocaleProvider } from '../../i18n/locale';
import { chooseLocale, provideTranslator } from '../../i18n/locale-store';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { urdu } from './load-urdu';

provideTranslator(() => Promise.resolve(urdu));

it('the business setup says in Urdu how something is charged, in its form and in its list', async () => {
  await act(() => chooseLocale('ur'));
  const server = fakeServer({ Catalogue: () => ({ viewerCatalogue: CATALOGUE }) });
  renderApp(
    <LocaleProvider locale="ur">
      <SetupScreen availability={null} settings={null} />
    </LocaleProvider>,
    { at: '/business/setup?tab=fixedServices', viewer: person({ role: 'BUSINESS' }), server },
  );
  expect(await screen.findByText('مقررہ')).toBeVisible();
  expect(screen.getByText(/100\.00.* فی گھنٹہ$/)).toBeVisible();
});
