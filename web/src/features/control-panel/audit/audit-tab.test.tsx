import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, type FakeServer } from '../../../testing/server';
import { ControlPanel } from '../ControlPanel';
import { boundsOf, differencesOf } from './differences';

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
      auditLog: { __typename: 'AuditConnection', nodes, totalCount: nodes.length, totalIsLeast: false },
    }),
  });
const open = (own: FakeServer, role: 'ADMIN' | 'MODERATOR' = 'ADMIN') =>
  renderApp(<ControlPanel tools={null} profile={null} />, {
    at: '/cpanel?tab=audit',
    viewer: person({ role }),
    server: own,
    antd: true,
  });

describe('[product: every staff action is in an audit log] the audit log', () => {
  it('tells who did what to what, when and from where, with what changed', async () => {
    const { container } = open(server([entry]));
    expect(await screen.findByRole('heading', { name: 'review.hidden review 31' })).toBeVisible();
    const changes = within(screen.getByRole('table', { name: 'Changes' }));
    expect(changes.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'FieldBeforeAfter',
      'isHiddenfalsetrue',
      'reason—Insults',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('filters by who, what, subject and days, all in the address', async () => {
    const own = server([]);
    const { user, address } = open(own);
    await user.click(await screen.findByLabelText('Who (name or email)'));
    await user.paste('sana');
    await waitFor(() => expect(address()).toContain('actor=sana'));
    await user.click(screen.getByLabelText('What (begins with)'));
    await user.paste('review.');
    await waitFor(() => expect(address()).toContain('action=review.'));
    await user.selectOptions(screen.getByLabelText('Kind of thing'), 'review');
    await user.type(screen.getByLabelText('From day'), '2026-03-03');
    await user.type(screen.getByLabelText('Until day'), '2026-03-04');
    await waitFor(() =>
      expect(own.asked.at(-1)?.variables).toMatchObject({
        filter: { actor: 'sana', action: 'review.', subjectType: 'review', ...boundsOf('2026-03-03', '2026-03-04') },
      }),
    );
    expect(await screen.findByText('No entries found')).toBeVisible();
  });

  it('is not there for moderators', async () => {
    open(server([]), 'MODERATOR');
    expect(await screen.findByText('Select a tab to view content')).toBeVisible();
  });
});

describe('[product: audit log] differences', () => {
  it.each([
    [{ a: 1, b: 'x' }, { a: 1, b: 'y' }, [{ field: 'b', before: 'x', after: 'y' }]],
    [null, { name: 'Tips' }, [{ field: 'name', before: undefined, after: 'Tips' }]],
    [{ list: [1, 2] }, null, [{ field: 'list', before: '[1,2]', after: undefined }]],
    [null, null, []],
  ])('between %p and %p', (before, after, expected) => {
    expect(differencesOf(before, after)).toEqual(expected);
  });

  it('days bound instants, the last day included; anything else bounds nothing', () => {
    const { from, to } = boundsOf('2026-03-03', '2026-03-03');
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(24 * 3_600_000);
    expect(boundsOf('soon', '')).toEqual({ from: null, to: null });
  });
});
