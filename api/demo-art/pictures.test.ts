import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { drawAll, hashDrawing } from './drawings.js';

const PICTURES = new URL('../src/demo/pictures/', import.meta.url);

it('[operations The demo] the committed pictures are those that the painter draws: else npm run demo-art', () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('./drawings.json', import.meta.url), 'utf8'));
  const drawn = [...drawAll()].map((drawing) => [drawing.file, hashDrawing(drawing)]);
  expect(committed).toEqual(Object.fromEntries(drawn));
  expect(readdirSync(PICTURES).sort()).toEqual(drawn.map(([file]) => file).sort());
});
