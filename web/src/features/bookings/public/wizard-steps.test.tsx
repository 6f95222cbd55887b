import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { bookingServer, next, previous, startAt, toReview } from '../../../testing/booking-wizard';
import { bookableHall, march } from '../../../testing/bookings';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { addToBasket } from '../function-basket';
import { BookingSection } from './BookingSection';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

function History() {
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Page">{useLocation().pathname}</output>
      <button type="button" onClick={() => void navigate('/hall/3')}>
        To the hall
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
    </>
  );
}

function open(server = bookingServer(), at = '/hall/3') {
  const page = (
    <>
      <BookingSection hall={bookableHall()} />
      <History />
    </>
  );
  return renderApp(page, { at, viewer: person({ phone: '+92 300 1112223' }), server });
}

/** Presses the browser's Back once the address no longer asks for the time that was requested. */
async function leaveByBack(user: UserEvent, address: () => string): Promise<void> {
  await waitFor(() => expect(address()).toBe('/hall/3'));
  await user.click(screen.getByRole('button', { name: 'Browser back' }));
  await waitFor(() => expect(screen.getByRole('status', { name: 'Page' })).toHaveTextContent('/venues'));
}

describe('[customer §4 Booking wizard] the steps of the wizard', () => {
  it('going back, in the wizard or in the browser, leads to the step before', async () => {
    startAt(1);
    const { user } = open();
    await screen.findByText('When is your event?');
    const back = () => user.click(screen.getByRole('button', { name: 'Browser back' }));
    await user.click(next());
    await user.click(next());
    expect(await screen.findByText('What would you like with it?')).toBeVisible();
    await back();
    expect(await screen.findByText('How many guests do you expect?')).toBeVisible();
    await user.click(next());
    await user.click(previous());
    expect(await screen.findByText('How many guests do you expect?')).toBeVisible();
    await back();
    expect(await screen.findByText('When is your event?')).toBeVisible();
    expect(next()).toBeEnabled();
  });

  it('once the request is sent, going back leaves the hall', async () => {
    const { user, address } = open(bookingServer(), '/venues');
    await user.click(screen.getByRole('button', { name: 'To the hall' }));
    await toReview(user);
    await user.click(await screen.findByRole('button', { name: 'Submit Booking' }));
    expect(await screen.findByRole('heading', { name: 'Your request is sent' })).toBeVisible();
    await leaveByBack(user, address);
  });

  it('going back leaves the hall also after a step that was done has been pressed', async () => {
    const { user, address } = open(bookingServer(), '/venues');
    await user.click(screen.getByRole('button', { name: 'To the hall' }));
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Menu & Services' }));
    for (let step = 3; step < 5; step += 1) await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Submit Booking' }));
    expect(await screen.findByRole('heading', { name: 'Your request is sent' })).toBeVisible();
    await leaveByBack(user, address);
  });

  it('steps that are done can be pressed, and the browser leads back from them', async () => {
    startAt(3);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Date & Time' }));
    expect(await screen.findByText('When is your event?')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Guest Count' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Browser back' }));
    expect(await screen.findByText('What would you like with it?')).toBeVisible();
  });

  it('the occasion is asked for by one press, and follows from an enquiry', async () => {
    startAt(2, { occasion: 'BIRTHDAY' });
    const server = bookingServer();
    const { user, address } = open(server, '/hall/3?occasion=walima');
    expect(await screen.findByRole('radio', { name: 'Walima' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Nikah' }));
    await waitFor(() => expect(address()).toContain('occasion=nikah'));
    for (let step = 2; step < 5; step += 1) await user.click(next());
    expect(await screen.findByText('Nikah')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Submit Booking' }));
    await screen.findByRole('heading', { name: 'Your request is sent' });
    expect(server.asked.find(({ operation }) => operation === 'RequestBooking')?.variables).toMatchObject({
      input: { occasion: 'NIKAH' },
    });
  });

  it('asking together comes first once a function has been collected', async () => {
    const { id } = person();
    addToBasket(id, {
      ...{ hallId: 4, hallTitle: 'Royal', timeZone: 'Asia/Karachi', guestCount: 80 },
      ...{ startTime: '2027-03-19T14:00:00.000Z', endTime: '2027-03-19T18:00:00.000Z' },
      ...{ occasion: null, optionalServices: [], specialRequests: null },
    });
    startAt(5, { customerName: 'Ayesha', customerPhone: '+92 300 1112223', customerEmail: 'a@mail.test' }, id);
    open();
    const together = await screen.findByRole('button', { name: 'Ask together' });
    const submit = screen.getByRole('button', { name: 'Submit Booking' });
    expect(together.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(submit).not.toHaveClass('ant-btn-primary');
  });

  it('a day on which it is too late to book is past only once it is over', async () => {
    const server = bookingServer();
    const { days, ...month } = march({ today: '2027-03-02' });
    const late = days.map((day) => (day.date <= '2027-03-03' ? { ...day, status: 'PAST' as const, free: [] } : day));
    server.answer('HallAvailability', () => ({ hallAvailability: { ...month, days: late } }));
    open(server);
    expect(await screen.findByRole('button', { name: /Mar 1, 2027, past/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Mar 2, 2027, too late to book/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Mar 3, 2027, too late to book/ })).toBeVisible();
  });
});
