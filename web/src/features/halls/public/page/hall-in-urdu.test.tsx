import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LocaleProvider, type Locale } from '../../../../i18n/locale';
import { hallContact, hallOnPage } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { HallScreen } from './HallScreen';

const URDU = { hallNameUrdu: 'موتی محل', descriptionUrdu: 'باغ کے بیچ ایک کشادہ ہال۔' };

const SHARING = [
  { __typename: 'SharingHall', id: 13, title: 'Pearl Hall, North', hallNameUrdu: 'موتی محل، شمالی حصہ' },
  { __typename: 'SharingHall', id: 14, title: 'Pearl Hall, South', hallNameUrdu: null },
];

function open(locale: Locale, hall: Partial<typeof URDU>, hallsSharingSpace: readonly object[] = []) {
  return renderApp(
    <LocaleProvider locale={locale}>
      <HallScreen
        id={12}
        rating={undefined}
        save={() => null}
        ask={() => null}
        reviews={() => null}
        booking={(shown) => <p>{`Book ${shown.title}`}</p>}
        similar={() => null}
        onShown={() => undefined}
      />
    </LocaleProvider>,
    {
      at: '/hall/12',
      server: fakeServer({
        HallPage: () => ({ hall: hallOnPage(hall) }),
        HallContact: () => ({ hallContact: hallContact() }),
        HallsSharingSpace: () => ({ hallsSharingSpace }),
        HallAnswerTime: () => ({ hall: { __typename: 'HallDetail', id: 12, answersWithinHours: null } }),
        NextFreeDates: () => ({ nextFreeDates: [] }),
      }),
    },
  );
}

describe('a hall with an Urdu name', () => {
  it('shows it and its Urdu description to readers of Urdu, in the title of the page and in what books it too', async () => {
    open('ur', URDU);
    expect(await screen.findByRole('heading', { level: 1, name: URDU.hallNameUrdu })).toBeInTheDocument();
    expect(screen.getByText(URDU.descriptionUrdu)).toBeInTheDocument();
    expect(screen.getByText(`Book ${URDU.hallNameUrdu}`)).toBeInTheDocument();
    expect(document.title).toContain(URDU.hallNameUrdu);
  });

  it('is named by it where another hall shares its space, at its ordinary address', async () => {
    open('ur', {}, SHARING);
    const north = await screen.findByRole('link', { name: 'موتی محل، شمالی حصہ' });
    expect(north).toHaveAttribute('href', '/hall/13/pearl-hall-north');
    expect(screen.getByRole('link', { name: 'Pearl Hall, South' })).toBeInTheDocument();
  });

  it('shows the ordinary name to everybody else', async () => {
    open('en', URDU);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pearl Hall' })).toBeInTheDocument();
  });

  it('shows the ordinary name to readers of Urdu where it has no other', async () => {
    open('ur', {});
    expect(await screen.findByRole('heading', { level: 1, name: 'Pearl Hall' })).toBeInTheDocument();
  });
});
