import { only, trading, type Access } from '../actors.js';
import type { AccessScene } from '../scene.js';

/** The customer’s phone number, which stands in bookings of the owner’s halls. */
const ofCustomer = ({ particulars }: AccessScene) => ({ phone: particulars.customer.others[2] });

/** Access to the guests of a business. */
export const guestAccess: Access = {
  'Query.businessGuests': [
    {
      of: 'the viewer’s business',
      outcomes: only(trading('answered')),
      shows: { owner: ['customer', 'otherCustomer'], otherOwner: ['otherCustomer'] },
    },
  ],
  'Query.businessGuest': [
    {
      of: 'the customer, who booked the owner’s halls',
      args: ofCustomer,
      outcomes: only(trading('answered', 'NOT_FOUND')),
      shows: { owner: ['customer'] },
    },
  ],
  'Query.guestStatement': [
    {
      of: 'the customer, who booked the owner’s halls',
      args: ofCustomer,
      outcomes: only(trading('answered', 'NOT_FOUND')),
      shows: { owner: ['customer'] },
    },
  ],
  'Query.exportGuestStatement': [
    {
      of: 'the customer, who booked the owner’s halls',
      args: ofCustomer,
      outcomes: only(trading('answered', 'NOT_FOUND')),
      shows: { owner: ['customer'] },
    },
  ],
  'Mutation.setGuestSecondPhone': [
    {
      of: 'the customer, who booked the owner’s halls',
      args: (scene) => ({ ...ofCustomer(scene), input: { name: 'Tariq', phone: '0321 4455667' } }),
      outcomes: only(trading('answered', 'NOT_FOUND')),
      shows: { owner: ['customer'] },
    },
  ],
  'Mutation.setGuestNotes': [
    {
      of: 'the customer, who booked the owner’s halls',
      args: (scene) => ({ ...ofCustomer(scene), input: { notes: 'Vegetarian' } }),
      outcomes: only(trading('answered', 'NOT_FOUND')),
      shows: { owner: ['customer'] },
    },
  ],
};
