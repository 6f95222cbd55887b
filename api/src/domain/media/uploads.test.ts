import { describe, expect, it } from '@jest/globals';
import { getAcceptAttribute, getExtension, formatBytes, UploadKind, uploadProblem } from './uploads.js';

const MB = 1024 * 1024;
const IMAGE_TYPES = 'Only JPEG, JPG, PNG and WebP images are allowed';
const DOCUMENT_TYPES = 'Only PDF, DOC, DOCX, JPG, JPEG and PNG documents are allowed';

describe('[business §5] uploads', () => {
  const cases: Array<[UploadKind, string, string, number, string | null]> = [
    [UploadKind.IMAGE, 'hall.jpg', 'image/jpeg', 5 * MB, null],
    [UploadKind.IMAGE, 'hall.JPEG', 'image/jpeg', 1, null],
    [UploadKind.IMAGE, 'hall.webp', '', 1, null],
    [UploadKind.IMAGE, 'hall.png', 'image/png', 5 * MB + 1, 'Image must be under 5MB'],
    [UploadKind.IMAGE, 'hall.gif', 'image/gif', 1, IMAGE_TYPES],
    [UploadKind.IMAGE, 'hall.svg', 'image/svg+xml', 1, IMAGE_TYPES],
    [UploadKind.IMAGE, 'hall.png', 'text/html', 1, IMAGE_TYPES],
    [UploadKind.IMAGE, 'png', 'image/png', 1, IMAGE_TYPES],
    [UploadKind.IMAGE, 'hall.png', 'image/png', 0, 'The file is empty'],
    [UploadKind.IMAGE, `${'x'.repeat(252)}.png`, 'image/png', 1, 'File name must be at most 255 characters'],
    [UploadKind.DOCUMENT, 'deed.pdf', 'application/pdf', 10 * MB, null],
    [UploadKind.DOCUMENT, 'deed.doc', 'application/msword', 1, null],
    [UploadKind.DOCUMENT, 'deed.pdf', 'application/pdf', 10 * MB + 1, 'Document must be under 10MB'],
    [UploadKind.DOCUMENT, 'deed.exe', '', 1, DOCUMENT_TYPES],
    [UploadKind.DOCUMENT, 'deed.webp', 'image/webp', 1, DOCUMENT_TYPES],
  ];
  it.each(cases)('[business §5] %s %s (%s, %d bytes): %p', (kind, name, type, size, expected) => {
    expect(uploadProblem(kind, { name, type, size })).toBe(expected);
  });

  it('[business §9] file inputs offer the allowed kinds', () => {
    expect(getAcceptAttribute(UploadKind.IMAGE)).toBe('.jpeg,.jpg,.png,.webp,.jfif,.jpe');
    expect(getAcceptAttribute(UploadKind.DOCUMENT)).toBe('.pdf,.doc,.docx,.jpg,.jpeg,.png,.jfif,.jpe');
    expect(['a.tar.GZ', '.env', 'none', 'dot.'].map(getExtension)).toEqual(['gz', '', '', '']);
  });

  it.each([
    [0, '0 Bytes'],
    [512, '512 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [5 * MB, '5 MB'],
    [3.25 * 1024 * MB, '3.25 GB'],
    [Number.NaN, '0 Bytes'],
    [-1, '0 Bytes'],
  ])('[business §2] %d bytes are %s', (bytes, expected) => {
    expect(formatBytes(bytes)).toBe(expected);
  });
});
