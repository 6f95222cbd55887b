import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { accessibilityProblems } from '../../../../../testing/axe';
import { choose } from '../../../../../testing/choose';
import { person } from '../../../../../testing/people';
import { renderApp } from '../../../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../../../testing/server';
import { OwnerEnquiriesScreen } from '../../../owner/enquiries/OwnerEnquiriesScreen';

beforeEach(() => sessionStorage.clear());

const entry = (particulars: Record<string, unknown>) => ({
  __typename: 'PipelineEntry',
  ...{ enquiryId: 7, bookingId: null, stage: 'NEW', source: 'APP', hallTitle: 'Pearl Hall', hallNameUrdu: null },
  ...{ timeZone: 'Asia/Karachi', customerName: 'Sana Iqbal', day: '2027-05-01' },
  ...{ lastMessageAt: '2027-03-01T07:00:00.000Z', lastMessage: 'Is there a ramp?', unreadCount: 1 },
  ...{ followUpOn: null, isFollowUpDue: false },
  ...particulars,
});
const WON = entry({ enquiryId: null, bookingId: 31, stage: 'WON', customerName: 'Ali Raza', unreadCount: 0 });
const list = (nodes: object[]) => ({ __typename: 'EnquiryPipeline', totalCount: nodes.length, nodes });

const SUMS = { new: 3, answered: 2, offered: 0, held: 0, won: 1, lost: 4, followUpDue: 1 };
const RECENT = { recentlyAsked: 12, recentlyWon: 1, medianAnswerMinutes: 135 };
const CALLED = {
  new: 0,
  answered: 5,
  offered: 0,
  held: 0,
  won: 2,
  lost: 1,
  followUpDue: 0,
  recentlyAsked: 8,
  recentlyWon: 2,
};
const summary = {
  __typename: 'EnquirySummary',
  total: { __typename: 'EnquirySums', ...SUMS, ...RECENT },
  halls: [
    { __typename: 'HallEnquirySums', hallId: 12, hallTitle: 'Pearl Hall', hallNameUrdu: null, ...SUMS, ...RECENT },
    {
      __typename: 'HallEnquirySums',
      ...{ hallId: 13, hallTitle: 'Garden', hallNameUrdu: null, ...SUMS, ...RECENT, new: 0 },
      ...{ recentlyAsked: 0, recentlyWon: 0, medianAnswerMinutes: null },
    },
  ],
  sources: [
    { __typename: 'SourceEnquirySums', source: 'APP', ...SUMS, ...RECENT },
    { __typename: 'SourceEnquirySums', source: 'PHONE', ...CALLED, medianAnswerMinutes: null },
    {
      ...{ __typename: 'SourceEnquirySums', source: 'OTHER', ...SUMS, ...RECENT },
      ...{ recentlyAsked: 0, recentlyWon: 0, medianAnswerMinutes: null },
    },
  ],
};

const WORK = { __typename: 'EnquiryWork', stage: 'NEW', followUpOn: null, isFollowUpDue: false };
const enquiry = (work: object = {}) => ({
  __typename: 'Enquiry',
  ...{ id: 7, hallId: 12, hallTitle: 'Pearl Hall', hallNameUrdu: null, businessName: 'Pearl Events' },
  ...{ timeZone: 'Asia/Karachi', customerName: 'Sana Iqbal', day: null, guestCount: null, occasion: null },
  ...{ source: 'APP', customerPhone: null, contact: null, note: null },
  ...{ offerId: null, createdAt: '2027-02-27T07:00:00.000Z', changedAt: null },
  ...{ lastMessageAt: '2027-03-01T07:00:00.000Z', lastMessage: 'Is there a ramp?', unreadCount: 0 },
  work: { ...WORK, lostReason: null, lostNote: null, ...work },
});
const THREAD = {
  __typename: 'BookingThread',
  ...{
    bookingId: null,
    enquiryId: 7,
    viewerSide: 'BUSINESS',
    viewerCanWrite: true,
    viewerCanArrangeVisit: true,
    readTo: 0,
    readByOtherSideTo: 0,
  },
  ...{
    blockedBy: null,
    isEndedByStaff: false,
    staffReadAt: null,
    viewerCanReport: true,
    isAgreed: false,
    unreadCount: 0,
    nodes: [],
    visits: [],
  },
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
};
const MESSAGE = {
  __typename: 'Message',
  ...{ id: 101, sequence: 1, side: 'BUSINESS', senderName: 'Nadia Aslam', isOwn: true, files: [] },
  ...{
    hasAccountNumber: false,
    isAutomatic: false,
    isRemoved: false,
    deletableUntil: null,
    createdAt: '2027-03-01T08:00:00.000Z',
  },
};

