import type { Person } from './accounts';
import { findArticle } from './articles';
import { useBrowser, type VisitOptions } from './harness';
import {
  paintedPictures,
  sharePicturesOfAWidth,
  widthProblem,
  type PaintedPicture,
  type SharedPictures,
} from './painted-pictures';

const journeys = useBrowser();
const shared: SharedPictures = new Map();

const SCREENS = [
  { viewport: 'phone', pixelRatio: 3 },
  { viewport: 'tablet', pixelRatio: 2 },
  { viewport: 'wide', pixelRatio: 2 },
] as const satisfies readonly VisitOptions[];

/** Every file once, where it is painted largest: browsers show a file that they have in smaller frames, too. */
function largestUses(pictures: readonly PaintedPicture[]): PaintedPicture[] {
  const largest = new Map<string, PaintedPicture>();
  for (const picture of pictures) {
    const known = largest.get(picture.source);
    if (!known || known.paintedWidth < picture.paintedWidth) largest.set(picture.source, picture);
  }
  return [...largest.values()];
}

/** What is wrong with the pictures of these pages on each of the screens; a page without pictures counts as wrong. */
async function problemsOn(pages: readonly string[], as?: Person): Promise<string[]> {
  const found = await Promise.all(
    SCREENS.map(async (screen) => {
      const visit = await journeys.visit({ ...screen, ...(as ? { as } : {}) });
      await sharePicturesOfAWidth(visit.page.context(), shared);
      const problems: string[] = [];
      const loaded = new Set<string>();
      for (const path of pages) {
        await visit.open(path);
        await visit.page.locator('img').first().waitFor();
        const pictures = await paintedPictures(visit.page);
        if (path.startsWith('/hall/')) {
          await visit.page.getByRole('button', { name: 'View full screen' }).first().click();
          await visit.page.getByRole('dialog').locator('img').waitFor();
          pictures.push(...(await paintedPictures(visit.page)));
        }
        const wrong = largestUses(pictures).flatMap(
          (picture) => widthProblem(picture, screen.pixelRatio, loaded.has(picture.source)) ?? [],
        );
        for (const { source } of pictures) loaded.add(source);
        problems.push(...wrong.map((problem) => `${path} (${screen.viewport}): ${problem}`));
      }
      return problems;
    }),
  );
  return [...new Set(found.flat())];
}

describe('[performance: the web] every picture comes in the width that it is painted in', () => {
  test('on the public screens', async () => {
    const article = await findArticle(journeys.url);
    expect(
      await problemsOn(['/', '/venues/all', '/venues/featured', '/hall/1', '/blog', article, '/compare?ids=1,2,3']),
    ).toEqual([]);
  });

  test('on a customer’s screens', async () => {
    expect(await problemsOn(['/home', '/my-bookings', '/saved-halls'], 'customer')).toEqual([]);
  });

  test('on an owner’s screens', async () => {
    const pages = ['/business/dashboard', '/business/halls', '/business/create-hall/1?step=pictures'];
    expect(await problemsOn(pages, 'owner')).toEqual([]);
  });

  test('in the control panel', async () => {
    const list = '/cpanel?tab=blog';
    const post = `${list}&view=post&post=1`;
    expect(await problemsOn([post], 'moderator')).toEqual([]);
    expect(await problemsOn([list, post], 'admin')).toEqual([]);
  });
});
