import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LocaleProvider, type Locale } from '../../../../i18n/locale';
import { hallContact, hallOnPage } from '../../../../testing/halls';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { HallScreen } from './HallScreen';

const URDU = { hallNameUrdu: 'موتی محل', descriptionUrdu: 'باغ کے بیچ ایک کشادہ ہال۔' };

function open(locale: Locale, hall: Partial<typeof URDU>) {
  return renderApp(
    <LocaleProvider locale={locale}>
      <HallScreen
        id={12}
        rating={undefined}
        save={() => null}
        reviews={() => null}
        booking={(shown) => <p>{`Book ${shown.title}`}</p>}
        answerTime={() => null}
        onDay={() => undefined}
        onShown={() => undefined}
      />
    </LocaleProvider>,
    {
      at: '/hall/12',
      server: fakeServer({
        HallPage: () => ({ hall: hallOnPage(hall) }),
        HallContact: () => ({ hallContact: hallContact() }),
        HallsSharingSpace: () => ({ hallsSharingSpace: [] }),
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

  it('shows the ordinary name to everybody else', async () => {
    open('en', URDU);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pearl Hall' })).toBeInTheDocument();
  });

  it('shows the ordinary name to readers of Urdu where it has no other', async () => {
    open('ur', {});
    expect(await screen.findByRole('heading', { level: 1, name: 'Pearl Hall' })).toBeInTheDocument();
  });
});
