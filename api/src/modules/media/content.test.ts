import { describe, expect, it } from '@jest/globals';
import { UPLOAD_RULES, UploadKind } from '../../domain/media/uploads.js';
import { detectContent } from './content.js';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);

describe('[business §5] the content of an upload', () => {
  it.each([
    ['', 'pdf'],
    ['\r\n', 'pdf'],
    ['\u00ef\u00bb\u00bf\n', 'pdf'],
    [' '.repeat(1000), 'pdf'],
  ])('a PDF behind %j is one', async (before, extension) => {
    const bytes = Buffer.from(before + PDF, 'latin1');
    expect(await detectContent(UploadKind.DOCUMENT, bytes)).toMatchObject({ extension });
  });

  it.each([[' '.repeat(1025)], ['<html>\n'], ['\n<script>']])('a PDF behind %j is none', async (before) => {
    const bytes = Buffer.from(before + PDF, 'latin1');
    await expect(detectContent(UploadKind.DOCUMENT, bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('a PDF is no picture', async () => {
    const bytes = Buffer.from(`\r\n${PDF}`);
    await expect(detectContent(UploadKind.IMAGE, bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('pictures may have any name of JPEG', async () => {
    for (const kind of [UploadKind.IMAGE, UploadKind.DOCUMENT]) {
      expect(await detectContent(kind, JPEG)).toEqual({ extension: 'jpg', mime: 'image/jpeg' });
      expect(UPLOAD_RULES[kind].extensions).toEqual(expect.arrayContaining(['jpg', 'jpeg', 'jfif', 'jpe']));
    }
  });
});
