import { isDay, isTimeOfDay } from '@mehfil/api/domain/time/days';
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { AppForm } from './AppForm';
import { DateField, TimeField } from './DateField';
import { TextField } from './TextField';

const schema = object({
  date: string()
    .required('A day is required')
    .test('day', 'No such day', (value) => isDay(value)),
  time: string()
    .required('A time is required')
    .test('time', 'No such time', (value) => isTimeOfDay(value)),
});

function setUp() {
  const onSubmit = jest.fn((_values: object, _form: object) => Promise.resolve());
  render(
    <AppForm initialValues={{ date: '', time: '', note: '' }} schema={schema} onSubmit={onSubmit} label="Booking">
      <DateField name="date" label="Date" />
      <TimeField name="time" label="Time" />
      <TextField name="note" label="Note" />
      <button type="submit">Save</button>
    </AppForm>,
  );
  return onSubmit;
}

it('a day and a time typed after Tab are taken as they are left', async () => {
  const user = userEvent.setup();
  const onSubmit = setUp();
  await user.tab();
  await user.keyboard('05/03/2027');
  expect(screen.getByLabelText('Date')).toHaveValue('05/03/2027');
  await user.click(screen.getByLabelText('Time'));
  expect(screen.getByLabelText('Date')).toHaveValue('Mar 05, 2027');
  await user.keyboard('18:30');
  await user.click(screen.getByLabelText('Note'));
  expect(screen.getByLabelText('Time')).toHaveValue('6:30 PM');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledWith({ date: '2027-03-05', time: '18:30', note: '' }, expect.anything());
});

it('what isn’t understood stays in the field, with a word, until it is', async () => {
  const user = userEvent.setup();
  const onSubmit = setUp();
  await user.type(screen.getByLabelText('Date'), '31/02/2027');
  await user.click(screen.getByLabelText('Note'));
  expect(screen.getByLabelText('Date')).toHaveValue('31/02/2027');
  expect(await screen.findByText(/^We don’t understand this day/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '28 feb 2027');
  await user.click(screen.getByLabelText('Note'));
  expect(screen.getByLabelText('Date')).toHaveValue('Feb 28, 2027');
});

it('a day that is over stays in the field, with the word of its rule, as soon as it is left', async () => {
  const user = userEvent.setup();
  const past = { message: 'Date cannot be in the past', zone: 'Asia/Karachi' };
  render(
    <AppForm
      initialValues={{ date: '' }}
      schema={object({ date: string() })}
      onSubmit={() => Promise.resolve()}
      label="Booking"
    >
      <DateField name="date" label="Date" past={past} />
    </AppForm>,
  );
  await user.type(screen.getByLabelText('Date'), '05/03/2020');
  await user.tab();
  expect(await screen.findByText('Date cannot be in the past')).toBeVisible();
  expect(screen.getByLabelText('Date')).toHaveValue('Mar 05, 2020');
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '05/03/2099');
  await user.tab();
  expect(screen.queryByText('Date cannot be in the past')).toBeNull();
});

it('Enter takes over what is typed, and sends nothing', async () => {
  const user = userEvent.setup();
  const onSubmit = setUp();
  await user.type(screen.getByLabelText('Time'), '6 pm{Enter}');
  expect(screen.getByLabelText('Time')).toHaveValue('6:00 PM');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByText('A day is required')).toBeNull();
});

it('what isn’t understood replaces an earlier value', async () => {
  const user = userEvent.setup();
  const onSubmit = setUp();
  await user.type(screen.getByLabelText('Time'), '6 pm{Enter}');
  await user.clear(screen.getByLabelText('Time'));
  await user.type(screen.getByLabelText('Time'), 'evening');
  await user.click(screen.getByLabelText('Note'));
  expect(screen.getByLabelText('Time')).toHaveValue('evening');
  expect(await screen.findByText(/^We don’t understand this time/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
