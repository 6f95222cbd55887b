import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageClock } from '../../../../lib/clock';
import { sendHeldAction } from '../../../../lib/held-action';
import { businessPage, businessRow, openPanel, panelServer } from '../../../../testing/panel';
import { pasteInto } from '../../../../testing/paste-into';

describe('[business §2 Businesses tab] keyboard', () => {
  const PENDING = Array.from({ length: 10 }, (_, index) => businessRow({ id: index + 1, name: `Hall ${index + 1}` }));

  /** A server on which decided applications leave the pending list. */
  function queue() {
    const waiting = new Map(PENDING.map((business) => [business.id, business]));
    const decisions: string[] = [];
    const own = panelServer({ PanelBusinesses: () => businessPage([...waiting.values()]) });
    const decide = (status: string) => (asked: { variables: Record<string, unknown> }) => {
      const id = asked.variables.id as number;
      const business = waiting.get(id);
      waiting.delete(id);
      decisions.push(`${status} ${id}`);
      return { ...business, status };
    };
    own.answer('ApproveApplication', (asked) => ({ approveApplication: decide('APPROVED')(asked) }));
    own.answer('RejectApplication', (asked) => ({ rejectApplication: decide('REJECTED')(asked) }));
    return { own, decisions };
  }
  const focused = () => document.activeElement?.getAttribute('aria-label');

  it('applications are read and decided without a mouse; a new decision sends the one before, leaving the page the last', async () => {
    const { own, decisions } = queue();
    const { user, unmount } = openPanel('MODERATOR', '/cpanel?tab=businesses', own);
    await screen.findByText('Hall 10');
    expect(screen.getByText('Enter, a or r opens')).toBeVisible();
    await user.keyboard('j');
    expect(focused()).toBe('Hall 1');
    await user.keyboard('a');
    for (let decided = 1; decided <= 3; decided += 1) {
      const name = `Hall ${decided}`;
      const isRejected = decided % 3 === 0;
      const key = isRejected ? 'r' : 'a';
      const read = await screen.findByRole('dialog', { name });
      await waitFor(() => expect(read).toContainElement(document.activeElement as HTMLElement));
      fireEvent.keyDown(document.activeElement as HTMLElement, { key, repeat: true });
      expect(decisions).toHaveLength(Math.max(0, decided - 2));
      await user.keyboard(key);
      if (isRejected) {
        // What is typed while the question loads, or beside its field, decides nothing.
        await user.keyboard('a');
        const question = await screen.findByRole('dialog', { name: `Why is ${name} rejected?` });
        within(question).getByRole('button', { name: 'Cancel' }).focus();
        await user.keyboard('a');
        await pasteInto(user, within(question).getByRole('textbox'), 'Not enough papers');
        within(question).getByRole('button', { name: 'Reject' }).focus();
        await user.keyboard('{Enter}');
      }
      expect(await screen.findByText(`${isRejected ? 'Rejecting' : 'Approving'} ${name}`)).toBeVisible();
      // The next one opens by itself.
      expect(await screen.findByRole('dialog', { name: `Hall ${decided + 1}` })).toBeVisible();
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    }
    const next = screen.getByRole('dialog', { name: 'Hall 4' });
    await user.click(within(next).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(decisions).toHaveLength(2);
    unmount();
    await waitFor(() => expect(decisions).toEqual(['APPROVED 1', 'APPROVED 2', 'REJECTED 3']));
  });

  it('after the last row of a page the first that waits elsewhere opens', async () => {
    const own = panelServer({
      PanelBusinesses: ({ variables }) => {
        const { page } = variables.paging as { page: number };
        const found = businessPage(page === 1 ? PENDING.slice(0, 1) : PENDING.slice(1, 2));
        return {
          businesses: {
            ...found.businesses,
            totalCount: 2,
            pageInfo: { ...found.businesses.pageInfo, hasNextPage: page === 1 },
          },
        };
      },
    });
    own.answer('ApproveApplication', () => ({ approveApplication: { ...PENDING[0], status: 'APPROVED' } }));
    const { user } = openPanel('MODERATOR', '/cpanel?tab=businesses', own);
    await screen.findByText('Hall 1');
    await user.keyboard('ja');
    const read = await screen.findByRole('dialog', { name: 'Hall 1' });
    await waitFor(() => expect(read).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('a');
    expect(await screen.findByRole('dialog', { name: 'Hall 2' })).toBeVisible();
    act(() => void sendHeldAction());
  });

  it('u takes a decision back, and the row with it', async () => {
    const { own, decisions } = queue();
    const { user, unmount } = openPanel('MODERATOR', '/cpanel?tab=businesses', own);
    await screen.findByText('Hall 10');
    await user.keyboard('ja');
    const read = await screen.findByRole('dialog', { name: 'Hall 1' });
    await waitFor(() => expect(read).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('a');
    const next = await screen.findByRole('dialog', { name: 'Hall 2' });
    await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('u');
    expect(screen.getByRole('row', { name: 'Hall 1', hidden: true })).toBeInTheDocument();
    expect(screen.queryByText('Approving Hall 1')).toBeNull();
    unmount();
    expect(decisions).toEqual([]);
  });

  it('u takes back the last one of the queue, which leaves no row; in a field it is a letter', async () => {
    const { own, decisions } = queue();
    own.answer('PanelBusinesses', () => businessPage([businessRow({ name: 'Last Hall' })]));
    const { user, unmount } = openPanel('MODERATOR', '/cpanel?tab=businesses', own);
    await user.click(await screen.findByRole('button', { name: 'Approve Last Hall' }));
    expect(screen.queryByRole('row', { name: 'Last Hall' })).toBeNull();
    screen.getByRole('searchbox').focus();
    await user.keyboard('u');
    expect(screen.queryByRole('row', { name: 'Last Hall' })).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('u');
    expect(await screen.findByRole('row', { name: 'Last Hall' })).toBeVisible();
    unmount();
    expect(decisions).toEqual([]);
  });

  it('a decision is sent before somebody signs out, who doesn’t wait for the list', async () => {
    const { own, decisions } = queue();
    const { user } = openPanel('MODERATOR', '/cpanel?tab=businesses', own);
    await user.click(await screen.findByRole('button', { name: 'Approve Hall 1' }));
    own.answer('PanelBusinesses', () => new Promise(() => undefined));
    await act(() => sendHeldAction());
    expect(decisions).toEqual(['APPROVED 1']);
  });

  it('shows for how long each has waited', async () => {
    const { own } = queue();
    const asked = new Date(pageClock() - 50 * 3_600_000).toISOString();
    own.answer('PanelBusinesses', () => businessPage([businessRow({ createdAt: asked })]));
    openPanel('MODERATOR', '/cpanel?tab=businesses', own);
    expect(await screen.findByText('Waiting 2 days')).toBeVisible();
  });

  it('j and k move; keys do nothing outside of a row; a closed question sends nothing', async () => {
    const { own, decisions } = queue();
    const { user } = openPanel('MODERATOR', '/cpanel?tab=businesses', own);
    await screen.findByText('Hall 10');
    await user.keyboard('ar');
    while (focused() !== 'Hall 1') await user.tab();
    await user.keyboard('jjj');
    expect(focused()).toBe('Hall 4');
    await user.keyboard('kkkk');
    expect(focused()).toBe('Hall 1');
    await user.keyboard('r');
    const read = await screen.findByRole('dialog', { name: 'Hall 1' });
    await waitFor(() => expect(read).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('r');
    const question = await screen.findByRole('dialog', { name: 'Why is Hall 1 rejected?' });
    await user.click(within(question).getByRole('button', { name: 'Close' }));
    await user.click(within(read).getByRole('button', { name: 'Close' }));
    expect(focused()).toBe('Hall 1');
    expect(decisions).toEqual([]);
  });
});
