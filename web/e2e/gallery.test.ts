import type { Page } from 'playwright-core';
import { useBrowser } from './harness';

const journeys = useBrowser();

type Finger = { x: number; y: number };

/** Moves fingers from some points to others on the screen, in steps, as a person does. */
async function gesture(page: Page, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = (share: number) =>
    from.map(({ x, y }, id) => ({ id, x: x + ((to[id]?.x ?? x) - x) * share, y: y + ((to[id]?.y ?? y) - y) * share }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

const SWIPE_LEFT = [[{ x: 300, y: 420 }], [{ x: 100, y: 430 }]] as const;
const SWIPE_RIGHT = [[{ x: 100, y: 420 }], [{ x: 300, y: 430 }]] as const;
const SPREAD = [
  [
    { x: 180, y: 400 },
    { x: 210, y: 440 },
  ],
  [
    { x: 90, y: 330 },
    { x: 300, y: 510 },
  ],
] as const;

test('[customer §2 Hall detail] on a phone fingers turn and enlarge the pictures, also full screen', async () => {
  const { open, page } = await journeys.visit({ viewport: 'phone' });
  await open('/hall/1');
  const box = await page.locator('[aria-roledescription="carousel"]').boundingBox();
  const y = (box?.y ?? 0) + 90;
  await gesture(page, [{ x: 300, y }], [{ x: 90, y: y + 4 }]);
  await page
    .getByRole('status')
    .getByText(/^2 \/ /)
    .waitFor();

  await page.getByRole('button', { name: 'View full screen' }).first().click();
  const viewer = page.getByRole('dialog');
  await viewer.getByText(/^2 \/ /).waitFor();
  await gesture(page, ...SWIPE_LEFT);
  await viewer.getByText(/^3 \/ /).waitFor();
  await gesture(page, ...SWIPE_RIGHT);
  await viewer.getByText(/^2 \/ /).waitFor();

  const image = viewer.locator('img').first();
  const place = await image.boundingBox();
  if (!place) throw new Error('No picture is on the screen');
  await gesture(page, ...SPREAD);
  await page.waitForFunction(
    (width) => (document.querySelector('[role="dialog"] img')?.getBoundingClientRect().width ?? 0) > width * 2,
    place.width,
  );
  // Enlarged, a finger moves the picture, and no other one comes.
  const before = await image.boundingBox();
  await gesture(page, ...SWIPE_LEFT);
  await page.waitForFunction(
    (x) => (document.querySelector('[role="dialog"] img')?.getBoundingClientRect().x ?? x) < x - 50,
    before?.x ?? NaN,
  );
  await viewer.getByText(/^2 \/ /).waitFor();

  // Pinched back, it stands whole in its place, and a finger turns the pictures again.
  await gesture(page, SPREAD[1], SPREAD[0]);
  await gesture(page, SPREAD[1], SPREAD[0]);
  await page.waitForFunction(({ x, width }) => {
    const box = document.querySelector('[role="dialog"] img')?.getBoundingClientRect();
    return Math.abs((box?.x ?? NaN) - x) < 0.5 && Math.abs((box?.width ?? NaN) - width) < 0.5;
  }, place);
  await gesture(page, ...SWIPE_LEFT);
  await viewer.getByText(/^3 \/ /).waitFor();
});

test('[customer §2 Hall detail] in Urdu a finger turns the pictures the other way', async () => {
  const { open, page } = await journeys.visit({ viewport: 'phone', locale: 'ur-PK' });
  await open('/hall/1');
  const counter = page.getByRole('status').filter({ hasText: '/' });
  const box = await page.locator('[aria-roledescription]').first().boundingBox();
  const y = (box?.y ?? 0) + 90;
  const right = [[{ x: 90, y }], [{ x: 300, y: y + 4 }]] as const;
  const left = [[{ x: 300, y }], [{ x: 90, y: y + 4 }]] as const;
  await gesture(page, ...right);
  await counter.getByText(/^\W*2 /).waitFor();
  await gesture(page, ...left);
  await counter.getByText(/^\W*1 /).waitFor();

  await page.getByRole('button', { name: 'پوری اسکرین پر دیکھیں' }).first().click();
  const viewer = page.getByRole('dialog');
  await viewer.getByText(/^\W*1 /).waitFor();
  await gesture(page, ...SWIPE_RIGHT);
  await viewer.getByText(/^\W*2 /).waitFor();
  await gesture(page, ...SWIPE_LEFT);
  await viewer.getByText(/^\W*1 /).waitFor();
});

test('[customer §2 Hall detail] keys turn the pictures full screen, on near-black', async () => {
  const { open, page } = await journeys.visit();
  await open('/hall/1');
  await page.getByRole('button', { name: 'View full screen' }).first().click();
  const viewer = page.getByRole('dialog');
  await viewer.getByText(/^1 \/ /).waitFor();
  await page.keyboard.press('ArrowRight');
  await viewer.getByText(/^2 \/ /).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const [, last] = /(\d+)$/.exec((await viewer.getByRole('status').textContent()) ?? '') ?? [];
  await viewer.getByText(`${last} / ${last}`).waitFor();
  const ground = await viewer
    .locator('img')
    .first()
    .evaluate((element) => {
      const grounds: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement)
        grounds.push(getComputedStyle(at).backgroundColor);
      return grounds.find((color) => !/, 0\)$|transparent/.test(color)) ?? '';
    });
  const channels = [...ground.matchAll(/\d+/g)].slice(0, 3).map(Number);
  expect(Math.max(...channels)).toBeLessThanOrEqual(32);
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
});
