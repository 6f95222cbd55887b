import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { Refusal } from '../../../../testing/server';
import { businessPage, businessRow, openPanel, panelServer } from '../../../../testing/panel';
import { pasteInto } from '../../../../testing/paste-into';

const hall = {
  __typename: 'OwnedHall',
  id: 11,
  title: 'Rose Hall',
  location: 'Gulberg, Lahore',
  capacity: 300,
  pricePerHour: 15000,
  cheapestShift: null,
  pricePerPerson: 900,
  currency: 'PKR',
  status: 'ACTIVE',
  isPublic: true,
  isFeatured: false,
  upcomingBookings: 2,
};
const booking = {
  __typename: 'Booking',
  id: 31,
  invoiceNumber: 'INV-000031',
  hallTitle: 'Rose Hall',
  customerName: 'Ayesha Noor',
  customerPhone: '+92 300 1234567',
  customerContact: { national: '0300 1234567' },
  startTime: '2026-04-01T13:00:00.000Z',
  endTime: '2026-04-01T18:00:00.000Z',
  timeZone: 'Asia/Karachi',
  guestCount: 200,
  totalPrice: 255000,
  currency: 'PKR',
  status: 'CONFIRMED',
  cancellationReason: null,
  cancellationNote: null,
  viewerCanCancel: true,
};
const history = [
  {
    __typename: 'Verdict',
    verdict: 'rejected',
    reason: 'No address',
    decidedByName: 'Bilal',
    decidedAt: '2026-03-04T09:00:00.000Z',
  },
  {
    __typename: 'Verdict',
    verdict: 'applied',
    reason: null,
    decidedByName: 'Sana',
    decidedAt: '2026-03-03T09:00:00.000Z',
  },
];
const halls = (nodes: object[]) => ({
  hallsOfBusiness: { __typename: 'OwnedHallConnection', nodes, totalCount: nodes.length },
});
const bookings = (nodes: object[]) => ({
  bookingsOfBusiness: { __typename: 'BookingConnection', nodes, totalCount: nodes.length },
});
const fail = () => {
  throw new Refusal('INTERNAL', 'no');
};
const approved = businessRow({ status: 'APPROVED', documents: ['a1.pdf', 'b2.docx'] });

const server = (business: object = approved) =>
  panelServer({
    PanelBusinesses: () => businessPage([business]),
    PanelBusinessHistory: () => ({ businessHistory: history }),
    PanelBusinessTeam: () => ({ teamOfBusiness: { __typename: 'Team', businessId: 1, people: [] } }),
    PanelBusinessHalls: () => halls([hall]),
    PanelBusinessBookings: () => bookings([booking]),
  });

