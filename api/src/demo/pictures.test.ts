import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createPlaceholder } from '../modules/media/picture.js';
import { ARTICLES } from './data/articles.js';
import { BUSINESSES } from './data/businesses.js';
import { SERVICE_SUBJECTS } from './looks.js';
import { chooseHallPictures, getArticleFile, getHallFile, getPremisesPhotograph, getServiceFile } from './pictures.js';
import { PLACEHOLDERS } from './placeholders.js';

const PICTURES = new URL('./pictures/', import.meta.url);

describe('[operations The demo] the committed pictures', () => {
  it('are those that the demo shows, no more and no less', () => {
    const halls = [...chooseHallPictures(BUSINESSES.flatMap((business) => business.halls)).values()].flat();
    const shown = [
      ...halls.map((picture) => getHallFile(picture)),
      ...ARTICLES.map(({ topic }, index) => getArticleFile(topic, index + 1)),
      ...SERVICE_SUBJECTS.map((subject) => getServiceFile(subject)),
      ...BUSINESSES.flatMap(({ name, photographOf }) =>
        photographOf ? [getPremisesPhotograph(name, photographOf).file] : [],
      ),
    ];
    expect(readdirSync(PICTURES).sort()).toEqual(shown.sort());
  });

  it('of services are light, as a list shows all of them: 20 kB each at most', () => {
    const heavy = SERVICE_SUBJECTS.filter(
      (subject) => statSync(new URL(getServiceFile(subject), PICTURES)).size > 20_000,
    );
    expect(heavy).toEqual([]);
  });

  it('have placeholders, else npm run demo-placeholders', async () => {
    const files = readdirSync(PICTURES).filter((file) => file.endsWith('.webp'));
    expect(Object.keys(PLACEHOLDERS)).toEqual(files.sort());
    for (const file of files.filter((_file, index) => index % 40 === 0)) {
      expect([file, PLACEHOLDERS[file]]).toEqual([
        file,
        await createPlaceholder(readFileSync(new URL(file, PICTURES))),
      ]);
    }
  });
});
