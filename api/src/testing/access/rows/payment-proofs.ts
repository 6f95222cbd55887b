import { customers, only, owners, staff, type Access } from '../actors.js';

/** A team reads who answered a proof, and who recorded a payment. */
const ANSWERED_BY = { owner: ['owner.name'], manager: ['owner.name'], clerk: ['owner.name'] } as const;

/** Access to proofs of payment. */
export const paymentProofAccess: Access = {
  'Mutation.submitPaymentProof': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ bookings, files }) => ({
        id: bookings.past,
        input: { filename: files.freeProof, amount: 5, method: 'RAAST' },
      }),
      outcomes: only(customers('answered', 'NOT_FOUND')),
    },
  ],
  'Mutation.withdrawPaymentProof': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ proofId }) => ({ id: proofId }),
      outcomes: only(customers('answered', 'NOT_FOUND')),
    },
  ],
  'Mutation.acceptPaymentProof': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ proofId }) => ({ id: proofId, input: { overpayment: true } }),
      outcomes: only(owners('NOT_FOUND', { owner: 'answered' })),
      shows: ANSWERED_BY,
    },
  ],
  'Mutation.rejectPaymentProof': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ proofId }) => ({ id: proofId, input: { reason: 'The amount can’t be read' } }),
      outcomes: only(owners('NOT_FOUND', { owner: 'answered' })),
      shows: ANSWERED_BY,
    },
  ],
  'Query.paymentProofFile': [
    {
      of: 'the customer at the owner’s hall',
      args: ({ proofId }) => ({ id: proofId }),
      outcomes: only(customers('answered', 'NOT_FOUND'), owners('NOT_FOUND', { owner: 'answered' }), staff('answered')),
      members: { manager: 'answered', clerk: 'answered' },
    },
  ],
};
