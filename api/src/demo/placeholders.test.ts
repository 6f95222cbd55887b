import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { createPlaceholder } from '../modules/media/picture.js';
import { PLACEHOLDERS } from './placeholders.js';

const PICTURES = new URL('./pictures/', import.meta.url);

it('[issue 17] each committed picture has its placeholder: else npm run demo-art', async () => {
  const files = readdirSync(PICTURES).filter((file) => file.endsWith('.webp'));
  expect(Object.keys(PLACEHOLDERS).sort()).toEqual(files.sort());
  for (const file of files.filter((_file, index) => index % 40 === 0)) {
    expect([file, PLACEHOLDERS[file]]).toEqual([file, await createPlaceholder(readFileSync(new URL(file, PICTURES)))]);
  }
});
