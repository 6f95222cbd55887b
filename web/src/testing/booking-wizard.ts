import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { booking, march } from './bookings';
import { keepDraft, type WizardValues } from '../features/bookings/draft';
import { choose } from './choose';
import { fakeServer, type Asked, type FakeServer } from './server';

/** What the wizard sends. */
export interface QuotedInput {
  guestCount: number;
  totalAmount: number;
  clientMutationId: string;
  [field: string]: unknown;
}

/** The input of a call. */
export function readInput(asked: Asked | undefined): QuotedInput {
  return asked?.variables.input as QuotedInput;
}

/** The quote of a server that computes the same figures as the estimate. */
export function quote({ variables }: Asked) {
  const { guestCount } = variables.input as QuotedInput;
  const hallBasePrice = 4 * 10000 + guestCount * 1500;
  return {
    calculatePrice: {
      __typename: 'PriceQuote',
      hallId: 3,
      isAvailable: true,
      cityRules: [],
      shiftName: null,
      rateReason: null,
      currency: 'PKR',
      hours: 4,
      pricePerHour: 0,
      guestCount,
      hallBasePrice,
      menuAmount: 0,
      menu: null,
      categoryPrice: 5000,
      typePrice: 0,
      fixedServicesPrice: 0,
      optionalServicesPrice: 0,
      discountPercentage: 0,
      discountAmount: 0,
      taxPercentage: 0,
      taxAmount: 0,
      totalPrice: hallBasePrice + 5000,
      fixedServices: [],
      optionalServices: [],
    },
  };
}

/** A server with a hall's month, its price, and an answer to a request. */
export function bookingServer(): FakeServer {
  return fakeServer({
    HallAvailability: ({ variables }) => ({
      hallAvailability: variables.month === '2027-04' ? march({ month: '2027-04', days: [] }) : march(),
    }),
    HallMenus: () => ({ hallMenus: [] }),
    CalculatePrice: quote,
    HallBusinessTerms: () => ({ hallBusinessTerms: null }),
    RequestBooking: () => ({
      requestBooking: booking(),
    }),
  });
}

/** The wizard's button Next. */
export const next = () => screen.getByRole('button', { name: 'Next' });
/** The wizard's button Previous. */
export const previous = () => screen.getByRole('button', { name: 'Previous' });

/** Fills the first step. */
export async function chooseTimes(user: UserEvent, day = /Mar 20, 2027/): Promise<void> {
  await user.click(await screen.findByRole('button', { name: day }));
  await choose(user, 'From', '7:00 PM');
  await choose(user, 'Until', '11:00 PM (4 hours)');
}

/**
 * Lets the wizard of hall 3 open at a step, as for a customer who returns: the steps before it are filled in.
 * @param viewerId who filled them in; null for a visitor
 */
export function startAt(step: number, values: Partial<WizardValues> = {}, viewerId: number | null = null): void {
  const time = { date: '2027-03-20', startTime: '19:00', endTime: '23:00' };
  keepDraft(3, viewerId, { step, values: { ...time, guests: 150, ...values } });
}

/** Fills the second step. */
export async function enterGuests(user: UserEvent, count: number): Promise<void> {
  const guests = await screen.findByRole('spinbutton', { name: 'Guests' });
  await user.clear(guests);
  await user.type(guests, String(count));
}

/** Goes through the wizard to its last step. */
export async function toReview(user: UserEvent): Promise<void> {
  await chooseTimes(user);
  await user.click(next());
  await enterGuests(user, 150);
  for (let step = 2; step < 5; step += 1) await user.click(next());
  await screen.findByText('Does everything look right?');
}
