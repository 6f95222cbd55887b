import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { bookingServer, enterGuests, next, startAt } from '../../../testing/booking-wizard';
import { bookableHall } from '../../../testing/bookings';
import { choose } from '../../../testing/choose';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { selected } from '../../../testing/selected';
import { BookingSection } from './BookingSection';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const open = (query: string) =>
  renderApp(<BookingSection hall={bookableHall()} />, {
    at: `/hall/3?${query}`,
    viewer: person({ phone: '+92 300 1112223' }),
    server: bookingServer(),
  });
const chosenDay = (name: RegExp) => screen.findByRole('button', { name, pressed: true });

describe('[decision 0052] the wizard begins with what was asked', () => {
  it('has day, part of the day and guests filled in, and the address follows it', async () => {
    const { user, address } = open('location=Lahore&guests=280&date=2027-03-20&partOfDay=evening#book');
    expect(await chosenDay(/Mar 20, 2027/)).toBeVisible();
    await waitFor(() => expect(selected('From')).toHaveTextContent('7:00 PM'));
    expect(selected('Until')).toHaveTextContent('11:00 PM (4 hours)');
    const hours = 'startTime=19%3A00&endTime=23%3A00';
    expect(address()).toBe(`/hall/3?location=Lahore&guests=280&date=2027-03-20&${hours}#book`);
    await user.click(next());
    expect(await screen.findByRole('spinbutton', { name: 'Guests' })).toHaveValue('280');
    await enterGuests(user, 250);
    const followed = `/hall/3?location=Lahore&guests=250&date=2027-03-20&${hours}#book`;
    await waitFor(() => expect(address()).toBe(followed));
  });

  it('hours that were searched for are chosen where they are free, and kept for another day', async () => {
    const { user, address } = open('date=2027-03-20&startTime=12%3A00&endTime=15%3A00');
    await waitFor(() => expect(selected('Until')).toHaveTextContent('3:00 PM (3 hours)'));
    await user.click(screen.getByRole('button', { name: /Mar 21, 2027/ }));
    expect(selected('From')).toHaveTextContent('12:00 PM');
    expect(address()).toBe('/hall/3?date=2027-03-21&startTime=12%3A00&endTime=15%3A00');
  });

  it('hours off the half hours are chosen too, and stay on offer beside another time', async () => {
    const { user, address } = open('date=2027-03-20&startTime=19%3A15&endTime=23%3A00');
    await waitFor(() => expect(selected('Until')).toHaveTextContent('11:00 PM (3¾ hours)'));
    expect(selected('From')).toHaveTextContent('7:15 PM');
    await user.click(screen.getByRole('button', { name: /Mar 21, 2027/ }));
    expect(address()).toBe('/hall/3?date=2027-03-21&startTime=19%3A15&endTime=23%3A00');
    await choose(user, 'From', '8:00 PM');
    await choose(user, 'From', '7:15 PM');
    expect(selected('Until')).toHaveTextContent('11:00 PM (3¾ hours)');
    expect(next()).toBeEnabled();
  });

  it('what was left in this tab gives way to the day that is asked for', async () => {
    startAt(3, { guests: 90 });
    open('date=2027-03-21');
    expect(await chosenDay(/Mar 21, 2027/)).toBeVisible();
    expect(screen.queryByText('7:00 PM')).not.toBeInTheDocument();
  });

  it('a range opens its month and chooses no day', async () => {
    const { server } = open('date=2027-04-01&lastDate=2027-04-30&weekdays=6');
    await screen.findByText('When is your event?');
    await waitFor(() => expect(server.asked.some(({ variables }) => variables.month === '2027-04')).toBe(true));
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  });

  it.each([
    ['date=2027-03-19&lastDate=2027-03-21', true],
    ['date=2027-03-19&lastDate=2027-03-21&weekdays=0,1', false],
    ['date=2027-03-22&lastDate=2027-03-31', false],
  ])('of what was left in this tab, a day of the range is kept: %s', async (query, isKept) => {
    startAt(1);
    open(query);
    await screen.findByText('When is your event?');
    if (isKept) expect(await chosenDay(/Mar 20, 2027/)).toBeVisible();
    else expect(await screen.findByRole('button', { name: /Mar 20, 2027/, pressed: false })).toBeVisible();
  });

  it('guests are never guessed, and more than the hall holds are refused', async () => {
    startAt(2, { guests: 0 });
    const { unmount } = open('');
    const guests = await screen.findByRole('spinbutton', { name: 'Guests' });
    expect(guests).toHaveValue('');
    expect(guests).toHaveAccessibleDescription('Enter how many you expect, up to 300: the price depends on it.');
    expect(next()).toBeDisabled();
    unmount();
    startAt(2, { guests: 0 });
    open('guests=400');
    expect(await screen.findByText('Enter one number from 1 to 300.')).toBeVisible();
  });
});

describe('[decision 0052] a time in two presses', () => {
  it('lunch, evening and all day come first, as far as the day has room', async () => {
    startAt(1, { startTime: '', endTime: '' });
    const { user, address } = open('');
    await user.click(await screen.findByRole('radio', { name: 'Lunch 12:00 PM – 4:00 PM' }));
    expect(address()).toBe('/hall/3?guests=150&date=2027-03-20&startTime=12%3A00&endTime=16%3A00');
    expect(screen.getByRole('radio', { name: 'All day 10:00 AM – 11:00 PM' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Mar 10, 2027, partly free/ }));
    // Taken from 7 to 11 PM.
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Evening/ })).not.toBeInTheDocument());
    expect(screen.getByRole('radio', { name: /^Lunch/ })).toBeChecked();
  });

  it('the lists take what is typed', async () => {
    startAt(1, { startTime: '', endTime: '' });
    const { user } = open('');
    const from = await screen.findByRole('combobox', { name: 'From' });
    await user.click(from);
    expect(screen.getByTitle('7:00 PM')).toBeInTheDocument();
    await user.type(from, '1830');
    expect(screen.queryByTitle('7:00 PM')).not.toBeInTheDocument();
    await user.click(screen.getByTitle('6:30 PM'));
    expect(selected('From')).toHaveTextContent('6:30 PM');
  });
});
