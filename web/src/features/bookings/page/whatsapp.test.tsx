import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { booking } from '../../../testing/bookings';
import { renderApp } from '../../../testing/render';
import type { MessagedBooking } from '../useWhatsApp';
import { useWhatsApp } from '../useWhatsApp';

const BOOKED = booking({ id: 41, status: 'CONFIRMED' }) as unknown as MessagedBooking;
const ADDRESS = 'https://wa.me/923007654321';

/** What a link would send. */
const textOf = (url: string) => new URL(url).searchParams.get('text')?.split('\n');

function Links({ booked }: { booked: MessagedBooking }) {
  const { toBusiness, toCustomer, toDirections, toFamily } = useWhatsApp();
  return (
    <ul>
      {[toBusiness(ADDRESS, booked), toCustomer(ADDRESS, booked), toDirections(ADDRESS, booked), toFamily(booked)].map(
        (url) => (
          <li key={url}>{url}</li>
        ),
      )}
    </ul>
  );
}

/** The messages to the business, to the customer, with directions and to the family. */
async function messagesOf(booked: MessagedBooking, at = '/bookings/41') {
  const page = renderApp(<Links booked={booked} />, { at });
  const items = within(await screen.findByRole('list')).getAllByRole('listitem');
  const urls = items.map(({ textContent }) => textContent);
  page.unmount();
  return { urls, texts: urls.map(textOf) };
}

describe('[issue: WhatsApp] messages that are ready to be sent', () => {
  it.each([
    ['PENDING', null, 'I have requested', 'this is about your request for'],
    ['PENDING', 'OFFER', 'this is about your offer for', 'we have made you an offer for'],
    ['PENDING', 'CHANGE', 'I have requested', 'this is about your request for'],
    ['CONFIRMED', null, 'this is about my booking of', 'this is about your booking of'],
    ['CANCELLED', null, 'this is about my cancelled booking of', 'this is about your cancelled booking of'],
  ] as const)('of a booking that is %s with %s name hall, day, number and page', async (status, kind, mine, theirs) => {
    const openChange = kind && { kind, status: 'OPEN' };
    const { texts } = await messagesOf({ ...BOOKED, status, openChange } as MessagedBooking);
    const named = 'Moti Mahal on Sat, Mar 20, 2027 (INV-000041).';
    expect(texts[0]).toEqual([
      `Hello ${BOOKED.businessName},`,
      `${mine} ${named}`,
      'The booking: http://localhost/business/bookings/41',
    ]);
    expect(texts[1]).toEqual(['Hello Ayesha Noor,', `${theirs} ${named}`, 'The booking: http://localhost/bookings/41']);
  });

  it('don’t send guests of an entered booking to a page that they can’t open', async () => {
    const { texts } = await messagesOf({ ...BOOKED, source: 'OWNER' });
    expect(texts[1]).toHaveLength(2);
  });

  it('tell the way to the customer, and to whom the customer likes', async () => {
    const { urls, texts } = await messagesOf(BOOKED);
    expect(texts[2]).toEqual(texts[3]);
    expect(texts[3]?.slice(0, 2)).toEqual(['Moti Mahal', 'Sat, Mar 20, 2027, 7:00 PM – 1:00 AM']);
    expect(texts[3]?.at(-1)).toMatch(
      /^Directions: https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Moti%20Mahal/,
    );
    expect(urls[3]).toMatch(/^https:\/\/wa\.me\/\?text=/);
  });
});
