import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ACCEPTANCE_MESSAGES } from '@mehfil/api/domain/terms/acceptance';
import { CNIC_MESSAGES } from '@mehfil/api/domain/terms/cnic';
import { accessibilityProblems } from '../../../testing/axe';
import { bookingServer, readInput, startAt } from '../../../testing/booking-wizard';
import { bookableHall, booking } from '../../../testing/bookings';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { Refusal } from '../../../testing/server';
import { businessTerms } from '../../../testing/terms';
import { BookingSection } from './BookingSection';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const CONSENT = 'I, Ayesha Noor, have read and accept the terms of Noor Venues.';

function open(terms: object | null = businessTerms()) {
  startAt(5, { customerName: 'Ayesha Noor', customerPhone: '+92 300 1112223', customerEmail: 'ayesha@mail.test' });
  const server = bookingServer();
  server.answer('HallBusinessTerms', () => ({ hallBusinessTerms: terms }));
  const viewer = person({ phone: '+92 300 1112223' });
  const sent = () => server.asked.filter(({ operation }) => operation === 'RequestBooking');
  return { ...renderApp(<BookingSection hall={bookableHall()} />, { at: '/hall/3', viewer, server }), server, sent };
}

const submit = () => screen.findByRole('button', { name: 'Submit Booking' });
const priced = () => screen.findByText('The price at this moment, as the hall owner will see it.');

describe('[issue 39: terms] the last step of the wizard', () => {
  it('shows the terms to read, and sends the accepted version', async () => {
    const { user, sent, container } = open();
    await priced();
    await user.click(await screen.findByRole('button', { name: 'Read the terms' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms of Noor Venues' }));
    expect(dialog.getByText(/No fireworks\./)).toBeVisible();
    await user.click(dialog.getByText('Close', { selector: 'button *, button' }));
    await user.click(screen.getByRole('checkbox', { name: CONSENT }));
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(await submit());
    expect(await screen.findByText('Booking submitted successfully!')).toBeVisible();
    expect(readInput(sent()[0])).toMatchObject({ acceptedTermsId: 7 });
    expect(readInput(sent()[0])).not.toHaveProperty('cnic');
  });

  it('sends nothing before the terms are accepted, and says so', async () => {
    const { user, sent } = open();
    await priced();
    const box = await screen.findByRole('checkbox', { name: CONSENT });
    await user.click(await submit());
    expect(await screen.findByText(ACCEPTANCE_MESSAGES.missing)).toBeVisible();
    expect(box).toHaveAccessibleDescription(ACCEPTANCE_MESSAGES.missing);
    expect(sent()).toEqual([]);
  });

  it('shows a newer version that the server asks for, which is not accepted yet', async () => {
    const { user, server, sent } = open();
    await priced();
    await user.click(await screen.findByRole('checkbox', { name: CONSENT }));
    const message = ACCEPTANCE_MESSAGES.outdated;
    server.answer('RequestBooking', () => {
      throw new Refusal('INVALID_INPUT', message, { fields: [{ field: 'acceptedTermsId', message }] });
    });
    server.answer('HallBusinessTerms', () => ({ hallBusinessTerms: businessTerms({ id: 8, version: 3 }) }));
    await user.click(await submit());
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: CONSENT })).not.toBeChecked());
    server.answer('RequestBooking', () => ({ requestBooking: booking() }));
    await user.click(screen.getByRole('checkbox', { name: CONSENT }));
    await user.click(await submit());
    expect(await screen.findByText('Booking submitted successfully!')).toBeVisible();
    expect(readInput(sent()[1])).toMatchObject({ acceptedTermsId: 8 });
  });

  it('asks for nothing where the business has no terms', async () => {
    const { user, sent } = open(null);
    await priced();
    await user.click(await submit());
    expect(await screen.findByText('Booking submitted successfully!')).toBeVisible();
    expect(readInput(sent()[0])).not.toHaveProperty('acceptedTermsId');
  });

  it('[issue 39: CNIC] takes a CNIC for the contract, which no draft keeps', async () => {
    const { user, sent } = open();
    await priced();
    await user.click(await screen.findByRole('checkbox', { name: CONSENT }));
    const field = screen.getByRole('textbox', { name: 'Your CNIC (optional)' });
    await user.type(field, '99999-123');
    await user.click(await submit());
    expect(await screen.findByText(CNIC_MESSAGES.invalid)).toBeVisible();
    expect(field).toHaveAccessibleDescription(/CNIC must have 13 digits/);
    expect(sent()).toEqual([]);
    await user.type(field, '4567-1');
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('99999');
    await user.click(await submit());
    expect(await screen.findByText('Booking submitted successfully!')).toBeVisible();
    expect(readInput(sent()[0])).toMatchObject({ acceptedTermsId: 7, cnic: '99999-1234567-1' });
  });

  it('[issue 39: CNIC] goes to a CNIC that isn’t one', async () => {
    const { user, sent } = open();
    await priced();
    await user.click(await screen.findByRole('checkbox', { name: CONSENT }));
    const field = screen.getByRole('textbox', { name: 'Your CNIC (optional)' });
    expect(field).toHaveAccessibleDescription(/^For the contract with Noor Venues\. /);
    await pasteInto(user, field, '99999-123');
    await user.click(await submit());
    expect(await screen.findByText(CNIC_MESSAGES.invalid)).toBeVisible();
    expect(field).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('[issue 39: CNIC] sends none where the terms have ended meanwhile', async () => {
    const { user, server, sent } = open();
    await priced();
    await user.click(await screen.findByRole('checkbox', { name: CONSENT }));
    await pasteInto(user, screen.getByRole('textbox', { name: 'Your CNIC (optional)' }), '99999-1234567-1');
    const message = ACCEPTANCE_MESSAGES.outdated;
    server.answer('RequestBooking', () => {
      throw new Refusal('INVALID_INPUT', message, { fields: [{ field: 'acceptedTermsId', message }] });
    });
    server.answer('HallBusinessTerms', () => ({ hallBusinessTerms: null }));
    await user.click(await submit());
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your CNIC (optional)' })).toBeNull());
    server.answer('RequestBooking', () => ({ requestBooking: booking() }));
    await user.click(await submit());
    expect(await screen.findByText('Booking submitted successfully!')).toBeVisible();
    expect(readInput(sent()[1])).not.toHaveProperty('cnic');
  });
});
