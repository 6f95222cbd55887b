import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { LocaleProvider } from '../../i18n/locale';
import { currentLocale, provideTranslator } from '../../i18n/locale-store';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { fakeServer, type Asked } from '../../testing/server';
import { AccountLocale } from '../AccountLocale';
import { LanguageSwitch } from '../layouts/LanguageSwitch';
import { urdu } from './load-urdu';

provideTranslator(() => Promise.resolve(urdu));

it('the account keeps the last of two choices, however slowly the first one is answered', async () => {
  const answers: (() => void)[] = [];
  const saved: unknown[] = [];
  const server = fakeServer({
    UpdateProfile: ({ variables }: Asked) =>
      new Promise((resolve) => {
        const { locale } = variables.input as { locale: string };
        saved.push(locale);
        answers.push(() => resolve({ updateProfile: person({ locale }) }));
      }),
  });
  const { user } = renderApp(
    <LocaleProvider>
      <AccountLocale />
      <LanguageSwitch />
    </LocaleProvider>,
    { viewer: person({ locale: 'en' }), server },
  );
  await waitFor(() => expect(server.times('Viewer')).toBe(1));
  await user.click(screen.getByRole('button', { name: 'اردو میں دیکھیں' }));
  await user.click(await screen.findByRole('button', { name: 'EN, switch to English' }));
  await waitFor(() => expect(currentLocale()).toBe('en'));
  expect(saved).toEqual(['ur']);

  answers.shift()?.();
  await waitFor(() => expect(saved).toEqual(['ur', 'en']));
  expect(currentLocale()).toBe('en');
  answers.shift()?.();
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
  expect(currentLocale()).toBe('en');
  expect(await screen.findByRole('button', { name: 'اردو میں دیکھیں' })).toBeVisible();
});
