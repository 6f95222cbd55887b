import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type FakeServer } from '../../../../testing/server';
import { ControlPanel } from '../../../../app/panel/ControlPanel';

const REPORT = {
  ...{ __typename: 'ThreadReport', id: 7, category: 'FRAUD', note: 'Another account', messageId: 101 },
  ...{ reporterSide: 'CUSTOMER', reporterName: 'Ayesha Khan', customerName: 'Ayesha Khan' },
  ...{ businessName: 'Shalimar Banquets', hallTitle: 'Royal Palm Marquee', timeZone: 'Asia/Karachi' },
  ...{ bookingId: 41, enquiryId: null, createdAt: '2027-03-01T07:00:00.000Z', openedAt: null },
  ...{ resolvedAt: null, resolvedByName: null, outcome: null, outcomeNote: null },
};
const RESOLVED = {
  ...{ ...REPORT, id: 8, category: 'SPAM', note: null, messageId: null, reporterSide: 'BUSINESS' },
  ...{ reporterName: 'Bilal', openedAt: '2027-03-02T07:00:00.000Z', resolvedAt: '2027-03-02T08:00:00.000Z' },
  ...{ resolvedByName: 'Sana', outcome: 'NOTHING_FOUND', outcomeNote: 'Two families' },
};
const MESSAGE = {
  ...{ __typename: 'Message', id: 101, sequence: 1, side: 'BUSINESS', senderName: 'Bilal', isOwn: false },
  ...{ text: 'Pay to 0300 1234567', hasAccountNumber: true, isAutomatic: false, isRemoved: false },
  ...{ clientMutationId: null, createdAt: '2027-03-01T06:00:00.000Z', deletableUntil: null },
  files: [{ __typename: 'MessageFile', id: 5, name: 'account.webp', mime: 'image/webp', size: 2048 }],
};
const PAGE = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };

const server = (nodes: object[] = [REPORT]) =>
  fakeServer({
    PanelThreadReports: () => ({
      threadReports: {
        ...{ __typename: 'ThreadReportConnection', nodes },
        ...{ totalCount: nodes.length, totalCountIsLowerBound: false },
      },
    }),
    ReportedMessages: () => ({
      reportedMessages: { __typename: 'ReportedMessageConnection', nodes: [MESSAGE], pageInfo: PAGE },
    }),
    ResolveThreadReport: () => ({ resolveThreadReport: { ...RESOLVED, id: 7 } }),
  });
const open = (own: FakeServer, at = '/cpanel?tab=thread-reports') =>
  renderApp(<ControlPanel tools={null} profile={null} />, {
    at,
    viewer: person({ role: 'MODERATOR' }),
    server: own,
  });
const asked = (own: FakeServer, operation: string) =>
  own.asked.filter((each) => each.operation === operation).at(-1)?.variables;

