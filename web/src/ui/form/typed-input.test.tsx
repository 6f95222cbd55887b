import { isDay, isTimeOfDay } from '@mehfil/api/domain/time/days';
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { AppForm } from './AppForm';
import { DateField, InstantField, TimeField } from './DateField';
import { DayInput } from './PickerInputs';
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

it.each([
  ['05/03/2020', 'Mar 05, 2020', 'Too early: choose Mar 01, 2027 or a later day'],
  ['05/03/2099', 'Mar 05, 2099', 'Too late: choose Mar 31, 2027 or an earlier day'],
])('%s, which can’t be chosen, stays in the field, with a word, as soon as it is left', async (typed, shown, word) => {
  const user = userEvent.setup();
  render(
    <AppForm
      initialValues={{ date: '' }}
      schema={object({ date: string() })}
      onSubmit={() => Promise.resolve()}
      label="Booking"
    >
      <DateField name="date" label="Date" min="2027-03-01" max="2027-03-31" />
    </AppForm>,
  );
  await user.type(screen.getByLabelText('Date'), typed);
  await user.tab();
  expect(await screen.findByText(word)).toBeVisible();
  expect(screen.getByLabelText('Date')).toHaveValue(shown);
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '05/03/2027');
  await user.tab();
  expect(screen.queryByText(word)).toBeNull();
});

it.each([
  ['05/03/2020 6 pm', 'Too early: choose a time after Mar 1, 2027, 6:00 PM'],
  ['05/03/2099 6 pm', 'Too late: choose a time until Mar 31, 2027, 6:00 PM'],
])('%s, a time that can’t be chosen, says so in the hall’s zone', async (typed, word) => {
  const user = userEvent.setup();
  render(
    <AppForm
      initialValues={{ end: null }}
      schema={object({ end: string().nullable() })}
      onSubmit={() => Promise.resolve()}
      label="Offer"
    >
      <InstantField
        name="end"
        label="End"
        zone="Asia/Karachi"
        min="2027-03-01T13:00:00.000Z"
        max="2027-03-31T13:00:00.000Z"
      />
    </AppForm>,
  );
  await user.type(screen.getByLabelText('End'), typed);
  await user.tab();
  expect(await screen.findByText(word)).toBeVisible();
});

it('a day outside of forms says what is wrong, and isn’t taken', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<DayInput aria-label="Day" value="2027-03-05" max="2027-03-10" allowClear={false} onChange={onChange} />);
  const field = screen.getByLabelText('Day');
  await user.clear(field);
  await user.type(field, '5 Maerz{Enter}');
  expect(await screen.findByText(/^We don’t understand this day/)).toBeVisible();
  expect(field).toHaveAccessibleDescription(/^We don’t understand this day/);
  await user.clear(field);
  await user.type(field, '۱۱/۳/۲۰۲۷{Enter}');
  expect(await screen.findByText('Too late: choose Mar 10, 2027 or an earlier day')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '9 mar 2027{Enter}');
  expect(onChange).toHaveBeenCalledWith('2027-03-09');
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
