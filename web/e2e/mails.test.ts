import { useBrowser, type Visit } from './harness';
import { findMailFaults, readMailPages, type MailPage } from './mail-faults';
import { measureMail } from './mail-measures';

/** Mails in clients as narrow as a phone, without anything of the product but their own HTML. */
const journeys = useBrowser();

let mails: MailPage[] = [];
beforeAll(() => {
  mails = readMailPages();
});

async function faultsOfAll({ page }: Visit, pages: readonly MailPage[]): Promise<string[]> {
  const found: string[] = [];
  await page.setContent('<!doctype html>');
  for (const mail of pages) found.push(...findMailFaults(mail, await page.evaluate(measureMail, mail.html)));
  return found;
}

/** As webmail shows it: without the root of the page, its head, and what these say. */
function keepBody(mail: MailPage): MailPage {
  return { ...mail, html: mail.html.replace(/<html[^>]*><head>.*<\/head>/s, '<html>') };
}

test('there are mails of every kind in both languages, which lead somewhere', async () => {
  const kinds = (language: string) =>
    new Set(mails.filter((mail) => mail.language === language).map(({ kind }) => kind));
  expect(kinds('ur')).toEqual(kinds('en'));
  expect(kinds('en').size).toBeGreaterThan(80);
  const { page } = await journeys.visit({ viewport: 'phone' });
  const request = mails.find(({ kind }) => kind === 'booking-requested')?.html ?? '';
  const { blocks, texts, buttons } = await page.evaluate(measureMail, request);
  expect([blocks, texts, buttons].map(({ length }) => length > 0)).toEqual([true, true, true]);
});

// How wide a mail is makes no difference to its colors, nor long names to those.
test.each([
  [320, 'light', 'rgb(251, 248, 243)', () => true],
  [390, 'dark', 'rgb(15, 21, 19)', ({ isStretched }: MailPage) => !isStretched],
] as const)(
  'in a client %i px wide, in the %s, nothing is cut, small or pale',
  async (width, theme, paper, isMeasured) => {
    const visit = await journeys.visit({ viewport: 'phone', theme });
    await visit.page.setViewportSize({ width, height: 844 });
    expect(await faultsOfAll(visit, mails.filter(isMeasured))).toEqual([]);
    const background = await visit.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe(paper);
  },
);

test('without the page around them, which webmail drops, mails keep their direction and fit', async () => {
  const visit = await journeys.visit({ viewport: 'phone' });
  await visit.page.setViewportSize({ width: 320, height: 844 });
  const bodies = mails.filter(({ isStretched }) => !isStretched).map(keepBody);
  expect(bodies.filter(({ html }) => /<head>|<html /.test(html))).toEqual([]);
  expect(await faultsOfAll(visit, bodies)).toEqual([]);
});
