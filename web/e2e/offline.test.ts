import { signInAs } from './accounts';
import { useBrowser } from './harness';

const journeys = useBrowser();

/** What the page keeps of the customer's bookings. */
const keptHall = () =>
  (JSON.parse(localStorage.getItem('offlineBookings') ?? '{"bookings":[]}') as { bookings: { hallTitle: string }[] })
    .bookings[0]?.hallTitle;

test('[issue: beautiful] a customer reads bookings without a connection, until signing out', async () => {
  // A session of its own: it ends here.
  const visit = await journeys.visit({ as: await signInAs(journeys.url, 'customer'), viewport: 'phone' });
  const { page } = visit;
  await visit.open('/my-bookings?show=upcoming');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(keptHall);
  const hall = (await page.evaluate(keptHall)) ?? 'no hall is kept';
  await page.getByText(hall).first().waitFor();

  visit.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await page.getByRole('heading', { name: hall }).first().waitFor();
  await visit.screenshot('offline-phone');
  expect(await visit.accessibilityProblems()).toEqual([]);

  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'My Bookings' }).waitFor();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForFunction(() => localStorage.getItem('token') === null);
  await page.waitForFunction(() => localStorage.getItem('offlineBookings') === null);
  // The screen that signing out leads to has loaded.
  await page.getByLabel(/email or username/i).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(/^No bookings are kept on this device/).waitFor();
  expect(await page.getByText(hall).count()).toBe(0);
});

test('[issue: beautiful] a form keeps what was typed while the connection is away', async () => {
  const visit = await journeys.visit({ as: 'customer', viewport: 'phone' });
  const { page } = visit;
  await visit.open('/settings');
  const name = page.getByLabel('Full name');
  // With the first action the footer comes, and what it asks for.
  const footer = page.waitForResponse((response) => response.request().postData()?.includes('ClientConfig') ?? false);
  await name.fill('Ayesha of the evening');
  await footer;
  // Messages come over a connection that may be on its way just then, and so may code of parts below.
  visit.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await page.context().setOffline(true);
  await page.getByText(/^You are offline\. What you have typed stays here/).waitFor();
  expect(await name.inputValue()).toBe('Ayesha of the evening');
  await visit.screenshot('offline-form-phone');
  await page.context().setOffline(false);
  await page.getByText(/^You are offline/).waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Ayesha of the evening');
});

test('[issue: beautiful] the app can be installed: its manifest and icons are there, in the sizes that it names', async () => {
  const { page } = await journeys.visit();
  const manifest = await fetch(new URL('/site.webmanifest', journeys.url));
  expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const worker = await fetch(new URL('/service-worker.js', journeys.url));
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toMatch(/javascript/);

  const { icons, start_url, shortcuts } = (await manifest.json()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
    start_url: string;
    shortcuts: { url: string }[];
  };
  for (const path of [start_url, ...shortcuts.map(({ url }) => url)])
    expect((await fetch(new URL(path, journeys.url))).status).toBe(200);

  await page.goto(journeys.url);
  const drawn = await page.evaluate(
    async (pictures) => {
      const sizes = pictures.map(async ({ src }) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      });
      return Promise.all(sizes);
    },
    icons.filter(({ sizes }) => sizes !== 'any'),
  );
  expect(drawn).toEqual(['192x192', '512x512', '512x512']);
  expect(icons.filter(({ sizes }) => sizes !== 'any').map(({ sizes }) => sizes)).toEqual(drawn);
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);

  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A visit of a test has a profile that lasts no longer, which browsers treat as a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
