import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { saveOfflineCopy, type OfflineBooking } from '../features/bookings/offline-copy';
import { localStore } from '../lib/storage';
import { accessibilityProblems } from '../testing/axe';
import { testToken } from '../testing/tokens';
import { drawOfflinePage } from './offline-page';

const NOW = new Date('2027-03-02T07:00:00.000Z');
const BOOKING: OfflineBooking = {
  id: 41,
  stage: 'UPCOMING',
  hallTitle: 'Moti Mahal',
  hallNameUrdu: null,
  hallLocation: 'Canal Road, Lahore',
  businessName: 'Shalimar Banquets',
  businessContact: { national: '0300 1234567', dialerUrl: 'tel:+923001234567' },
  startTime: '2027-03-20T14:00:00.000Z',
  endTime: '2027-03-20T20:00:00.000Z',
  timeZone: 'Asia/Karachi',
  shiftName: 'Dinner',
  guestCount: 1350,
};

function draw({ languages = ['en'], onRetry = () => undefined }: { languages?: string[]; onRetry?: () => void } = {}) {
  drawOfflinePage({ store: localStore, languages, now: NOW, onRetry });
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', testToken({ id: 7 }));
});

describe('[issue: beautiful] the page without a connection', () => {
  it('shows what a customer needs on the way to a function', async () => {
    saveOfflineCopy(localStore, 7, [BOOKING], new Date('2027-03-01T18:30:00.000Z'));
    draw();
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    expect(screen.getByRole('banner').querySelectorAll('path')).toHaveLength(2);
    const card = within(screen.getByRole('listitem'));
    expect(card.getByRole('heading', { name: 'Moti Mahal' })).toBeVisible();
    expect(card.getByText('Confirmed')).toBeVisible();
    expect(card.getByText('Sat, Mar 20, 2027')).toBeVisible();
    // The evening of Lahore, wherever the phone is.
    expect(card.getByText('Dinner, 7:00 PM – 1:00 AM (next day)')).toBeVisible();
    expect(card.getByText('Canal Road, Lahore')).toBeVisible();
    expect(card.getByText('1,350 guests · Booking 41')).toBeVisible();
    expect(card.getByRole('link', { name: 'Call Shalimar Banquets 0300 1234567' })).toHaveAttribute(
      'href',
      'tel:+923001234567',
    );
    expect(screen.getByText(/^As of Mar \d, 2027/)).toBeVisible();
    expect(await accessibilityProblems(document.body)).toEqual([]);
  });

  it('names a request that waits, whose hall can’t be called yet', () => {
    saveOfflineCopy(localStore, 7, [{ ...BOOKING, stage: 'WAITING', businessContact: null }], NOW);
    draw();
    expect(screen.getByText('Waiting for an answer')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leaves out what is over by now', () => {
    saveOfflineCopy(
      localStore,
      7,
      [{ ...BOOKING, startTime: '2027-03-01T14:00:00.000Z', endTime: NOW.toISOString() }],
      NOW,
    );
    draw();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByText(/^No bookings are kept on this device/)).toBeVisible();
  });

  it('shows texts as texts', () => {
    saveOfflineCopy(localStore, 7, [{ ...BOOKING, hallTitle: '<img src=x onerror=alert(1)>' }], NOW);
    draw();
    expect(screen.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('shows nobody’s bookings without a session, nor those of another account', () => {
    saveOfflineCopy(localStore, 7, [BOOKING], NOW);
    localStorage.setItem('token', testToken({ id: 8 }));
    draw();
    expect(screen.queryByText('Moti Mahal')).toBeNull();
    expect(screen.getByText(/^No bookings are kept on this device/)).toBeVisible();
    expect(localStorage.getItem('offlineBookings')).toBeNull();
  });

  it('is in Urdu for readers of Urdu', () => {
    saveOfflineCopy(localStore, 7, [{ ...BOOKING, hallNameUrdu: 'موتی محل' }], NOW);
    draw({ languages: ['ur-PK'] });
    expect(screen.getByRole('heading', { name: 'موتی محل' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'آپ آف لائن ہیں' })).toBeVisible();
    expect(screen.getByText('تصدیق شدہ')).toBeVisible();
    expect(document.title).toBe('آپ آف لائن ہیں · Mehfil');
  });

  it('opens the wanted page again', async () => {
    const onRetry = jest.fn();
    draw({ onRetry });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