function visit(at: string, answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    EnquiryPipeline: () => ({ enquiryPipeline: list([entry({}), WON]) }),
    EnquirySummary: () => ({ enquirySummary: summary }),
    BookingThread: () => ({ bookingThread: THREAD }),
    Enquiry: () => ({ enquiry: enquiry() }),
    ...answers,
  });
  const pages = (
    <Routes>
      {['/business/enquiries', '/business/enquiries/:id'].map((path) => (
        <Route key={path} path={path} element={<OwnerEnquiriesScreen />} />
      ))}
    </Routes>
  );
  const asked = (operation: string) =>
    server.asked.filter((each) => each.operation === operation).map(({ variables }) => variables);
  return { ...renderApp(pages, { at, viewer: person({ role: 'BUSINESS' }), server }), asked };
}

describe('[issue 40] the enquiries of a business as work', () => {
  it('stand with their stage; a booking leads to its page', async () => {
    const { container } = visit('/business/enquiries');
    const links = within(await screen.findByRole('list', { name: 'Enquiries' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/business/enquiries/7', expect.stringMatching(/^Sana IqbalNewPearl Hall, May 01, 2027.*1 new message$/)],
      ['/business/bookings/31', expect.stringMatching(/^Ali RazaWon.*$/)],
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are counted by stage and hall, below the answer time and what was won', async () => {
    const { user, asked, address } = visit('/business/enquiries');
    const figures = await screen.findByRole('region', { name: 'Enquiries in numbers' });
    await waitFor(() =>
      expect(figures).toHaveTextContent('Usual answer time2 hBecame bookings1 of 12App1 of 12Phone2 of 8'),
    );
    await user.click(screen.getByRole('combobox', { name: 'Stage' }));
    await user.click(await screen.findByTitle('New (3)'));
    await waitFor(() => expect(address()).toBe('/business/enquiries?view=new'));
    await user.click(screen.getByRole('combobox', { name: 'Hall' }));
    await user.click(await screen.findByTitle('Garden'));
    await waitFor(() => expect(figures).toHaveTextContent('Usual answer time–Became bookings0 of 0'));
    await waitFor(() =>
      expect(asked('EnquiryPipeline').at(-1)).toMatchObject({
        filter: { stage: 'NEW', hallId: 13, followUpDue: null },
        order: 'LATEST',
      }),
    );
  });

  it('are counted by source, which finds those that came that way; nobody counts them by both', async () => {
    const { user, asked, address } = visit('/business/enquiries');
    const figures = await screen.findByRole('region', { name: 'Enquiries in numbers' });
    await choose(user, 'Source', 'Phone');
    await waitFor(() => expect(address()).toBe('/business/enquiries?source=phone'));
    await waitFor(() => expect(figures).toHaveTextContent('Usual answer time–Became bookings2 of 8Last 90 days'));
    expect(asked('EnquiryPipeline').at(-1)).toMatchObject({ filter: { source: 'PHONE', hallId: null } });
    await user.click(screen.getByRole('combobox', { name: 'Stage' }));
    expect(await screen.findByTitle('Answered (5)')).toBeVisible();
    await user.keyboard('{Escape}');
    await choose(user, 'Hall', 'Garden');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Enquiries in numbers' })).toBeNull());
    await user.click(screen.getByRole('combobox', { name: 'Stage' }));
    expect(await screen.findByTitle('Answered')).toBeVisible();
  });

  it('have no figures while they can’t be read', async () => {
    const { user } = visit('/business/enquiries', {
      EnquirySummary: () => {
        throw new Refusal('INTERNAL', 'Something went wrong');
      },
    });
    expect(await screen.findByRole('link', { name: /^Ali Raza/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Enquiries in numbers' })).toBeNull());
    await user.click(screen.getByRole('combobox', { name: 'Stage' }));
    expect(await screen.findByTitle('New')).toBeVisible();
  });

  it('are zeros of a hall that nobody asked', async () => {
    const { user } = visit('/business/enquiries?hall=99');
    const figures = await screen.findByRole('region', { name: 'Enquiries in numbers' });
    await waitFor(() => expect(figures).toHaveTextContent('Usual answer time–Became bookings0 of 0'));
    await user.click(screen.getByRole('combobox', { name: 'Stage' }));
    expect(await screen.findByTitle('New (0)')).toBeVisible();
  });

  it('say that none matches, and show all again', async () => {
    const { user, address } = visit('/business/enquiries?view=follow_up', {
      EnquiryPipeline: ({ variables: { filter } }) => ({
        enquiryPipeline: list((filter as { followUpDue: boolean | null }).followUpDue ? [] : [WON]),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('link', { name: /^Ali Raza/ })).toBeVisible();
    expect(address()).toBe('/business/enquiries');
  });

  it('are marked as lost with a reason and reopened', async () => {
    const lost = { stage: 'LOST', lostReason: 'OTHER', lostNote: 'They moved' };
    const { user, asked } = visit('/business/enquiries/7', {
      LoseEnquiry: () => ({ loseEnquiry: enquiry(lost) }),
      ReopenEnquiry: () => ({ reopenEnquiry: enquiry() }),
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as lost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark this enquiry as lost' }));
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    expect(await dialog.findByText('Please choose why it was lost')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: /Why/ }));
    await user.click(await screen.findByTitle('Another reason'));
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    expect(await dialog.findByText('Please say why it was lost')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'In your words' }), 'They moved');
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    await waitFor(() =>
      expect(asked('LoseEnquiry')).toEqual([{ id: 7, input: { reason: 'OTHER', note: 'They moved' } }]),
    );
    expect(await screen.findByText(/^Another reason/)).toHaveTextContent('Another reason: They moved');
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(asked('ReopenEnquiry')).toEqual([{ id: 7 }]));
    expect(await screen.findByRole('button', { name: 'Mark as lost' })).toBeVisible();
  });

  it('are answered once somebody writes, at once', async () => {
    let stage = 'NEW';
    const { user, asked } = visit('/business/enquiries/7', {
      Enquiry: () => ({ enquiry: enquiry({ stage }) }),
      SendMessage: ({ variables: { input } }) => {
        const { text, clientMutationId } = input as { text: string; clientMutationId: string };
        stage = 'ANSWERED';
        return { sendMessage: { ...MESSAGE, text, clientMutationId } };
      },
    });
    const bar = () => screen.getByRole('button', { name: 'Mark as lost' }).parentElement?.parentElement;
    await screen.findByRole('button', { name: 'Mark as lost' });
    expect(bar()).toHaveTextContent(/^New/);
    await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'It is.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(bar()).toHaveTextContent(/^Answered/));
    expect(asked('SendMessage')).toHaveLength(1);
  });

  it('are asked about again on a day, which is changed and cleared', async () => {
    const { user, asked } = visit('/business/enquiries/7', {
      SetEnquiryFollowUp: () => ({ setEnquiryFollowUp: enquiry({ followUpOn: '2027-06-02' }) }),
      ClearEnquiryFollowUp: () => ({ clearEnquiryFollowUp: enquiry() }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ask again on a day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask again' }));
    await user.click(dialog.getByRole('button', { name: 'Remind us' }));
    expect(await dialog.findByText('Choose the day on which you ask again')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Day/ }), '2027-06-02{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Remind us' }));
    await waitFor(() => expect(asked('SetEnquiryFollowUp')).toEqual([{ id: 7, input: { day: '2027-06-02' } }]));
    expect(await screen.findByText('Ask again on Jun 02, 2027')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear day' }));
    await waitFor(() => expect(asked('ClearEnquiryFollowUp')).toEqual([{ id: 7 }]));
    expect(await screen.findByRole('button', { name: 'Ask again on a day' })).toBeVisible();
  });
});
