import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { bookingContract } from '../../../../testing/terms';
import { OwnerEnquiriesScreen } from '../../owner/enquiries/OwnerEnquiriesScreen';
import { CustomerBookingScreen } from '../../public/CustomerBookingScreen';
import { BEFORE, changeHall, lastSent, makeQuote, openChange } from '../../testing';
import { message, thread } from '../messages/testing';
import type { PagedBooking } from '../page-data';
import { pagedBooking, unpaid } from '../testing';
import { CustomerEnquiriesScreen } from './EnquiriesScreen';

// No full hour: the end of an offer is one, in the hall's zone.
const NOW = Date.parse('2027-03-02T07:10:20.300Z');

beforeAll(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterAll(() => {
  jest.restoreAllMocks();
});

const FLOWERS = { __typename: 'BookingExtra', name: 'Flowers', amount: 45_000 };
const TERMS = { ...BEFORE, extras: [FLOWERS] };
const OFFER = openChange({
  ...{ kind: 'OFFER', note: 'With the new stage', expiresAt: '2027-03-05T07:00:00.000Z', difference: 0 },
  ...{ before: TERMS, after: { ...TERMS, quotedPrice: null } },
});
const OFFERED: Partial<PagedBooking> = {
  ...{ id: 41, status: 'PENDING', isOffered: true, enquiryId: 7, customerPhone: '', customerContact: null },
  ...{ customerEmail: '', viewerCanWithdraw: false, nextStep: 'ANSWER_CHANGE' },
};

const enquiry = (particulars: object = {}) => ({
  __typename: 'Enquiry',
  ...{ id: 7, hallId: 3, hallTitle: 'Moti Mahal', hallNameUrdu: null, businessName: 'Pearl Events' },
  ...{ timeZone: 'Asia/Karachi', customerName: 'Sana Iqbal', day: '2027-05-01', guestCount: 180, occasion: 'WALIMA' },
  ...{ source: 'APP', customerPhone: null, contact: null, note: null, offerId: null },
  ...{ createdAt: '2027-02-27T07:00:00.000Z', changedAt: null },
  ...{ lastMessageAt: '2027-03-01T07:00:00.000Z', lastMessage: 'Is there a ramp?', unreadCount: 0 },
  work: null,
  ...particulars,
});
const work = (stage: string) => ({
  __typename: 'EnquiryWork',
  ...{ stage, followUpOn: null, isFollowUpDue: false, lostReason: null, lostNote: null },
});
const SUMS = {
  ...{ new: 0, answered: 0, offered: 1, held: 0, won: 0, lost: 0, followUpDue: 0 },
  ...{ recentlyAsked: 1, recentlyWon: 0, medianAnswerMinutes: null },
};
const THREAD = thread([message(1, { text: 'Is there a ramp?' })], { bookingId: null, enquiryId: 7, isAgreed: false });

function visit(at: string, answers: Record<string, Answer>, viewer = person()) {
  const server = fakeServer({
    BookingThread: () => ({ bookingThread: THREAD }),
    OpenBookingChange: () => ({ booking: { ...pagedBooking(OFFERED), openChange: OFFER } }),
    BookingContract: () => ({ bookingContract: bookingContract({ acceptances: [] }) }),
    EnquiryPipeline: () => ({ enquiryPipeline: { __typename: 'EnquiryPipeline', totalCount: 0, nodes: [] } }),
    EnquirySummary: () => ({
      enquirySummary: {
        __typename: 'EnquirySummary',
        ...{ total: { __typename: 'EnquirySums', ...SUMS }, halls: [], sources: [] },
      },
    }),
    HallForChange: ({ variables }) => ({ hall: changeHall({ id: variables.id }) }),
    HallsForChange: () => ({ businessBookingStats: { __typename: 'BookingStats', halls: [] } }),
    MenuChoices: () => ({ hallMenus: [] }),
    ...answers,
  });
  const pages = (
    <Routes>
      <Route path="/enquiries/:id" element={<CustomerEnquiriesScreen />} />
      <Route path="/business/enquiries/:id" element={<OwnerEnquiriesScreen />} />
      <Route path="/bookings/:id" element={<p>The booking</p>} />
      <Route path="/offers/:id" element={<CustomerBookingScreen />} />
    </Routes>
  );
  return { ...renderApp(pages, { at, viewer, server }), server };
}

const owner = () => person({ role: 'BUSINESS' });

describe('[issue 39] a customer with an offer to an enquiry', () => {
  const asked = { Enquiry: () => ({ enquiry: enquiry({ offerId: 41 }) }) };

  it('reads how many children it counts', async () => {
    const menu = {
      ...{ __typename: 'MenuOfTerms', menuId: 4, name: 'Royal', nameUrdu: null, dishes: [] },
      ...{ heads: 350, childCount: 50, childrenShare: 50 },
    };
    const openOffer = { ...OFFER, after: { ...OFFER.after, menu } };
    visit('/enquiries/7', {
      ...asked,
      OpenBookingChange: () => ({ booking: { ...pagedBooking(OFFERED), openChange: openOffer } }),
    });
    const terms = await screen.findByLabelText('What is offered');
    expect(terms).toHaveTextContent(/MenuRoyal.*Children300 adults, 50 children at 50%/);
  });

  it('reads it in the conversation, and accepts it with the terms of the hall and a phone number', async () => {
    const { user, server } = visit('/enquiries/7', asked, person({ phone: null }));
    const offer = await screen.findByRole('region', { name: 'Offer' });
    const terms = within(offer).getByLabelText('What is offered');
    expect(terms).toHaveTextContent(/HallMoti Mahal.*Guests350.*Flowers .*45,000\.00.*Total.*1,289,340\.00/);
    expect(offer).not.toHaveTextContent(/Difference|request/);
    expect(await within(offer).findByText(/also accepts the terms of the business \(version 2\)/)).toBeVisible();
    expect(await accessibilityProblems(offer)).toEqual([]);
    const accept = within(offer).getByRole('button', { name: 'Accept offer' });
    expect(accept).toBeDisabled();
    await pasteInto(user, within(offer).getByLabelText('Your phone number'), '0300 1234567');
    await waitFor(() => expect(accept).toBeEnabled());
    server.answer('AcceptBookingChange', () => ({ acceptBookingChange: pagedBooking({ status: 'CONFIRMED' }) }));
    await user.click(accept);
    expect(await screen.findByText('The booking')).toBeVisible();
    expect(lastSent(server, 'AcceptBookingChange')).toEqual({
      id: 9,
      input: { acceptedTermsId: 7, customerPhone: '0300 1234567' },
    });
    await waitFor(() => expect(server.times('Viewer')).toBe(2));
  });

  it('declines it, which leaves the conversation', async () => {
    const { user, server } = visit('/enquiries/7', asked, person({ phone: '+92 300 1234567' }));
    const offer = await screen.findByRole('region', { name: 'Offer' });
    expect(within(offer).queryByLabelText('Your phone number')).toBeNull();
    await user.click(within(offer).getByRole('button', { name: 'Decline offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this offer?' }));
    expect(dialog.getByText(/^The hall can make you another offer/)).toBeVisible();
    server.answer('RefuseBookingChange', () => ({ refuseBookingChange: pagedBooking(OFFERED) }));
    server.answer('OpenBookingChange', () => ({
      booking: { ...pagedBooking(OFFERED), status: 'CANCELLED', cancellationReason: 'OFFER_REFUSED', openChange: null },
    }));
    await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
    expect(await screen.findByText('Last offer: Offer declined')).toBeVisible();
    expect(screen.getByRole('log', { name: 'Messages about this enquiry' })).toBeVisible();
  });

  it('sees on its page that nothing is booked, and gets from there to the conversation', async () => {
    const short = { id: 9, kind: 'OFFER', status: 'OPEN', waitsForDiscount: false, viewerCanAnswer: true } as const;
    const shown = pagedBooking({ ...OFFERED, openChange: { __typename: 'BookingChange', ...short } as never });
    visit('/offers/41', {
      BookingPage: () => ({ booking: shown, bookingTimeline: [] }),
      BookingDetail: () => ({ booking: shown }),
      BookingPayments: () => ({ bookingPayments: unpaid() }),
    });
    expect(await screen.findByRole('region', { name: 'Offer' })).toBeVisible();
    expect(screen.getByText('Offer', { selector: '.ant-tag, .ant-tag *' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the conversation' })).toHaveAttribute('href', '/enquiries/7');
    for (const name of ['Invoice', 'Withdraw request', 'Ask for a change']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('[issue 39] an owner answers an enquiry with an offer', () => {
  const quote = { ...makeQuote({ difference: 0, before: TERMS, after: { ...TERMS, totalPrice: 250_000 } }) };

  async function openForm(answers: Record<string, Answer> = {}) {
    const page = visit(
      '/business/enquiries/7',
      {
        Enquiry: () => ({ enquiry: enquiry({ work: work('ANSWERED') }) }),
        QuoteEnquiryOffer: () => ({ quoteEnquiryOffer: quote }),
        ...answers,
      },
      owner(),
    );
    await page.user.click(await screen.findByRole('button', { name: 'Make an offer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make an offer' });
    return { ...page, dialog, inside: within(dialog) };
  }

  it('with its day and guests, at the price that was shown', async () => {
    const { user, server, dialog, inside } = await openForm();
    expect(await inside.findByLabelText(/^Date/)).toHaveValue('May 01, 2027');
    expect(inside.getByRole('spinbutton', { name: /^Guests/ })).toHaveValue('180');
    expect(inside.getByText('Fill in day, hours and guests to see what it costs.')).toBeVisible();
    expect(server.times('QuoteEnquiryOffer')).toBe(0);
    await pasteInto(user, inside.getByLabelText(/^Start time/), '7:00 PM');
    await user.tab();
    await pasteInto(user, inside.getByLabelText(/^End time/), '11:00 PM');
    await user.tab();
    await pasteInto(user, inside.getByLabelText(/^Note to the customer/), 'With the new stage');
    const wanted = {
      ...{ hallId: 3, guestCount: 180, shiftId: null, optionalServices: [], extras: [], note: 'With the new stage' },
      ...{ startTime: '2027-05-01T14:00:00.000Z', endTime: '2027-05-01T18:00:00.000Z' },
      validUntil: '2027-03-05T07:00:00.000Z',
    };
    await waitFor(() => expect(lastSent(server, 'QuoteEnquiryOffer')).toEqual({ id: 7, input: wanted }));
    const preview = inside.getByRole('region', { name: 'What is offered' });
    await waitFor(() => expect(preview).toHaveTextContent(/250,000\.00/));
    expect(await accessibilityProblems(dialog)).toEqual([]);
    server.answer('OfferEnquiry', () => ({ offerEnquiry: pagedBooking(OFFERED) }));
    await user.click(inside.getByRole('button', { name: 'Send offer' }));
    expect(await screen.findByText('Offer sent')).toBeVisible();
    expect(lastSent(server, 'OfferEnquiry')).toEqual({ id: 7, input: { ...wanted, totalAmount: 250_000 } });
  });

  it('reads why the server refuses it', async () => {
    const { user, server, inside } = await openForm();
    await pasteInto(user, await inside.findByLabelText(/^Start time/), '7:00 PM');
    await user.tab();
    await pasteInto(user, inside.getByLabelText(/^End time/), '11:00 PM');
    await user.tab();
    const send = inside.getByRole('button', { name: 'Send offer' });
    await waitFor(() => expect(send).toBeEnabled());
    server.answer('OfferEnquiry', () => {
      throw new Refusal('CONFLICT', 'An offer of this enquiry waits for its answer already');
    });
    await user.click(send);
    expect(await screen.findByText('An offer of this enquiry waits for its answer already')).toBeVisible();
    expect(inside.getByLabelText(/^Start time/)).toHaveValue('7:00 PM');
  });

  it('sees it while it waits, withdraws it, or makes another one', async () => {
    const own = { ...OFFER, viewerCanAnswer: false, viewerCanWithdraw: true };
    const { user, server } = visit(
      '/business/enquiries/7',
      {
        Enquiry: () => ({ enquiry: enquiry({ offerId: 41, work: work('OFFERED') }) }),
        OpenBookingChange: () => ({ booking: { ...pagedBooking(OFFERED), openChange: own } }),
      },
      owner(),
    );
    const offer = await screen.findByRole('region', { name: 'Offer' });
    expect(offer).toHaveTextContent(/Until the customer accepts it, nothing is booked/);
    expect(screen.getByRole('button', { name: 'Make another offer' })).toBeVisible();
    await user.click(within(offer).getByRole('button', { name: 'Withdraw offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this offer?' }));
    server.answer('WithdrawBookingChange', () => ({ withdrawBookingChange: pagedBooking(OFFERED) }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw offer' }));
    expect(await screen.findByText('The enquiry stays open.')).toBeVisible();
  });

  it('doesn’t, while it is lost or was entered by hand', async () => {
    const lost = visit(
      '/business/enquiries/7',
      { Enquiry: () => ({ enquiry: enquiry({ work: work('LOST') }) }) },
      owner(),
    );
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
    lost.unmount();
  });
});
