import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { SERVICE_SUBJECTS } from '../src/demo/looks.js';
import { getServiceFile } from '../src/demo/pictures.js';
import { drawAll, hashDrawing } from './drawings.js';

const PICTURES = new URL('../src/demo/pictures/', import.meta.url);

it('[operations The demo] the committed pictures are those that the painter draws: else npm run demo-art', () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('./drawings.json', import.meta.url), 'utf8'));
  const drawn = [...drawAll()].map((drawing) => [drawing.file, hashDrawing(drawing)]);
  expect(committed).toEqual(Object.fromEntries(drawn));
  expect(readdirSync(PICTURES).sort()).toEqual(drawn.map(([file]) => file).sort());
});

it('[operations The demo] a list of all services’ pictures stays light: 20 kB each at most', () => {
  const heavy = SERVICE_SUBJECTS.filter(
    (subject) => statSync(new URL(getServiceFile(subject), PICTURES)).size > 20_000,
  );
  expect(heavy).toEqual([]);
});
