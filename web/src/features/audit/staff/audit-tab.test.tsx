import { MASK } from '@mehfil/api/domain/system/mask';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { choose } from '../../../testing/choose';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, type FakeServer } from '../../../testing/server';
import { ControlPanel } from '../../../app/panel/ControlPanel';
import { fieldName } from './Changes';
import { toDayBounds } from '../../../lib/day-bounds';
import { findDifferences, cutExcerpts, findNamingFields } from './differences';

const entry = {
  __typename: 'AuditEntry',
  id: 3,
  action: 'review.hidden',
  subjectType: 'review',
  subjectId: '31',
  actorId: 2,
  actorName: 'Sana',
  before: { isHidden: false, rating: 2 },
  after: { isHidden: true, rating: 2, reason: 'Insults' },
  at: '2026-03-03T09:00:00.000Z',
  address: '203.0.113.9',
};
const server = (nodes: object[]) =>
  fakeServer({
    PanelAudit: () => ({
      auditLog: { __typename: 'AuditConnection', nodes, totalCount: nodes.length, totalCountIsLowerBound: false },
    }),
  });
const open = (own: FakeServer, role: 'ADMIN' | 'MODERATOR' = 'ADMIN') =>
  renderApp(<ControlPanel tools={null} profile={null} />, {
    at: '/cpanel?tab=audit',
    viewer: person({ role }),
    server: own,
  });

describe('[product: every staff action is in an audit log] the audit log', () => {
  it('tells who did what to what, when and from where, with what changed', async () => {
    const { container, user } = open(server([entry]));
    expect(await screen.findByRole('heading', { name: /^\W?Sana\W? hid review 31$/ })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Changes' })).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /hid review 31$/ }));
    const changes = within(await screen.findByRole('table', { name: 'Changes' }));
    expect(changes.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'FieldBeforeAfter',
      'Is hiddenNoYes',
      'Reason—Insults',
    ]);
    expect(screen.getByText('Rating:')).toHaveTextContent('Rating: 2');
    expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Time', 'Action', 'IP address']),
    );
    expect(screen.getByText('203.0.113.9')).toBeInTheDocument();
    expect(screen.getByLabelText('Record ID')).toBeInTheDocument();
  });

  it.each([
    ['catalogue.added', 'amenity', null, { name: 'Wi-Fi' }, 'added amenity “Wi-Fi” (82) to the catalogue'],
    [
      'catalogue.changed',
      'hall-type',
      { name: 'Lawn' },
      { name: 'Garden' },
      'changed hall type “Lawn” (82) of the catalogue',
    ],
    ['catalogue.removed', 'service', { name: 'Stage' }, null, 'removed service “Stage” (82) from the catalogue'],
    [
      'post.publish',
      'post',
      { title: 'Tips', status: 'draft' },
      { title: 'Tips', status: 'published' },
      'published article “Tips” (82)',
    ],
    [
      'calendar_feed.opened',
      'business',
      { calendarToken: null },
      { calendarToken: MASK },
      'opened a calendar feed for business 82',
    ],
    ['user.deleted', 'user', { name: `${MASK} (changed)` }, null, 'deleted the account of user 82'],
    ['hall.removed', 'hall', { hallName: null, hallNumber: 'H1' }, null, 'removed hall 82'],
  ])('calls what %s of %s is about by its name', async (action, subjectType, before, after, expected) => {
    open(server([{ ...entry, action, subjectType, subjectId: '82', before, after }]));
    const heading = await screen.findByRole('heading', { level: 3 });
    expect(heading.textContent.replace(/[\u2066-\u2069]/g, '')).toBe(`Sana ${expected}`);
    expect(screen.queryByText('Title:')).toBeNull();
  });

  it('filters by who, what, subject and days, all in the address', async () => {
    const own = server([]);
    const { user, address } = open(own);
    await user.click(await screen.findByLabelText('User (name or email)'));
    await user.paste('sana');
    await waitFor(() => expect(address()).toContain('actor=sana'));
    await choose(user, 'Action', 'Hid review …', 'hid rev');
    await waitFor(() => expect(address()).toContain('action=review.hidden'));
    await choose(user, 'Record type', 'Review', 'review');
    await user.type(screen.getByLabelText('Business ID (owner and team)'), '12{Enter}');
    await waitFor(() => expect(address()).toContain('business=12'));
    await user.type(screen.getByLabelText('From'), '2026-03-03{Enter}');
    await user.type(screen.getByLabelText('To'), '2026-03-04{Enter}');
    await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue('Mar 03, 2026'));
    await waitFor(() =>
      expect(own.asked.at(-1)?.variables).toMatchObject({
        filter: {
          actor: 'sana',
          action: 'review.hidden',
          subjectType: 'review',
          businessId: 12,
          ...toDayBounds('2026-03-03', '2026-03-04'),
        },
      }),
    );
    expect(await screen.findByText('No entries found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the filter Business ID 12' }));
    expect(address()).not.toContain('business=');
    expect(address()).toContain('actor=sana');
  });

  it.each(['city-rule', 'hijri-month', 'visit', 'enquiry', 'thread-report', 'external-calendar', 'hall-rate'])(
    'filters by %s, as a shared link may',
    async (subjectType) => {
      const own = server([]);
      renderApp(<ControlPanel tools={null} profile={null} />, {
        at: `/cpanel?tab=audit&subject=${subjectType}`,
        viewer: person({ role: 'ADMIN' }),
        server: own,
      });
      await screen.findByText('No entries found');
      expect(own.asked.find(({ operation }) => operation === 'PanelAudit')?.variables).toMatchObject({
        filter: { subjectType },
      });
    },
  );

  it('is not there for moderators', async () => {
    open(server([]), 'MODERATOR');
    expect(await screen.findByText('Select a tab to view content')).toBeVisible();
  });
});

