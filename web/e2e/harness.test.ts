import { useBrowser } from './harness';

const journeys = useBrowser();

test('a visit to the landing page: nothing goes wrong and nothing jumps', async () => {
  const visit = await journeys.visit();
  await visit.open('/');
  expect(await visit.page.title()).toContain('Mehfil');
  expect(await visit.layoutShift()).toBeLessThanOrEqual(0.02);
});

test('a visitor in the dark on a phone sees what the system asks for', async () => {
  const { page, ...visit } = await journeys.visit({ viewport: 'phone', theme: 'dark' });
  await visit.open('/');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(page.viewportSize()?.width).toBe(390);
});

test('a new account is signed in from the start', async () => {
  const session = await journeys.register('user', 'Amna Sheikh');
  const { page, ...visit } = await journeys.visit({ as: session });
  await visit.open('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(session.token);
});

test('a person signs in through the form', async () => {
  const account = await journeys.register('user', 'Bilal Ahmed');
  const { page, ...visit } = await journeys.visit();
  await visit.signIn(account);
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('whatever goes wrong is noticed', async () => {
  const { page, ...visit } = await journeys.visit();
  await visit.open('/');
  expect(visit.problems()).toEqual([]);
  const foreign = 'http://other.invalid/pixel.png';
  await page.evaluate(async (address) => {
    console.warn('careful');
    console.error('broken');
    setTimeout(() => {
      throw new Error('uncaught');
    });
    await fetch('/api/there-is-no-such-path');
    const refused = new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', resolve, { once: true });
    });
    await fetch(address).catch(() => undefined);
    await refused;
  }, foreign);
  const found = visit.problems().join('\n');
  for (const sign of ['careful', 'broken', 'uncaught: Error', 'answered 404', 'policy: connect-src', foreign]) {
    expect(found).toContain(sign);
  }
  visit.expectProblem(/./);
});