async function openDialog(role: 'ADMIN' | 'MODERATOR', own = server()) {
  const rendered = openPanel(role, '/cpanel?tab=businesses&status=all', own);
  await rendered.user.click(await screen.findByRole('button', { name: 'View Shalimar Banquets' }));
  const dialog = await screen.findByRole('dialog', { name: 'Shalimar Banquets' });
  await within(dialog).findAllByText('Rose Hall');
  return { ...rendered, own, dialog };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('[business §2 Businesses tab] detail dialog', () => {
  it('shows status, date, place, number, description, documents and the history of decisions', async () => {
    const { dialog } = await openDialog('ADMIN');
    for (const text of ['Approved', 'Mar 03, 2026', 'Gulberg, Lahore', '+92 42 111', 'Three halls.', 'Document 1'])
      expect(within(dialog).getAllByText(text)[0]).toBeVisible();
    expect(await within(dialog).findByText('Rejected by Bilal')).toBeVisible();
    expect(within(dialog).getByText('No address')).toBeVisible();
    expect(await accessibilityProblems(dialog)).toEqual([]);
  });

  it('tells a suspended account of its team from a suspended business', async () => {
    const own = server();
    const sana = { memberId: null, name: 'Sana', email: 'sana@example.com', role: 'OWNER' };
    const person = { __typename: 'TeamPerson', ...sana, since: '2026-01-01T00:00:00.000Z', isSuspended: true };
    own.answer('PanelBusinessTeam', () => ({
      teamOfBusiness: { __typename: 'Team', businessId: 1, people: [person] },
    }));
    const { dialog } = await openDialog('ADMIN', own);
    const team = within(dialog).getByRole('region', { name: 'Team' });
    expect(await within(team).findByText('Account suspended')).toBeVisible();
  });

  it('says that the history could not be loaded, and tries again', async () => {
    const own = server();
    own.answer('PanelBusinessHistory', fail);
    const { user, dialog } = await openDialog('ADMIN', own);
    const failed = (await within(dialog).findByText('The history could not be loaded')).closest('[role="alert"]');
    own.answer('PanelBusinessHistory', () => ({ businessHistory: history }));
    await user.click(within(failed as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Rejected by Bilal')).toBeVisible();
  });

  it('documents are read with the sign-in: viewed where a browser can, and saved', async () => {
    const asked: unknown[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      asked.push([url, new Headers(init?.headers).get('authorization')]);
      return Promise.resolve(new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }));
    });
    URL.createObjectURL = () => 'blob:one';
    const tab = { location: { href: '' }, close: () => undefined };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user, dialog } = await openDialog('MODERATOR');
    await user.click(within(dialog).getByRole('button', { name: 'View document 1' }));
    await waitFor(() => expect(tab.location.href).toBe('blob:one'));
    expect(within(dialog).queryByRole('button', { name: 'View document 2' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Download document 2' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual([
      ['/api/upload/document/a1.pdf', 'Bearer a-token'],
      ['/api/upload/document/b2.docx', 'Bearer a-token'],
    ]);
  });

  it('on a desktop documents stand beside the facts of an application, with how long it waits', async () => {
    const real = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(real(query), { matches: query === '(min-width: 1100px)' }));
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('content')));
    const types: string[] = [];
    URL.createObjectURL = (content) => `blob:${types.push((content as Blob).type)}`;
    URL.revokeObjectURL = () => undefined;
    const applied = businessRow({ documents: ['a1.pdf', 'c3.png', 'b2.docx'] });
    const { dialog } = await openDialog('MODERATOR', server(applied));
    expect(await within(dialog).findByTitle('Document 1')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    expect(await within(dialog).findByRole('img', { name: 'Document 2' })).toBeVisible();
    expect(within(dialog).queryByTitle('Document 3')).toBeNull();
    expect(types).toContain('application/pdf');
    expect(within(dialog).getByText('Waits').nextElementSibling).toHaveTextContent(/^\d+ days$/);
  });

  it('an admin features a hall', async () => {
    const { user, own, dialog } = await openDialog('ADMIN');
    own.answer('FeatureHall', () => {
      own.answer('PanelBusinessHalls', () => halls([{ ...hall, isFeatured: true }]));
      return { featureHall: true };
    });
    const toggle = within(dialog).getByRole('switch', { name: 'Rose Hall is featured' });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    expect((await screen.findByText('The hall is featured now.')).parentElement).toHaveTextContent('Rose Hall');
    await waitFor(() => expect(within(dialog).getByRole('switch')).toBeChecked());
    expect(own.asked.find(({ operation }) => operation === 'FeatureHall')?.variables).toEqual({
      id: 11,
      isFeatured: true,
    });
  });

  it('an admin cancels a confirmed booking with a reason; without one nothing is sent', async () => {
    const { user, own, dialog } = await openDialog('ADMIN');
    own.answer('CancelConfirmedBooking', () => ({
      cancelConfirmedBooking: {
        __typename: 'Booking',
        id: 31,
        status: 'CANCELLED',
        cancellationReason: 'CANCELLED_BY_STAFF',
        cancellationNote: 'Flooded',
        viewerCanCancel: false,
      },
    }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking INV-000031' }));
    const asked = await screen.findByRole('dialog', { name: 'Why is INV-000031 cancelled?' });
    await user.click(within(asked).getByRole('button', { name: 'Cancel booking' }));
    expect(await within(asked).findByText('Reason is required')).toBeVisible();
    expect(own.times('CancelConfirmedBooking')).toBe(0);
    await pasteInto(user, within(asked).getByRole('textbox'), 'Flooded');
    await user.click(within(asked).getByRole('button', { name: 'Cancel booking' }));
    const toast = (await screen.findByText('The booking has been cancelled.')).parentElement;
    expect(toast).toHaveTextContent('INV-000031');
  });

  it('its bookings are filtered by status', async () => {
    const { user, own, dialog } = await openDialog('ADMIN');
    await user.click(within(dialog).getByRole('combobox', { name: 'Status' }));
    const offered = await screen.findAllByTitle('Pending');
    await user.click(
      offered.filter((each) => each.classList.contains('ant-select-item-option')).at(-1) ?? document.body,
    );
    await waitFor(() =>
      expect(
        own.asked.filter(({ operation }) => operation === 'PanelBusinessBookings').at(-1)?.variables,
      ).toMatchObject({
        filter: { status: 'PENDING' },
      }),
    );
  });

  it('moderators read: no switch, no cancelling, no suspending', async () => {
    const { dialog } = await openDialog('MODERATOR');
    expect(dialog).toHaveTextContent('0300 1234567');
    expect(within(dialog).queryByRole('switch')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: /^(Cancel booking|Suspend)/ })).toBeNull();
    expect(within(dialog).getByRole('link', { name: 'See what the owner sees' })).toHaveAttribute(
      'href',
      '/cpanel?tab=owner-view&business=4',
    );
  });

  it('an admin suspends with a reason', async () => {
    const { user, own, dialog } = await openDialog('ADMIN');
    own.answer('SuspendBusiness', () => ({ suspendBusiness: { ...approved, status: 'SUSPENDED' } }));
    await user.click(within(dialog).getByRole('button', { name: 'Suspend Shalimar Banquets' }));
    const asked = await screen.findByRole('dialog', { name: 'Why is Shalimar Banquets suspended?' });
    await pasteInto(user, within(asked).getByRole('textbox'), 'Complaints');
    await user.click(within(asked).getByRole('button', { name: 'Suspend' }));
    expect(await within(dialog).findByText('The business has been suspended.')).toBeVisible();
    expect(within(dialog).getByText('Suspended')).toBeVisible();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    expect(own.asked.find(({ operation }) => operation === 'SuspendBusiness')?.variables).toEqual({
      id: 4,
      input: { reason: 'Complaints' },
    });
  });
});