describe('[product: audit log] each kind of value is readable', () => {
  const LONG = 'Flowers on every table, and lights above them. '.repeat(8);
  const cells = async (change: object) => {
    const { user } = open(server([{ ...entry, ...change }]));
    await user.click(await screen.findByRole('button', { name: /hid review/ }));
    const table = within(await screen.findByRole('table', { name: 'Changes' }));
    return table
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((each) => each.textContent),
      );
  };

  it.each([
    ['instants in local time', { at: '2026-03-03T09:00:00.000Z' }, { at: null }, [['Mar 3, 2026, 9:00 AM', '—']]],
    ['days', { day: '2026-03-03' }, { day: '2026-03-04' }, [['March 3, 2026', 'March 4, 2026']]],
    ['lists', { tags: ['Food', 'Music'] }, { tags: [] }, [['FoodMusic', '—']]],
    ['lists of numbers', { tagIds: [1, 2] }, { tagIds: [1] }, [['1, 2', '1']]],
    ['people', { hiddenBy: null }, { hiddenBy: 7 }, [['—', 'user 7']]],
    ['what was made, all that it holds', null, { name: 'Tips', media: [] }, [['Tips']]],
    [
      'things in lists',
      {},
      { media: [{ mediaUrl: '/a.webp', caption: null }] },
      [['—', 'Media url: /a.webp; Caption: —']],
    ],
    ['an empty text', { note: 'x' }, { note: '' }, [['x', '(empty)']]],
    [
      'money',
      { currency: 'PKR', pricePerHour: 1500 },
      { currency: 'PKR', pricePerHour: 99.5 },
      [['₨\u00a01,500.00', '₨\u00a099.50']],
    ],
    ['rates', { base: 'USD', rate: 278.55 }, { base: 'USD', rate: 300.5 }, [['1 USD = 278.55 31', '1 USD = 300.5 31']]],
  ])('%s', async (_kind, before, after, expected) => {
    expect(await cells({ before, after })).toEqual(expected);
  });

  it('of a long text where it differs, and the whole on demand', async () => {
    const before = `<p>${LONG}</p><p>Old words.</p><p>${LONG}</p>`;
    const after = before.replace('Old', 'New');
    const [[was = '', is = ''] = []] = await cells({ before: { content: before }, after: { content: after } });
    expect(was).toMatch(/^… .*<p>Old words\.<\/p>.* …Full text \(\d+ characters\)/);
    expect(is).toMatch(/^… .*<p>New words\.<\/p>.* …Full text/);
    expect(screen.getByText('Old').tagName).toBe('STRONG');
    expect(screen.getAllByText(after, { exact: true })[0]).not.toBeVisible();
  });

  it('of a long text that was removed how it begins', async () => {
    const [[was = ''] = []] = await cells({ before: { content: LONG }, after: null });
    expect(was).toMatch(/^Flowers on .* …Full text \(376 characters\)/);
  });

  it.each([
    ['hiddenReason', 'Hidden reason'],
    ['status', 'Status'],
    ['SMTP_URL', 'SMTP_URL'],
    ['# comments', '# comments'],
  ])('the field %s is called %s', (field, name) => {
    expect(fieldName(field)).toBe(name);
  });
});

describe('[product: audit log] differences', () => {
  it.each([
    [{ a: 1, b: 'x' }, { a: 1, b: 'y' }, [{ field: 'b', before: 'x', after: 'y' }]],
    [null, { name: 'Tips' }, [{ field: 'name', before: undefined, after: 'Tips' }]],
    [{ list: [1, 2] }, null, [{ field: 'list', before: [1, 2], after: undefined }]],
    [{ list: [1, 2], a: null }, { list: [1, 2] }, []],
    [null, null, []],
  ])('between %p and %p', (before, after, expected) => {
    expect(findDifferences(before, after)).toEqual(expected);
  });

  it('name the thing by what stayed', () => {
    expect(findNamingFields({ title: 'Tips', a: 1, b: null }, { title: 'Tips', a: 2, b: null })).toEqual([
      { field: 'title', value: 'Tips' },
    ]);
    expect(findNamingFields(null, { title: 'Tips' })).toEqual([]);
  });

  it.each([
    ['aXb', 'aYb', ['X', 'Y']],
    ['ab', 'aab', ['', 'a']],
    ['ab', 'ab', ['', '']],
    ['a🌷b', 'a🌹b', ['🌷', '🌹']],
  ])('of %s and %s stand between what is alike', (before, after, [was, is]) => {
    const excerpts = cutExcerpts(before, after);
    expect([excerpts.before.changed, excerpts.after.changed]).toEqual([was, is]);
    expect([excerpts.after.lead, is, excerpts.after.tail].join('')).toBe(after);
  });

  it('days bound instants, the last day included; anything else bounds nothing', () => {
    const { from, to } = toDayBounds('2026-03-03', '2026-03-03');
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(24 * 3_600_000);
    expect(toDayBounds('soon', '')).toEqual({ from: null, to: null });
  });
});
