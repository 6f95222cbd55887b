import { customers, only, owners, signedIn, staff, type Access } from '../actors.js';

/** A one-pixel picture. */
const PICTURE = {
  field: 'image',
  name: 'hall.png',
  content: Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
};
const DOCUMENT = {
  field: 'document',
  name: 'licence.pdf',
  content: Uint8Array.from(
    Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ),
};

const MESSAGE_FILE = { field: 'file', name: 'plan.png', content: PICTURE.content };

const PROOF = { field: 'proof', name: 'transfer.png', content: PICTURE.content };

/** Access to files. */
export const mediaAccess: Access = {
  'Mutation.uploadImage': [
    { of: 'the viewer', file: PICTURE, outcomes: only(owners('answered'), { admin: 'answered' }) },
  ],
  'Mutation.uploadDocument': [{ of: 'the viewer', file: DOCUMENT, outcomes: only(owners('answered')) }],
  'Mutation.uploadPaymentProof': [{ of: 'the viewer', file: PROOF, outcomes: only(customers('answered')) }],
  'Mutation.uploadExpenseProof': [{ of: 'the viewer', file: PROOF, outcomes: only(owners('answered')) }],
  'Mutation.uploadMessageFile': [
    { of: 'the viewer', file: MESSAGE_FILE, outcomes: only(customers('answered'), owners('answered')) },
  ],
  'Mutation.discardImage': [
    {
      of: 'the other owner',
      args: ({ files }) => ({ url: files.picture }),
      outcomes: only(owners('NOT_FOUND', { otherOwner: 'answered' }), { admin: 'NOT_FOUND' }),
    },
    {
      of: 'the admin',
      args: ({ files }) => ({ url: files.adminPicture }),
      outcomes: only(owners('NOT_FOUND'), { admin: 'answered' }),
    },
    {
      of: 'the owner, shown by a hall',
      args: ({ files }) => ({ url: files.usedPicture }),
      outcomes: only(owners('NOT_FOUND', { owner: 'IN_USE' }), { admin: 'NOT_FOUND' }),
      members: { manager: 'NOT_FOUND' },
    },
  ],
  'Mutation.discardDocument': [
    {
      of: 'the pending owner',
      args: ({ files }) => ({ filename: files.freeDocument }),
      outcomes: only(owners('NOT_FOUND', { pendingOwner: 'answered' })),
    },
  ],
  'Query.storedDocument': [
    {
      of: 'the pending owner',
      args: ({ files }) => ({ filename: files.document }),
      outcomes: signedIn('NOT_FOUND', { pendingOwner: 'answered', ...staff('answered') }),
    },
  ],
};