describe('[product: control panel] a link to the record of a business', () => {
  const at = '/cpanel?tab=businesses&status=all&business=9';

  it('stands at each application of the overview', async () => {
    const own = server();
    own.answer('PanelOverview', () => new Promise(() => undefined));
    own.answer('PanelBusinesses', () => businessPage([businessRow()]));
    own.answer('PanelBusiness', () => ({ business: businessRow() }));
    const { user } = openPanel('MODERATOR', '/cpanel', own);
    await user.click(await screen.findByRole('link', { name: 'Shalimar Banquets' }));
    expect(await screen.findByRole('dialog', { name: 'Shalimar Banquets' })).toBeVisible();
  });

  it('says that there is no such business', async () => {
    const own = server();
    own.answer('PanelBusiness', () => {
      throw new Refusal('NOT_FOUND', 'There is no such business');
    });
    const { user, address } = openPanel('ADMIN', at, own);
    const dialog = await screen.findByRole('dialog', { name: 'Business' });
    expect(await within(dialog).findByText('There is no such business')).toBeVisible();
    await user.click(within(dialog).getByText('Close'));
    await waitFor(() => expect(address()).not.toContain('business='));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const own = server();
    own.answer('PanelBusiness', fail);
    const { user } = openPanel('ADMIN', at, own);
    const dialog = await screen.findByRole('dialog', { name: 'Business' });
    own.answer('PanelBusiness', () => ({ business: { ...approved, id: 9, name: 'Moti Mahal' } }));
    await user.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Moti Mahal' })).toBeVisible();
  });
});

describe('[product: control panel] what the owner sees', () => {
  const view = {
    __typename: 'OwnerView',
    business: {
      __typename: 'BusinessRecord',
      id: 4,
      name: 'Shalimar Banquets',
      status: 'APPROVED',
      ownerName: 'Sana',
      ownerEmail: 'sana@example.com',
    },
    dashboard: {
      __typename: 'BusinessDashboard',
      currency: 'PKR',
      totalHalls: 3,
      hallsOnline: 2,
      monthlyBookings: 7,
      previousMonthlyBookings: 5,
      monthlyRevenue: 100000,
      previousMonthlyRevenue: 90000,
      totalRevenue: 1250000,
      avgRating: 4.5,
      reviewCount: 12,
      waitingRequests: 1,
    },
    hallFigures: { __typename: 'OwnedHallFigures', total: 3, active: 2, averageCapacity: 300 },
    bookingStats: {
      __typename: 'BookingStats',
      totalBookings: 9,
      confirmed: 5,
      pending: 1,
      revenue: 1250000,
      currency: 'PKR',
    },
    settings: {
      __typename: 'BusinessSettings',
      currency: 'PKR',
      discountPercentage: 5,
      taxPercentage: 16,
      timeZone: 'Asia/Karachi',
      instantConfirmation: false,
      holdHours: 24,
      changeDays: 7,
      finalGuestsDays: 3,
      cancellationRules: [{ __typename: 'CancellationStep' as const, days: 30, percent: 50 }],
      taxNumber: null,
      logo: null,
      timeSlots: {
        __typename: 'BookingSlots',
        slotDuration: 60,
        bufferTime: 30,
        allowMultipleSlots: true,
        maxAdvanceBookingDays: 90,
        minAdvanceBookingHours: 2,
      },
      operatingHours: [
        { __typename: 'OpeningHours', dayOfWeek: 0, openingTime: '10:00', closingTime: '23:00', isActive: true },
      ],
    },
  };

  it('shows figures, halls, bookings and settings, and nothing that changes them', async () => {
    const own = server();
    own.answer('PanelOwnerView', () => ({ ownerView: view }));
    const { container } = openPanel('ADMIN', '/cpanel?tab=owner-view&business=4', own);
    expect(await screen.findByText('What the owner of Shalimar Banquets sees')).toBeVisible();
    expect(screen.getByText('7')).toBeVisible();
    expect(screen.getByText('16%')).toBeVisible();
    expect(screen.getByText('Sunday: 10:00 - 23:00')).toBeVisible();
    const guests = screen.getByText('Customers may set the final number of guests until');
    expect(guests.nextElementSibling).toHaveTextContent('3 days before');
    await waitFor(() => expect(screen.getAllByText('Rose Hall')).toHaveLength(2));
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: /Cancel|Approve|Delete|Save/ })).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says when there is no such business', async () => {
    const own = server();
    own.answer('PanelOwnerView', () => {
      throw new Refusal('NOT_FOUND', 'There is no such business');
    });
    openPanel('MODERATOR', '/cpanel?tab=owner-view&business=999', own);
    expect(await screen.findByText('Business not found')).toBeVisible();
  });
});
