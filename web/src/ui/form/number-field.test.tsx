import { describe, expect, it, jest } from '@jest/globals';
import { BOOKING_MESSAGES, bookingFormSchema } from '@mehfil/api/domain/bookings/inputs';
import { hallSchema } from '@mehfil/api/domain/halls/inputs';
import { NOT_A_NUMBER } from '@mehfil/api/domain/text/normalize';
import { optionalText } from '@mehfil/api/domain/text/text';
import { screen } from '@testing-library/react';
import { object } from 'yup';
import { renderApp } from '../../testing/render';
import { AppForm } from './AppForm';
import { NumberField } from './NumberField';
import { TextField } from './TextField';
import { SubmitButton } from './SubmitButton';

const rules = bookingFormSchema({ capacity: 500, today: '2027-01-31' });
const schema = rules.pick(['guests']).concat(hallSchema.pick(['pricePerHour']));

function open() {
  const send = jest.fn((_values: unknown) => Promise.resolve());
  const { user } = renderApp(
    <AppForm initialValues={{ guests: null, pricePerHour: 500 }} schema={schema} onSubmit={send} label="Booking">
      <NumberField name="guests" label="Guests" min={1} max={500} precision={0} />
      <NumberField name="pricePerHour" label="Price" min={0} precision={2} />
      <SubmitButton label="Save" pendingLabel="Saving..." pending={false} />
    </AppForm>,
  );
  const field = (name: string) => screen.getByRole('spinbutton', { name });
  return { user, send, guests: field('Guests'), price: field('Price') };
}

describe('[business §5] a field for a number', () => {
  it.each([
    ['۲۵۰', '250', 250],
    ['٢٥٠', '250', 250],
    [' 250\u200f', '250', 250],
  ])('shows %j as it is typed until it is left, then %s', async (typed, left, sent) => {
    const { user, send, guests } = open();
    await user.click(guests);
    await user.paste(typed);
    expect(guests).toHaveValue(typed);
    await user.tab();
    expect(guests).toHaveValue(left);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(send.mock.calls[0]?.[0]).toEqual({ guests: sent, pricePerHour: 500 });
  });

  it.each([
    ['250-300', NOT_A_NUMBER],
    ['250 guests', NOT_A_NUMBER],
    ['2.5', 'Guests must be a whole number'],
    ['-5', BOOKING_MESSAGES.guestsRequired],
    ['0', BOOKING_MESSAGES.guestsRequired],
  ])('leaves %j as it is, and says why it is refused', async (typed, message) => {
    const { user, send, guests } = open();
    await user.click(guests);
    await user.paste(typed);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(guests).toHaveValue(typed);
    expect(guests).toBeInvalid();
    await user.click(guests);
    await user.keyboard('{Enter}');
    expect(guests).toHaveValue(typed);
    expect(send).not.toHaveBeenCalled();
    await user.clear(guests);
    await user.type(guests, '25{Enter}');
    expect(send.mock.calls[0]?.[0]).toEqual({ guests: 25, pricePerHour: 500 });
  });

  it.each([
    ['1,20,000', '120000.00'],
    ['۱٬۵۰۰٫۵', '1500.50'],
    ['12,5', '12.50'],
    ['12.345', '12.345'],
  ])('reads the amount %j as %s', async (typed, left) => {
    const { user, price } = open();
    await user.clear(price);
    await user.paste(typed);
    await user.tab();
    expect(price).toHaveValue(left);
  });

  it('goes up and down by keys from what was typed', async () => {
    const { user, guests } = open();
    await user.click(guests);
    await user.keyboard('۲۵{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(guests).toHaveValue('26');
    await user.clear(guests);
    await user.tab();
    expect(guests).toHaveValue('');
  });
});

describe('[customer §5] a field for a phone', () => {
  it('shows digits as they are typed until it is left, then as 0 to 9', async () => {
    const send = jest.fn((_values: unknown) => Promise.resolve());
    const { user } = renderApp(
      <AppForm
        initialValues={{ phone: '' }}
        schema={object({ phone: optionalText({ max: [20, 'Too long'] }) })}
        onSubmit={send}
      >
        <TextField name="phone" label="Phone" type="tel" />
        <SubmitButton label="Save" pendingLabel="Saving..." pending={false} />
      </AppForm>,
    );
    const phone = screen.getByLabelText('Phone');
    await user.click(phone);
    await user.paste('\u202a۰۳۰۰\u00a0۱۲۳۴۵۶۷\u202c');
    expect(phone).toHaveValue('\u202a۰۳۰۰\u00a0۱۲۳۴۵۶۷\u202c');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(phone).toHaveValue('0300 1234567');
    expect(send.mock.calls[0]?.[0]).toEqual({ phone: '0300 1234567' });
  });
});
