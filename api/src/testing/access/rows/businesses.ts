import { only, owners, trading, type Access } from '../actors.js';

const DAYS = { from: '2027-01-01', to: '2027-12-31' };
const OWN = only(owners('answered', { ownerWithoutApplication: 'NOT_FOUND' }));
const OWN_TRADING = only(trading('answered'));
const APPLICATION = {
  name: 'Banquets of somebody new',
  location: 'Mall Road, Lahore',
  phone: '0300 1112223',
  description: 'Halls for weddings and corporate events.',
};

/** Access to applications, businesses and statistics. */
export const businessAccess: Access = {
  'Query.businessApplication': [{ of: 'the viewer', outcomes: only(owners('answered')) }],
  'Query.businessSettings': [{ of: 'the viewer’s business', outcomes: OWN }],
  'Query.businessDashboard': [
    {
      of: 'the viewer’s business',
      outcomes: OWN_TRADING,
      shows: { owner: ['customer.name', 'otherCustomer.name'], otherOwner: ['otherCustomer.name'] },
    },
  ],
  'Query.businessActivity': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Query.revenueByMonth': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Query.revenueStatement': [
    {
      of: 'the viewer’s business',
      args: () => DAYS,
      outcomes: OWN_TRADING,
      shows: { owner: ['customer.name', 'otherCustomer.name'], otherOwner: ['otherCustomer.name'] },
    },
  ],
  'Mutation.applyForBusiness': [
    {
      of: 'the viewer',
      args: () => ({ input: APPLICATION }),
      outcomes: only(owners('CONFLICT', { ownerWithoutApplication: 'answered' })),
    },
    {
      of: 'the viewer, with the pending owner’s document',
      args: ({ files }) => ({ input: { ...APPLICATION, documents: [files.document] } }),
      outcomes: only(owners('CONFLICT', { ownerWithoutApplication: 'INVALID_INPUT' })),
    },
  ],
  'Mutation.reapplyForBusiness': [
    {
      of: 'the viewer',
      outcomes: only(owners('CONFLICT', { ownerWithoutApplication: 'NOT_FOUND', rejectedOwner: 'answered' })),
    },
  ],
  'Mutation.updateBusiness': [
    { of: 'the viewer’s business', args: () => ({ input: { description: 'Changed by its owner.' } }), outcomes: OWN },
  ],
  'Mutation.updateBusinessSettings': [
    { of: 'the viewer’s business', args: () => ({ input: { currency: 'USD' } }), outcomes: OWN },
  ],
};
