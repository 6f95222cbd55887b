import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentFieldsFragment } from '../../../../graphql/generated/booking-payments';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { provideTranslator } from '../../../../i18n/locale-store';
import { createTranslator } from '../../../../i18n/translator';
import { remindCustomerText } from './remind-customer.text.ur';
import { RemindCustomer } from './RemindCustomer';

const urdu = createTranslator(() => Promise.resolve({ remindCustomerText }));
provideTranslator(() => Promise.resolve(urdu));

const part = (left: number, dueOn: string | null) => ({ left, dueOn }) as PaymentFieldsFragment['parts'][number];

const BOOKING = {
  ...{ __typename: 'Booking', id: 41, source: 'CUSTOMER', status: 'CONFIRMED', paymentDueAt: null },
  ...{ hallTitle: 'Rose Hall', hallNameUrdu: 'گلاب ہال', date: '2027-03-20', customerName: 'Sara' },
  customerContact: { __typename: 'ContactLinks', whatsappUrl: 'https://wa.me/923001' },
};

const reader = (bookingId: number, customerLocale: string | null) => ({
  bookingPayments: { __typename: 'BookingPayments', bookingId, customerLocale },
});

function open(payments: Partial<PaymentFieldsFragment>, booking: object = {}, customerLocale: string | null = null) {
  const server = fakeServer({
    RemindedBooking: () => ({
      ...reader(41, customerLocale),
      booking: {
        ...BOOKING,
        ...booking,
      },
    }),
  });
  const given = { bookingId: 41, currency: 'PKR', due: 0, parts: [part(0, '2027-03-01'), part(750, '2027-03-13')] };
  renderApp(<RemindCustomer payments={{ ...given, ...payments } as PaymentFieldsFragment} />, {
    viewer: person({ role: 'BUSINESS' }),
    server,
  });
  return async () => {
    const link = await screen.findByRole('link', { name: 'Remind by WhatsApp' });
    const url = new URL(link.getAttribute('href') ?? '');
    return { address: url.origin + url.pathname, text: url.searchParams.get('text')?.replaceAll('\u00a0', ' ') };
  };
}

describe('[product: Money] the message that reminds of a payment', () => {
  it('names hall, day and amount, and leads to the booking', async () => {
    const { address, text } = await open({ due: 250 })();
    expect(address).toBe('https://wa.me/923001');
    expect(text).toBe(
      [
        'Hello Sara,',
        'this is about your booking of Rose Hall on March 20, 2027.',
        '₨ 250.00 is due.',
        `Your booking, where you can send a proof of payment: ${window.location.origin}/bookings/41`,
      ].join('\n'),
    );
  });

  it('has the next part before anything is due, and no link for guests without an account', async () => {
    const { text } = await open({}, { source: 'OWNER' })();
    expect(text).toContain('₨ 750.00 is due on March 13, 2027.');
    expect(text).not.toContain('/bookings/');
  });

  it('is in the language of the customer’s account', async () => {
    const read = open({ due: 250 }, {}, 'ur');
    await waitFor(async () => expect((await read()).text).toMatch(/^السلام علیکم \u2068Sara\u2069،\n/));
    const { text } = await read();
    expect(text).toContain('گلاب ہال');
    expect(text).not.toContain('Rose Hall');
    expect(screen.queryByText('English')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('lang', 'ur');
  });

  it('is in a language that is chosen where the account has none', async () => {
    const user = userEvent.setup();
    const read = open({ due: 250 }, { source: 'OWNER' });
    expect((await read()).text).toMatch(/^Hello Sara,/);
    // Smaller ones are no targets for fingers.
    expect(screen.getByRole('radiogroup', { name: 'Language of the message' })).not.toHaveClass('ant-segmented-sm');
    await user.click(screen.getByText('اردو'));
    await waitFor(async () => expect((await read()).text).toMatch(/^السلام علیکم \u2068Sara\u2069،\n/));
    await user.click(screen.getByText('English'));
    await waitFor(async () => expect((await read()).text).toMatch(/^Hello Sara,/));
  });

  it('is of confirmed bookings and accepted requests alone', async () => {
    const paymentDueAt = '2027-03-02T08:00:00.000Z';
    const states: [number, object][] = [
      [1, { status: 'PENDING' }],
      [2, { status: 'CANCELLED' }],
      [3, { status: 'PENDING', paymentDueAt }],
      [4, {}],
    ];
    const server = fakeServer({
      RemindedBooking: ({ variables }) => ({
        ...reader(variables.id as number, 'en'),
        booking: { ...BOOKING, source: 'OWNER', ...new Map(states).get(variables.id as number), id: variables.id },
      }),
    });
    const payments = { currency: 'PKR', due: 250, parts: [part(250, null)] };
    renderApp(
      states.map(([bookingId]) => (
        <section key={bookingId} aria-label={`Booking ${bookingId}`}>
          <RemindCustomer payments={{ ...payments, bookingId } as PaymentFieldsFragment} />
        </section>
      )),
      { viewer: person({ role: 'BUSINESS' }), server },
    );
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
    for (const [id] of states) {
      const links = within(screen.getByRole('region', { name: `Booking ${id}` })).queryAllByRole('link');
      expect([id, links.length]).toEqual([id, id > 2 ? 1 : 0]);
    }
  });
});
