import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { DueTasksFieldsFragment } from '../../../../graphql/generated/due-tasks';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { DueTasks } from './DueTasks';

const task = (taskId: number, text: string) => ({
  ...{ __typename: 'DueBookingTask', taskId, text, day: '2027-03-08', isOverdue: true },
  ...{ bookingId: 41, hallTitle: 'Rose Hall', hallNameUrdu: null, customerName: 'Ayesha' },
});

function open(nodes: object[], totalCount: number, all: object[] = nodes) {
  const server = fakeServer({
    DueTasks: () => ({ dueBookingTasks: { __typename: 'DueBookingTasks', nodes: all, totalCount } }),
  });
  const found = { nodes, totalCount } as DueTasksFieldsFragment;
  return renderApp(<DueTasks found={found} />, { viewer: person({ role: 'BUSINESS' }), server });
}

describe('the tasks of bookings whose day has come', () => {
  it('stand with the way to their bookings', async () => {
    const { container } = open([task(7, 'Call about the stage')], 1);
    const list = await screen.findByRole('region', { name: 'To do' });
    expect(list).toHaveTextContent(/1 task.*Call about the stage.*Ayesha.*Rose Hall.*Overdue since/);
    expect(within(list).getByRole('link', { name: 'Call about the stage' })).toHaveAttribute(
      'href',
      '/business/bookings/41',
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are all there that are counted, once they are asked for', async () => {
    const tasks = Array.from({ length: 6 }, (_, index) => task(index, `Task ${index}`));
    const { server, user } = open(tasks.slice(0, 5), 6, tasks);
    const list = within(await screen.findByRole('region', { name: 'To do' }));
    expect(list.getByText('6 tasks')).toBeVisible();
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    expect(server.times('DueTasks')).toBe(0);
    await user.click(list.getByRole('button', { name: 'Show all tasks' }));
    expect(await list.findByRole('link', { name: 'Task 5' })).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Show fewer tasks' }));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
  });
});
