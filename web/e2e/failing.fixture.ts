import { useBrowser } from './harness';

/** Run by `harness.test.ts`, to see what a failure leaves. */
const journeys = useBrowser();

test('this one fails', async () => {
  const { open, page } = await journeys.visit();
  await open('/about');
  const other = await page.context().newPage();
  await other.goto('/terms');
  await page.route('**/graphql', () => undefined);
  await page.evaluate(() => {
    console.info('said before it failed');
    void fetch('/graphql', { method: 'POST', body: '{"operationName":"NeverAnswered"}' });
  });
  expect(await other.title()).toBe('');
});
