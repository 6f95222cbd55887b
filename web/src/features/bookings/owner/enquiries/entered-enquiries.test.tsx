import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { accessibilityProblems } from '../../../../testing/axe';
import { choose } from '../../../../testing/choose';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { OwnerEnquiriesScreen } from './OwnerEnquiriesScreen';

beforeEach(() => sessionStorage.clear());

const HALLS = [
  { __typename: 'BookedHall', id: 12, title: 'Pearl Hall', shifts: [] },
  { __typename: 'BookedHall', id: 13, title: 'Garden', shifts: [] },
];
const CONTACT = {
  __typename: 'ContactLinks',
  ...{ national: '0321 4455667', dialerUrl: 'tel:+923214455667', whatsappUrl: 'https://wa.me/923214455667' },
};
const WORK = { __typename: 'EnquiryWork', followUpOn: null, isFollowUpDue: false, lostReason: null, lostNote: null };
const called = (particulars: object = {}, work: object = {}) => ({
  __typename: 'Enquiry',
  ...{ id: 7, hallId: 12, hallTitle: 'Pearl Hall', hallNameUrdu: null, businessName: 'Pearl Events' },
  ...{ timeZone: 'Asia/Karachi', source: 'PHONE', customerName: 'Tariq Mehmood', customerPhone: '0321 4455667' },
  ...{ contact: CONTACT, note: 'Wants the stage in white.', day: '2027-05-08', guestCount: 350, occasion: 'BARAAT' },
  ...{ offerId: null, createdAt: '2027-02-27T07:00:00.000Z', changedAt: '2027-03-01T07:00:00.000Z' },
  ...{ lastMessageAt: '2027-03-01T07:00:00.000Z', lastMessage: 'Wants the stage in white.', unreadCount: 0 },
  work: { ...WORK, stage: 'ANSWERED', ...work },
  ...particulars,
});
const ENTRY = {
  __typename: 'PipelineEntry',
  ...{ enquiryId: 7, bookingId: null, stage: 'ANSWERED', source: 'WALK_IN', hallTitle: 'Pearl Hall' },
  ...{ hallNameUrdu: null, timeZone: 'Asia/Karachi', customerName: 'Tariq Mehmood', day: null },
  ...{ lastMessageAt: '2027-03-01T07:00:00.000Z', lastMessage: null, unreadCount: 0 },
  ...{ followUpOn: null, isFollowUpDue: false },
};
const SUMS = {
  ...{ new: 0, answered: 1, offered: 0, held: 0, won: 0, lost: 0, followUpDue: 0 },
  ...{ recentlyAsked: 1, recentlyWon: 0, medianAnswerMinutes: null },
};
const HALL = {
  ...{ __typename: 'HallDetail', id: 12, capacity: 500, isPublic: true, optionalServices: [], shifts: [] },
  business: { __typename: 'HallBusiness', timeZone: 'Asia/Karachi', currency: 'PKR' },
};
const QUOTE = {
  ...{ __typename: 'EntryQuote', hallId: 12, isAvailable: true, clash: null, cityRules: [], currency: 'PKR', hours: 4 },
  ...{ rateReason: null, hallBasePrice: 190_000, menuAmount: 0, menu: null, categoryPrice: 0, typePrice: 0 },
  ...{ fixedServicesPrice: 0, optionalServicesPrice: 0, discountAmount: 0, taxAmount: 0, totalPrice: 190_000 },
  conflicts: [],
};

function visit(at: string, answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    EnquiryPipeline: () => ({
      enquiryPipeline: { __typename: 'EnquiryPipeline', totalCount: 1, nodes: [ENTRY] },
    }),
    EnquirySummary: () => ({
      enquirySummary: {
        __typename: 'EnquirySummary',
        ...{ total: { __typename: 'EnquirySums', ...SUMS }, halls: [] },
        sources: [{ __typename: 'SourceEnquirySums', source: 'WALK_IN', ...SUMS }],
      },
    }),
    Enquiry: () => ({ enquiry: called() }),
    CalendarHalls: () => ({
      businessBookingStats: { __typename: 'BookingStats', timeZone: 'Asia/Karachi', halls: HALLS },
    }),
    GuestMatches: () => ({ businessGuests: { __typename: 'GuestConnection', nodes: [] } }),
    EntryHall: () => ({ hall: HALL }),
    QuoteBookingEntry: () => ({ quoteBookingEntry: QUOTE }),
    MenuChoices: () => ({ hallMenus: [] }),
    ...answers,
  });
  const pages = (
    <Routes>
      {['/business/enquiries', '/business/enquiries/:id'].map((path) => (
        <Route key={path} path={path} element={<OwnerEnquiriesScreen />} />
      ))}
      <Route path="/business/bookings/:id" element={<p>The booking</p>} />
    </Routes>
  );
  const asked = (operation: string) =>
    server.asked.filter((each) => each.operation === operation).map(({ variables }) => variables);
  return { ...renderApp(pages, { at, viewer: person({ role: 'BUSINESS' }), server }), asked };
}