describe('[issue 40] the queue of reported conversations', () => {
  it('opens with what has waited longest, and reads nothing of a conversation by itself', async () => {
    const own = server();
    const { container, user } = open(own);
    const line = await screen.findByRole('button', { name: 'Fraud: Another account' });
    expect(screen.getByText('Ayesha Khan')).toBeVisible();
    expect(screen.getByText('Shalimar Banquets')).toBeVisible();
    expect(asked(own, 'PanelThreadReports')).toMatchObject({
      filter: { state: 'OPEN', category: null },
      order: 'OLDEST',
    });
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(line);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ayesha Khan reports Shalimar Banquets' }));
    expect(dialog.getByRole('link', { name: 'Booking 41' })).toHaveAttribute('href', '/cpanel/bookings/41');
    expect(own.times('ReportedMessages')).toBe(0);
    expect(await accessibilityProblems(document.body)).toEqual([]);
  });

  it('shows the conversation on request, with its reported message, and no picture before it is opened', async () => {
    const own = server();
    const { user } = open(own);
    await screen.findByRole('button', { name: 'Fraud: Another account' });
    await user.keyboard('j{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Read the conversation' }));
    const log = within(await dialog.findByRole('log', { name: 'Conversation' }));
    expect(log.getByText(/^Pay to/)).toBeVisible();
    expect(log.getByText('Reported message')).toBeVisible();
    expect(log.getByText(/1 March 2027|March 1, 2027/)).toBeVisible();
    expect(log.queryByText(/^Pay only as|^Nobody has checked/)).toBeNull();
    expect(dialog.getByRole('log')).toHaveFocus();
    await waitFor(() => expect(own.times('PanelThreadReports')).toBe(2));
    expect(log.getByRole('button', { name: /^account.webp/ })).toBeVisible();
    expect(log.queryByRole('img')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Read the conversation' })).toBeNull();
    expect(asked(own, 'ReportedMessages')).toMatchObject({ id: 7 });
  });

  it('says that a reported message is further up, until it is loaded', async () => {
    const own = server();
    own.answer('ReportedMessages', () => ({
      reportedMessages: {
        ...{ __typename: 'ReportedMessageConnection', nodes: [{ ...MESSAGE, id: 102, sequence: 2 }] },
        pageInfo: { ...PAGE, endCursor: 'x', hasNextPage: true },
      },
    }));
    const { user } = open(own);
    await user.click(await screen.findByRole('button', { name: 'Fraud: Another account' }));
    await user.click(await screen.findByRole('button', { name: 'Read the conversation' }));
    expect(await screen.findByText(/^The reported message is further up/)).toBeVisible();
    expect(screen.queryByText('Reported message')).toBeNull();
  });

  it('says that a colleague has resolved a report meanwhile, and offers nothing more', async () => {
    const own = server();
    own.answer('ReportedMessages', () => {
      throw new Refusal('CONFLICT', 'This report was resolved already.');
    });
    const { user } = open(own);
    await user.click(await screen.findByRole('button', { name: 'Fraud: Another account' }));
    await user.click(await screen.findByRole('button', { name: 'Read the conversation' }));
    expect(await screen.findByText('This report was resolved already.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
    await waitFor(() => expect(own.times('PanelThreadReports')).toBe(2));
  });

  it('resolves a report with an outcome and a note', async () => {
    const own = server();
    const { user } = open(own);
    await user.click(await screen.findByRole('button', { name: 'Fraud: Another account' }));
    const report = within(await screen.findByRole('dialog'));
    expect(report.queryByRole('button', { name: 'Resolve' })).toBeNull();
    await user.click(report.getByRole('button', { name: 'Read the conversation' }));
    await user.click(await report.findByRole('button', { name: 'Resolve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolve this report' }));
    await user.click(dialog.getByRole('button', { name: 'Resolve' }));
    expect(await dialog.findByText('Please choose an outcome')).toBeVisible();
    expect(own.times('ResolveThreadReport')).toBe(0);
    await user.click(dialog.getByRole('radio', { name: /^Message removed/ }));
    await pasteInto(user, dialog.getByRole('textbox'), 'Not the hall’s account');
    await user.click(dialog.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('The report is resolved.')).toBeVisible();
    expect(asked(own, 'ResolveThreadReport')).toEqual({
      id: 7,
      input: { outcome: 'MESSAGE_REMOVED', note: 'Not the hall’s account' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows resolved ones, which can be read no more', async () => {
    const own = server([RESOLVED]);
    const { user, address } = open(own);
    await user.click(await screen.findByRole('radio', { name: 'Resolved' }));
    await waitFor(() => expect(address()).toBe('/cpanel?tab=thread-reports&state=resolved'));
    expect(asked(own, 'PanelThreadReports')).toMatchObject({ filter: { state: 'RESOLVED' } });
    await user.click(await screen.findByRole('button', { name: 'Spam' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bilal reports Ayesha Khan' }));
    expect(dialog.getByText(/^Nothing found \(Sana,/)).toBeVisible();
    expect(dialog.getByText('Two families')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Read the conversation' })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Resolve' })).toBeNull();
  });

  it('offers to remove no message where none was named', async () => {
    const { user } = open(server([{ ...REPORT, messageId: null, openedAt: '2027-03-02T07:00:00.000Z' }]));
    await user.click(await screen.findByRole('button', { name: 'Fraud: Another account' }));
    await user.click(await screen.findByRole('button', { name: 'Resolve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolve this report' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(3);
  });

  it('says when nothing waits', async () => {
    open(server([]));
    expect(await screen.findByText('No open reports')).toBeVisible();
  });
});
