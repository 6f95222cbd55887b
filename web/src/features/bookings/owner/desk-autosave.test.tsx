import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { booking } from '../../../testing/bookings';
import { accessibilityProblems } from '../../../testing/axe';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { OwnersNotes } from './BookingNotes';

const noted = booking({ id: 41, status: 'CONFIRMED', notes: 'Paid 50,000', labels: ['VIP'] });

const conflict =
  (current: unknown): Answer =>
  () => {
    throw new Refusal('CONFLICT', 'Somebody changed them meanwhile.', { details: { current } });
  };

function open(answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    BusinessBookingStats: () => {
      throw new Refusal('FORBIDDEN', 'For managers');
    },
    SetBookingNotes: ({ variables }) => ({
      setBookingNotes: { __typename: 'Booking', id: 41, notes: (variables.input as { notes: string | null }).notes },
    }),
    LabelBooking: ({ variables }) => ({
      labelBooking: { __typename: 'Booking', id: 41, labels: (variables.input as { labels: string[] }).labels },
    }),
    ...answers,
  });
  const sent = (operation: string) =>
    server.asked.filter((each) => each.operation === operation).map(({ variables }) => variables.input);
  return { ...renderApp(<OwnersNotes booking={noted} />, { viewer: person({ role: 'BUSINESS' }), server }), sent };
}

const notes = () => screen.findByRole('textbox', { name: 'Private notes' });

describe('[issue 38] notes of a booking', () => {
  it('are saved when the field is left, without a button, and say so', async () => {
    const { user, sent, container } = open();
    await user.type(await notes(), ' in cash');
    expect(screen.queryByRole('button', { name: /save/i })).toBeNull();
    await user.tab();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent('SetBookingNotes')).toEqual([{ notes: 'Paid 50,000 in cash', previousNotes: 'Paid 50,000' }]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are saved after a pause, while somebody is still there', async () => {
    const { user, sent } = open();
    await user.type(await notes(), '!');
    await waitFor(() => expect(sent('SetBookingNotes')).toHaveLength(1), { timeout: 4000 });
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('are saved when the booking is left before that', async () => {
    const { user, sent, unmount } = open();
    await user.type(await notes(), '!');
    unmount();
    await waitFor(() =>
      expect(sent('SetBookingNotes')).toEqual([{ notes: 'Paid 50,000!', previousNotes: 'Paid 50,000' }]),
    );
  });

  it('that were not saved are tried again', async () => {
    const { user, server, sent } = open({
      SetBookingNotes: () => {
        throw new Refusal('INVALID_INPUT', 'Contains characters that are not allowed');
      },
    });
    const field = await notes();
    await user.type(field, '!');
    await user.tab();
    expect(await screen.findByText(/Not saved: Contains characters/)).toBeVisible();
    server.answer('SetBookingNotes', () => ({
      setBookingNotes: { __typename: 'Booking', id: 41, notes: 'Paid 50,000!' },
    }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent('SetBookingNotes')).toHaveLength(2);
    expect(field).toHaveValue('Paid 50,000!');
  });

  it('that a colleague changed meanwhile stand beside one’s own, until somebody decides', async () => {
    const { user, server, sent, container } = open({ SetBookingNotes: conflict('Paid 60,000') });
    const field = await notes();
    await user.type(field, '!');
    await user.tab();
    expect(await screen.findByText('Somebody of your team has changed these notes meanwhile:')).toBeVisible();
    expect(screen.getByText('Paid 60,000')).toBeVisible();
    expect(field).toHaveValue('Paid 50,000!');
    expect(await accessibilityProblems(container)).toEqual([]);
    server.answer('SetBookingNotes', () => ({
      setBookingNotes: { __typename: 'Booking', id: 41, notes: 'Paid 50,000!' },
    }));
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent('SetBookingNotes')[1]).toEqual({ notes: 'Paid 50,000!', previousNotes: 'Paid 60,000' });
    expect(screen.queryByText('Paid 60,000')).toBeNull();
  });

  it('of a colleague are taken on request', async () => {
    const { user, sent } = open({ SetBookingNotes: conflict('Paid 60,000') });
    const field = await notes();
    await user.type(field, '!');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(field).toHaveValue('Paid 60,000');
    expect(sent('SetBookingNotes')).toHaveLength(1);
  });
});

describe('[issue 38] labels of a booking', () => {
  it('are saved as they are chosen', async () => {
    const { user, sent } = open();
    await user.type(await screen.findByRole('combobox', { name: 'Labels' }), 'Stage ordered{Enter}');
    await user.tab();
    await waitFor(() =>
      expect(sent('LabelBooking')).toEqual([{ labels: ['VIP', 'Stage ordered'], previousLabels: ['VIP'] }]),
    );
  });

  it('that a colleague changed meanwhile are told', async () => {
    const { user } = open({ LabelBooking: conflict(['Deposit paid', 'Late']) });
    await user.type(await screen.findByRole('combobox', { name: 'Labels' }), 'Stage{Enter}');
    await user.tab();
    expect(await screen.findByText('Somebody of your team has changed these labels meanwhile:')).toBeVisible();
    expect(screen.getByText('Deposit paid, Late')).toBeVisible();
  });
});
