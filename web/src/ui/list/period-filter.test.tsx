import { expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PeriodFilter } from './PeriodFilter';

function Periods() {
  const [period, setPeriod] = useState({ from: '', to: '' });
  return (
    <>
      <PeriodFilter fromLabel="From" toLabel="To" {...period} onChange={setPeriod} />
      <p data-testid="period">{`${period.from}..${period.to}`}</p>
      <button type="button">Go on</button>
    </>
  );
}

const period = () => screen.getByTestId('period').textContent;

it.each([
  ['5 Mar 2027', '2027-03-05'],
  ['05-03-2027', '2027-03-05'],
  ['۰۵/۰۳/۲۰۲۷', '2027-03-05'],
])('a period begins with %s, as it was typed before its calendars were there', async (typed, day) => {
  const user = userEvent.setup();
  render(<Periods />);
  await user.tab();
  await user.keyboard(typed);
  expect(screen.getByLabelText('From')).toHaveFocus();
  expect(screen.getByLabelText('From')).toHaveValue(typed);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await expect(screen.findByText(`${day}..`)).resolves.toBeVisible();
});

it('a period keeps both days that were typed before its calendars were there', async () => {
  render(<Periods />);
  // Typed without an action of the page, so that the calendars come once both are there.
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '5 mar 2027' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '9 mar 2027' } });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Go on' }));
  await expect(screen.findByText('2027-03-05..2027-03-09')).resolves.toBeVisible();
});

it('a period says what it doesn’t understand, and keeps it in its field', async () => {
  const user = userEvent.setup();
  render(<Periods />);
  await user.tab();
  await user.keyboard('sometime');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText(/^We don’t understand this day/)).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveValue('sometime');
  expect(period()).toBe('..');
});

it('a last day before the first begins a new period', async () => {
  const user = userEvent.setup();
  render(<Periods />);
  // With its calendars there: a press of a field would bring them, and take the field away under it.
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveAttribute('aria-invalid'));
  await user.type(screen.getByLabelText('From'), '5 mar 2027{Enter}');
  await screen.findByText('2027-03-05..');
  await user.type(screen.getByLabelText('To'), '9 mar 2027{Enter}');
  expect(period()).toBe('2027-03-05..2027-03-09');
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '1 mar 2027{Enter}');
  expect(period()).toBe('..2027-03-01');
});