/** A dialog once its form is there. */
async function openForm(name: string): Promise<HTMLElement> {
  await screen.findByLabelText(/^Guest’s phone/);
  return screen.getByRole('dialog', { name });
}

describe('[issue 40] enquiries that are entered by hand', () => {
  it('are added with name and hall alone, and stand in the list with how they came', async () => {
    const { user, asked } = visit('/business/enquiries', { EnterEnquiry: () => ({ enterEnquiry: called() }) });
    expect(await screen.findByRole('link', { name: /^Tariq Mehmood.*Answered.*Walk-in/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add enquiry' }));
    const dialog = await openForm('Add enquiry');
    expect(await accessibilityProblems(dialog)).toEqual([]);
    const inside = within(dialog);
    await user.click(inside.getByRole('button', { name: 'Save enquiry' }));
    expect(await inside.findByText('Name is required')).toBeVisible();
    expect(inside.getByText('Hall is required')).toBeVisible();
    expect(asked('EnterEnquiry')).toEqual([]);
    await choose(user, 'Hall (required)', 'Garden');
    await choose(user, 'How did they ask? (required)', 'Walk-in');
    await user.type(inside.getByLabelText(/^Guest’s name/), 'Saima');
    await user.type(inside.getByRole('textbox', { name: 'What they asked (optional)' }), 'The garden');
    await user.click(inside.getByRole('button', { name: 'Save enquiry' }));
    await waitFor(() =>
      expect(asked('EnterEnquiry')).toEqual([
        {
          input: {
            ...{ hallId: 13, source: 'WALK_IN', customerName: 'Saima', customerPhone: null, day: null },
            ...{ guestCount: null, occasion: null, note: 'The garden', clientMutationId: expect.any(String) },
          },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('EnquiryPipeline').length).toBeGreaterThan(1);
  });

  it('offer the guest whose number is typed', async () => {
    const match = { phone: '+923214455667', name: 'Tariq Mehmood', phoneAsGiven: '0321 4455667', email: '' };
    const { user } = visit('/business/enquiries', {
      GuestMatches: () => ({
        businessGuests: {
          __typename: 'GuestConnection',
          nodes: [{ __typename: 'GuestRecord', ...match, bookingCount: 2, secondPhone: null }],
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add enquiry' }));
    const inside = within(await openForm('Add enquiry'));
    await user.type(inside.getByLabelText(/^Guest’s phone/), '0321');
    await user.click(await inside.findByRole('button', { name: /^Tariq Mehmood/ }));
    expect(inside.getByLabelText(/^Guest’s name/)).toHaveValue('Tariq Mehmood');
    expect(inside.getByLabelText(/^Guest’s phone/)).toHaveValue('0321 4455667');
  });

  it('show who asked and what, with links to call, and no messages', async () => {
    const { container, asked } = visit('/business/enquiries/7');
    const panel = within(await screen.findByRole('region', { name: 'Tariq Mehmood' }));
    expect(panel.getByRole('link', { name: 'Call \u20660321 4455667\u2069' })).toHaveAttribute(
      'href',
      'tel:+923214455667',
    );
    expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/923214455667');
    expect(panel.getByText('Wants the stage in white.')).toBeVisible();
    expect(panel.getByText(/^Phone, noted .*Feb 27/)).toBeVisible();
    expect(panel.getByText('Tariq Mehmood').tagName).toBe('BDI');
    expect(screen.getByText('Pearl Hall', { selector: 'span > bdi' }).parentElement).toHaveTextContent(
      'Pearl Hall · Baraat · May 08, 2027 · 350 guests',
    );
    expect(asked('BookingThread')).toEqual([]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are changed, with what was known filled in', async () => {
    const { user, asked } = visit('/business/enquiries/7', {
      ChangeEnquiry: () => ({ changeEnquiry: called({ note: 'In red.' }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const inside = within(await openForm('Change enquiry'));
    const note = inside.getByRole('textbox', { name: 'What they asked (optional)' });
    await user.clear(note);
    await user.type(note, 'In red.');
    await user.click(inside.getByRole('button', { name: 'Save enquiry' }));
    await waitFor(() =>
      expect(asked('ChangeEnquiry')).toEqual([
        {
          id: 7,
          input: {
            ...{ hallId: 12, source: 'PHONE', customerName: 'Tariq Mehmood', customerPhone: '0321 4455667' },
            ...{ day: '2027-05-08', guestCount: 350, occasion: 'BARAAT', note: 'In red.' },
            changedAt: '2027-03-01T07:00:00.000Z',
          },
        },
      ]),
    );
    expect(await screen.findByText('In red.')).toBeVisible();
  });

  it('are changed as they are by then; what a colleague has changed meanwhile is not written over', async () => {
    const notes = ['First.', 'Of a colleague.'];
    const { user, asked } = visit('/business/enquiries/7', {
      Enquiry: () => ({ enquiry: called({ note: notes.length > 1 ? notes.shift() : notes[0] }) }),
      ChangeEnquiry: () => {
        throw new Refusal('CONFLICT', 'Somebody changed this enquiry meanwhile.');
      },
    });
    expect(await screen.findByText('First.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const inside = within(await openForm('Change enquiry'));
    const note = await inside.findByRole('textbox', { name: 'What they asked (optional)' });
    expect(note).toHaveValue('Of a colleague.');
    const before = asked('Enquiry').length;
    await user.click(inside.getByRole('button', { name: 'Save enquiry' }));
    expect(await screen.findByText('Somebody changed this enquiry meanwhile.')).toBeVisible();
    await waitFor(() => expect(asked('Enquiry').length).toBeGreaterThan(before));
    expect(note).toBeVisible();
  });

  it('can be worked on after their hall was removed', async () => {
    const { user } = visit('/business/enquiries/7', {
      Enquiry: () => ({ enquiry: called({ hallId: 99, hallTitle: 'Old Hall' }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const inside = within(await openForm('Change enquiry'));
    expect(await inside.findByText('Old Hall')).toBeVisible();
    await user.click(inside.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Enter booking' }));
    const booking = within(await openForm('Add booking'));
    expect(await booking.findByLabelText(/^Guest’s phone/)).toHaveValue('0321 4455667');
    expect(booking.getByRole('button', { name: 'Add booking' })).toBeEnabled();
  });

  it('say where the halls can’t be loaded, and try again', async () => {
    let fails = true;
    const { user } = visit('/business/enquiries/7', {
      CalendarHalls: () => {
        if (fails) throw new Refusal('INTERNAL', 'Nobody is there');
        return { businessBookingStats: { __typename: 'BookingStats', timeZone: 'Asia/Karachi', halls: HALLS } };
      },
    });
    for (const [button, title] of [
      ['Add enquiry', 'Add enquiry'],
      ['Change', 'Change enquiry'],
      ['Enter booking', 'Add booking'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
      if (title !== 'Add booking') await user.click(dialog.getByRole('button', { name: 'Close' }));
    }
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Guest’s phone/)).toHaveValue('0321 4455667');
  });

  it('are deleted after a question; a refusal keeps them', async () => {
    let isRefused = true;
    const { user, address } = visit('/business/enquiries/7?source=phone', {
      RemoveEnquiry: () => {
        if (isRefused) throw new Refusal('NOT_FOUND', 'This enquiry isn’t here any more');
        return { removeEnquiry: { __typename: 'Enquiry', id: 7 } };
      },
    });
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete the enquiry of Tariq Mehmood?' }));
      await user.click(dialog.getByRole('button', { name: 'Delete enquiry' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await remove();
    expect(address()).toBe('/business/enquiries/7?source=phone');
    isRefused = false;
    await remove();
    await waitFor(() => expect(address()).toBe('/business/enquiries?source=phone'));
  });

  it('become the booking that is entered, with what is known', async () => {
    const { user, asked, address } = visit('/business/enquiries/7', {
      EnterBooking: () => ({
        enterBooking: {
          ...{ __typename: 'Booking', id: 51, status: 'CONFIRMED', customerName: 'Tariq Mehmood' },
          ...{ timeZone: 'Asia/Karachi', heldUntil: null, waitsForDiscount: false },
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Enter booking' }));
    const inside = within(await openForm('Add booking'));
    expect(inside.getByLabelText(/^Guest’s phone/)).toHaveValue('0321 4455667');
    expect(inside.getByRole('radio', { name: 'Baraat' })).toBeChecked();
    const price = await inside.findByRole('region', { name: 'Price' });
    await waitFor(() => expect(price).toHaveTextContent('190,000'));
    await user.click(inside.getByRole('button', { name: 'Add booking' }));
    await waitFor(() => expect(address()).toBe('/business/bookings/51'));
    expect(asked('EnterBooking')).toMatchObject([
      {
        input: {
          ...{ enquiryId: 7, hallId: 12, date: '2027-05-08', guestCount: 350, occasion: 'BARAAT' },
          ...{ customerName: 'Tariq Mehmood', customerPhone: '0321 4455667', notes: 'Wants the stage in white.' },
        },
      },
    ]);
  });

  it('are no booking’s while they are lost, and say nothing of a customer who writes', async () => {
    let work: object = {};
    const { user } = visit('/business/enquiries/7', {
      Enquiry: () => ({ enquiry: called({}, work) }),
      LoseEnquiry: () => {
        work = { stage: 'LOST', lostReason: 'PRICE' };
        return { loseEnquiry: called({}, work) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as lost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark this enquiry as lost' }));
    expect(dialog.getByText('You can reopen it when they ask again.')).toBeVisible();
    await choose(user, 'Why? (required)', 'Too expensive');
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Enter booking' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
  });
});
