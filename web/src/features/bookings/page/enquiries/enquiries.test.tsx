import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp, type Surroundings } from '../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../testing/server';
import { message, thread } from '../messages/testing';
import { AskHall } from './AskHall';
import { CustomerEnquiriesScreen } from './EnquiriesScreen';

beforeEach(() => sessionStorage.clear());

const HALL = { id: 12, title: 'Pearl Hall', isPublic: true, business: { id: 3, timeZone: 'Asia/Karachi' } };

function askAt(viewer: Surroundings['viewer'], hall: Partial<typeof HALL> = {}, at = '/hall/12') {
  const server = fakeServer({ AskHall: () => ({ askHall: { __typename: 'Enquiry', id: 7 } }) });
  const pages = (
    <Routes>
      <Route path="/hall/:id" element={<AskHall hall={{ ...HALL, ...hall }} />} />
      <Route path="/enquiries/:id" element={<p>The enquiry</p>} />
    </Routes>
  );
  return { ...renderApp(pages, { at, viewer, server }), server };
}

describe('[product: Talk] Ask the hall', () => {
  it('sends the question with day and guests, and opens its thread', async () => {
    const { user, server } = askAt(person());
    await user.click(screen.getByRole('button', { name: 'Ask the hall' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Pearl Hall' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Please write something')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Your question/ }), 'Is there a ramp?');
    await user.type(dialog.getByRole('spinbutton', { name: 'Guests' }), '200');
    await user.click(dialog.getByRole('radio', { name: 'Walima' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The enquiry')).toBeVisible();
    const key: unknown = expect.any(String);
    expect(server.asked.find(({ operation }) => operation === 'AskHall')?.variables).toEqual({
      hallId: 12,
      input: { text: 'Is there a ramp?', day: null, guestCount: 200, occasion: 'WALIMA', clientMutationId: key },
    });
  });

  it('says at the field that a day is over as soon as it is left', async () => {
    const { user } = askAt(person());
    await user.click(screen.getByRole('button', { name: 'Ask the hall' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Pearl Hall' }));
    await user.type(dialog.getByLabelText(/^Day|^Date/), '05/03/2020');
    await user.tab();
    expect(await dialog.findByText(/^Too early: choose .* or a later day$/)).toBeVisible();
  });

  it('leads visitors to sign in and back to the question', async () => {
    askAt(undefined);
    expect(await screen.findByRole('link', { name: 'Ask the hall' })).toHaveAttribute(
      'href',
      '/login?from=%2Fhall%2F12%23ask',
    );
  });

  it('leads visitors with its address to sign in and back to the question', async () => {
    const { address } = askAt(undefined, {}, '/hall/12#ask');
    await waitFor(() => expect(address()).toBe('/login?from=%2Fhall%2F12%23ask'));
  });

  it('opens by itself for who comes back from signing in, and leaves no trace in the address', async () => {
    const { user, address } = askAt(person(), {}, '/hall/12#ask');
    const dialog = await screen.findByRole('dialog', { name: 'Ask Pearl Hall' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/hall/12');
  });

  it('begins with what was searched, which is no question yet', async () => {
    const { user, server } = askAt(person(), {}, '/hall/12?date=2027-03-20&guests=300&partOfDay=evening#ask');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Pearl Hall' }));
    expect(dialog.getByRole('textbox', { name: /Your question/ })).toHaveValue('It would be in the evening. ');
    expect(dialog.getByLabelText(/^Day|^Date/)).toHaveValue('Mar 20, 2027');
    expect(dialog.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('300');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Please write something')).toBeVisible();
    expect(server.asked.map(({ operation }) => operation)).not.toContain('AskHall');
  });

  it('isn’t there for owners, the hall’s own team, nor at a hall that isn’t public', async () => {
    const owner = askAt(person({ role: 'BUSINESS' }));
    await waitFor(() => expect(screen.queryByText('Ask the hall')).toBeNull());
    owner.unmount();
    const team = { businessId: 3, businessName: 'Pearl Events', requestMails: true };
    const clerk = askAt(person({ membership: { ...team, role: 'CLERK', rights: ['BOOKINGS'] } }));
    await waitFor(() => expect(screen.queryByText('Ask the hall')).toBeNull());
    clerk.unmount();
    askAt(person(), { isPublic: false });
    expect(screen.queryByText('Ask the hall')).toBeNull();
  });
});

const enquiry = (id: number, particulars: Record<string, unknown> = {}) => ({
  __typename: 'Enquiry',
  id,
  ...{ hallId: 12, hallTitle: `Hall ${id}`, hallNameUrdu: null, businessName: 'Pearl Events' },
  ...{ timeZone: 'Asia/Karachi', customerName: 'Sana Iqbal', day: '2027-05-01', guestCount: 180, occasion: 'WALIMA' },
  ...{ source: 'APP', customerPhone: null, contact: null, note: null },
  ...{ offerId: null, createdAt: '2027-02-27T07:00:00.000Z', changedAt: null },
  ...{ lastMessageAt: '2027-03-01T07:00:00.000Z', lastMessage: 'Is there a ramp?', unreadCount: 0 },
  work: null,
  ...particulars,
});
const list = (nodes: object[]) => ({ __typename: 'EnquiryConnection', totalCount: nodes.length, nodes });
const THREAD = thread([message(1, { text: 'Is there a ramp?' })], { bookingId: null, enquiryId: 7, isAgreed: false });

function visit(at: string, answers: Record<string, Answer>) {
  const server = fakeServer({ BookingThread: () => ({ bookingThread: THREAD }), ...answers });
  const pages = (
    <Routes>
      {['/enquiries', '/enquiries/:id'].map((path) => (
        <Route key={path} path={path} element={<CustomerEnquiriesScreen />} />
      ))}
    </Routes>
  );
  return { ...renderApp(pages, { at, viewer: person(), server }), server };
}

describe('[product: Talk] the enquiries', () => {
  it('are listed with what is new, and open in the place of the list on phones', async () => {
    const { user, container, server } = visit('/enquiries', {
      Enquiries: () => ({ enquiries: list([enquiry(7, { unreadCount: 2 }), enquiry(6, { lastMessage: null })]) }),
      Enquiry: () => ({ enquiry: enquiry(7) }),
    });
    const links = within(await screen.findByRole('list', { name: 'Enquiries, latest first' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Hall 7Pearl EventsIs there a ramp\?.*2 new messages$/),
      expect.stringMatching(/^Hall 6Pearl EventsThis message was deleted\./),
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(links[0] ?? container);
    expect(await screen.findByRole('log', { name: 'Messages about this enquiry' })).toHaveTextContent(
      'Is there a ramp?',
    );
    expect(screen.queryByRole('list', { name: 'Enquiries, latest first' })).toBeNull();
    expect(screen.getByText('Walima').parentElement).toHaveTextContent('Walima · May 01, 2027 · 180 guests');
    expect(server.asked.find(({ operation }) => operation === 'BookingThread')?.variables).toMatchObject({
      id: 7,
      about: 'ENQUIRY',
    });
    await user.click(screen.getByRole('link', { name: 'All enquiries' }));
    expect(await screen.findByRole('list', { name: 'Enquiries, latest first' })).toBeVisible();
  });

  it('lead to the request with day, guests and occasion by one press', async () => {
    visit('/enquiries/7', { Enquiry: () => ({ enquiry: enquiry(7) }) });
    expect(await screen.findByRole('link', { name: 'Request a booking' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/hall\/12\/[^?]+\?occasion=walima&guests=180&date=2027-05-01#book$/),
    );
    expect(screen.getByText('Walima')).toBeVisible();
  });

  it('keep their page in the address, also beside an enquiry', async () => {
    const { user, server, address } = visit('/enquiries?page=2', {
      Enquiries: () => ({ enquiries: { ...list([enquiry(7)]), totalCount: 21 } }),
      Enquiry: () => ({ enquiry: enquiry(7) }),
    });
    await user.click(await screen.findByRole('link', { name: /^Hall 7/ }));
    expect(address()).toBe('/enquiries/7?page=2');
    await user.click(await screen.findByRole('link', { name: 'All enquiries' }));
    expect(address()).toBe('/enquiries?page=2');
    const pages = server.asked.filter(({ operation }) => operation === 'Enquiries').map(({ variables }) => variables);
    expect(new Set(pages.map(({ paging }) => (paging as { page: number }).page))).toEqual(new Set([2]));
  });

  it('say where the messages are once a booking was requested', async () => {
    visit('/enquiries/7', {
      Enquiry: () => {
        throw new Refusal('NOT_FOUND', 'Enquiry not found');
      },
    });
    expect(await screen.findByText(/its messages are on the page of the booking/)).toBeVisible();
  });

  it('say that there are none', async () => {
    visit('/enquiries', { Enquiries: () => ({ enquiries: list([]) }) });
    await waitFor(() => expect(screen.getByText('You haven’t asked any hall yet')).toBeVisible());
    expect(screen.getByRole('link', { name: 'Browse halls' })).toHaveAttribute('href', '/venues/all');
  });
});
