import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal } from '../../../../testing/server';
import { DialogHost } from '../../../../ui/DialogHost';
import { task, tasksOf } from '../testing';
import { BookingTasks } from './BookingTasks';

const OVERDUE = task({ id: 7, text: 'Call about the stage', day: '2027-03-08', isDue: true, isOverdue: true });
const TODAY = task({ id: 8, text: 'Ask how many cars come', day: '2027-03-10', isDue: true });
const DONE = task({ id: 9, text: 'Agree on flowers', doneAt: '2027-03-09T07:00:00.000Z', doneBy: 'Bilal' });

function open(shown = tasksOf([OVERDUE, TODAY, DONE])) {
  const server = fakeServer({
    BookingTasks: () => ({ bookingTasks: shown }),
    AddBookingTask: () => ({
      addBookingTask: tasksOf([OVERDUE, TODAY, task({ id: 10, text: 'Send the menu' }), DONE]),
    }),
    ChangeBookingTask: () => ({ changeBookingTask: shown }),
    FinishBookingTask: () => ({ finishBookingTask: shown }),
    ReopenBookingTask: () => ({ reopenBookingTask: shown }),
    RemoveBookingTask: () => ({ removeBookingTask: shown }),
  });
  const sent = (operation: string) => server.asked.filter((each) => each.operation === operation);
  const page = (
    <DialogHost>
      <BookingTasks id={41} timeZone="Asia/Karachi" />
    </DialogHost>
  );
  return { ...renderApp(page, { viewer: person({ role: 'BUSINESS' }), server }), sent };
}

describe('[issue 38] the tasks of a booking', () => {
  it('say what is to be done by when, and who did what', async () => {
    const { container } = open();
    const [overdue, today, done] = within(await screen.findByRole('list', { name: 'What is to be done' })).getAllByRole(
      'listitem',
    );
    expect(overdue).toHaveTextContent(/Call about the stage.*Overdue since Mar 0?8, 2027.*added by .*Ayesha/);
    expect(today).toHaveTextContent(/Ask how many cars come.*Today/);
    expect(done).toHaveTextContent(/done by .*Bilal.* on/);
    expect(screen.getByRole('checkbox', { name: 'Agree on flowers' })).toBeChecked();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are added by one field and Enter, which is then empty for the next one', async () => {
    const { user, sent } = open();
    const field = await screen.findByRole('textbox', { name: 'New task' });
    await user.type(field, 'Send the menu{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await user.type(field, 'Send the menu{Enter}');
    await waitFor(() => expect(sent('AddBookingTask')).toHaveLength(2));
    const inputs = sent('AddBookingTask').map(({ variables }) => variables.input as Record<string, unknown>);
    expect(inputs[0]).toMatchObject({ text: 'Send the menu', day: null });
    // The same words are another task.
    expect(inputs[0]?.clientMutationId).not.toBe(inputs[1]?.clientMutationId);
  });

  it('say what is missing', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Say what is to be done')).toBeVisible();
    expect(sent('AddBookingTask')).toEqual([]);
  });

  it('are done, reopened, changed and removed', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Call about the stage' }));
    await user.click(screen.getByRole('checkbox', { name: 'Agree on flowers' }));
    await user.click(screen.getByRole('button', { name: 'Remove “Agree on flowers”' }));
    const question = await screen.findByRole('dialog', { name: 'Remove “Agree on flowers”?' });
    expect(sent('RemoveBookingTask')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Remove task' }));
    await waitFor(() => expect(sent('RemoveBookingTask')).toHaveLength(1));
    expect(sent('FinishBookingTask')[0]?.variables).toEqual({ id: 7 });
    expect(sent('ReopenBookingTask')[0]?.variables).toEqual({ id: 9 });
    await user.click(screen.getByRole('button', { name: 'Change “Ask how many cars come”' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change task' });
    const field = within(dialog).getByRole('textbox', { name: /What is to be done/ });
    await user.clear(field);
    await user.type(field, 'Ask about cars');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('ChangeBookingTask')).toHaveLength(1));
    expect(sent('ChangeBookingTask')[0]?.variables).toEqual({
      id: 8,
      input: { text: 'Ask about cars', day: '2027-03-10' },
    });
  });

  it('give the focus to the next one when they are removed', async () => {
    const { user, server } = open();
    server.answer('RemoveBookingTask', () => {
      const left = tasksOf([TODAY, DONE]);
      server.answer('BookingTasks', () => ({ bookingTasks: left }));
      return { removeBookingTask: left };
    });
    await user.click(await screen.findByRole('button', { name: 'Remove “Call about the stage”' }));
    await user.click(await screen.findByRole('button', { name: 'Remove task' }));
    await waitFor(() => expect(screen.queryByText('Call about the stage')).toBeNull());
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveFocus());
  });

  it('keep a day that is over, but take no other one before today or too far ahead', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Change “Call about the stage”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change task' }));
    const day = dialog.getByLabelText(/^By/);
    await user.click(day);
    await user.keyboard('{Escape}');
    await user.tab();
    expect(day).not.toBeInvalid();
    for (const [typed, said] of [
      ['2027-03-07', /Mar 10, 2027/],
      ['2029-03-10', /Mar 0?9, 2029/],
    ] as const) {
      await user.clear(day);
      await user.type(day, typed);
      await user.tab();
      await waitFor(() => expect(day).toHaveAccessibleDescription(said));
    }
    expect(sent('ChangeBookingTask')).toEqual([]);
  });

  it('say when there can’t be more', async () => {
    open(tasksOf([OVERDUE], { canBeAdded: false }));
    expect(await screen.findByText(/as many tasks as it can have/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'New task' })).toBeNull();
  });

  it('aren’t there of one’s own booking as a customer', async () => {
    const server = fakeServer({
      BookingTasks: () => {
        throw new Refusal('NOT_FOUND', 'Booking not found');
      },
    });
    renderApp(<BookingTasks id={41} timeZone="Asia/Karachi" />, { viewer: person({ role: 'BUSINESS' }), server });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tasks' })).toBeNull());
  });
});
