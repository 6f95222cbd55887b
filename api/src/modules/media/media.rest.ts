import { defineRoutes } from '../../rest/route.js';
import { UPLOAD_RULES, UploadKind } from '../../domain/media/uploads.js';
import { getDocumentKey } from './stored-content.js';

const DOCUMENT = 'filename originalName mime size uploadedAt';

/** REST routes of uploads (docs/coverage.md: business §7), with the same mutations as GraphQL uploads. */
export const mediaRoutes = defineRoutes([
  {
    method: 'POST',
    path: '/upload/image',
    summary: 'Uploads a picture, in the form field image; returns its URL.',
    tag: 'Files',
    operation: 'mutation RestUploadImage($file: Upload!) { uploadImage(file: $file) { url width height size } }',
    upload: { field: 'image', kind: UploadKind.IMAGE },
    variables: ({ upload }) => ({ file: upload }),
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/upload/image',
    refusals: ['IN_USE'],
    summary: 'Deletes one of the viewer’s unused pictures.',
    tag: 'Files',
    operation: 'mutation RestDiscardImage($url: String!) { discardImage(url: $url) }',
    variables: ({ body }) => ({ url: body.url }),
    shape: (data) => ({ url: data.discardImage }),
  },
  {
    method: 'POST',
    path: '/upload/document',
    summary: 'Uploads a document of an application, in the form field document; returns its file name.',
    tag: 'Files',
    operation: `mutation RestUploadDocument($file: Upload!) { uploadDocument(file: $file) { ${DOCUMENT} } }`,
    upload: { field: 'document', kind: UploadKind.DOCUMENT },
    variables: ({ upload }) => ({ file: upload }),
    status: 201,
  },
  {
    method: 'POST',
    path: '/upload/payment-proof',
    summary: 'Uploads a proof of payment, in the form field proof; returns its file name.',
    tag: 'Files',
    operation: `mutation RestUploadPaymentProof($file: Upload!) { uploadPaymentProof(file: $file) { ${DOCUMENT} } }`,
    upload: { field: 'proof', kind: UploadKind.PROOF },
    variables: ({ upload }) => ({ file: upload }),
    status: 201,
  },
  {
    method: 'POST',
    path: '/upload/expense-proof',
    summary: 'Uploads the bill of an expense, in the form field proof; returns its file name.',
    tag: 'Files',
    operation: `mutation RestUploadExpenseProof($file: Upload!) { uploadExpenseProof(file: $file) { ${DOCUMENT} } }`,
    upload: { field: 'proof', kind: UploadKind.PROOF },
    variables: ({ upload }) => ({ file: upload }),
    status: 201,
  },
  {
    method: 'POST',
    path: '/upload/message-file',
    summary: 'Uploads a file of a message, in the form field file; returns its file name.',
    tag: 'Files',
    operation: `mutation RestUploadMessageFile($file: Upload!) { uploadMessageFile(file: $file) { ${DOCUMENT} } }`,
    upload: { field: 'file', kind: UploadKind.MESSAGE },
    variables: ({ upload }) => ({ file: upload }),
    status: 201,
  },
  {
    method: 'GET',
    path: '/upload/document/{filename}',
    summary: 'Downloads a document; only for its owner and staff.',
    tag: 'Files',
    operation: `query RestDocument($filename: String!) { storedDocument(filename: $filename) { ${DOCUMENT} } }`,
    variables: ({ params }) => ({ filename: params.filename }),
    mediaTypes: UPLOAD_RULES[UploadKind.DOCUMENT].mimeTypes,
    file: (data) => {
      const { filename, originalName, mime } = data.storedDocument as Record<string, string>;
      return {
        key: getDocumentKey(filename ?? ''),
        name: originalName ?? 'file',
        mime: mime ?? 'application/octet-stream',
      };
    },
  },
]);
