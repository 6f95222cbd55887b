import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { booking, toPage } from '../../../testing/bookings';
import { open, ownersServer } from './testing';

const FUNCTION = {
  __typename: 'FunctionOfGroup',
  functionName: 'WALIMA',
  date: '2027-03-20',
  status: 'PENDING',
} as const;
const GROUP = {
  ...({ __typename: 'BookingGroup', id: 4, name: 'Ayesha & Bilal', status: 'WAITING' } as const),
  ...{ answerBy: '2027-03-05T07:00:00.000Z', functions: [{ ...FUNCTION, isAccepted: false }] },
};

describe('[issue: several functions] approving one of several functions', () => {
  it.each([
    ['one of several', GROUP, /^Ayesha Noor asks for Moti Mahal on .*, together with other functions\.$/, false],
    ['alone', null, /^Ayesha Noor gets Moti Mahal on .*, and is told at once\.$/, true],
  ])('%s promises no more than it does', async (_what, group, says, isFinal) => {
    const server = ownersServer();
    const pending = booking({ viewerCanAnswer: true, group });
    server.answer('BusinessBookings', () => ({ businessBookings: toPage([pending]) }));
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve this booking?' });
    expect(await screen.findByText(says)).toBeVisible();
    const text = dialog.textContent;
    expect([/told at once/.test(text), /becomes final once the other halls/.test(text)]).toEqual([isFinal, !isFinal]);
  });
});
