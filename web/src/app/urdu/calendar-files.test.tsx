import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CalendarFileButton } from '../../features/bookings/CalendarFileButton';
import { CalendarFile } from '../../features/bookings/page/messages/visits/CalendarFile';
import { LocaleProvider, type Locale } from '../../i18n/locale';
import { chooseLocale, provideTranslator } from '../../i18n/locale-store';
import { person } from '../../testing/people';
import { renderApp } from '../../testing/render';
import { urdu } from './load-urdu';

provideTranslator(() => Promise.resolve(urdu));

const BOOKING = <CalendarFileButton booking={{ id: 41, invoiceNumber: 'INV-000041' }} />;
const VISIT = <CalendarFile visitId={5} side="CUSTOMER" isComing />;

describe('a calendar file', () => {
  it.each<[string, Locale, ReactNode, string]>([
    ['of a booking', 'ur', BOOKING, '/api/user/bookings/41/calendar.ics?locale=ur'],
    ['of a booking', 'en', BOOKING, '/api/user/bookings/41/calendar.ics?locale=en'],
    ['of a visit', 'ur', VISIT, '/api/user/visits/5/calendar.ics?locale=ur'],
  ])('%s is asked for in the language of the page: %s', async (_what, locale, button, address) => {
    await act(() => chooseLocale(locale));
    const { user } = renderApp(<LocaleProvider locale={locale}>{button}</LocaleProvider>, { viewer: person() });
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('no', { status: 500 }));
    await user.click(await screen.findByRole('button'));
    expect(fetch.mock.calls.map(([asked]) => asked)).toEqual([address]);
    fetch.mockRestore();
  });
});
