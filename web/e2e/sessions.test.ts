import { useBrowser } from './harness';

const journeys = useBrowser();

const HEADING = 'Where you’re signed in';

test('[issue: sessions] a browser renews its session unnoticed, and signs out a device elsewhere', async () => {
  const account = await journeys.register('user', 'Amna Sheikh');
  const { page, ...visit } = await journeys.visit();
  await visit.signIn(account);
  // Of a token that has ended, the page knows as little as of one that is broken.
  visit.expectProblem(/answered 401|status of 401/);
  await page.evaluate(() => {
    const [head = '', claims = ''] = (localStorage.getItem('token') ?? '').split('.');
    localStorage.setItem('token', `${head}.${claims}.ended`);
  });
  await visit.open('/settings');
  const list = page.getByRole('region', { name: HEADING });
  await list.getByText('This device').waitFor();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token).not.toMatch(/\.ended$/);
  expect(token).not.toBe(account.token);

  const profile = () =>
    fetch(`${journeys.url}/api/user/profile`, { headers: { authorization: `Bearer ${account.token}` } });
  expect((await profile()).status).toBe(200);
  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('Signed out everywhere else').waitFor();
  expect((await profile()).status).toBe(401);
  await list.getByText('This device').waitFor();
});

test.each([
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desktop', 'light'],
  ['desktop', 'dark'],
] as const)('[look] the account’s devices on a %s in the %s', async (viewport, theme) => {
  const account = await journeys.register('user', 'Amna Sheikh');
  const { page, ...visit } = await journeys.visit({ viewport, theme, as: account });
  await fetch(`${journeys.url}/api/user/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    },
    body: JSON.stringify({ emailOrUsername: account.emailOrUsername, password: account.password }),
  });
  await visit.open('/settings');
  await page.getByRole('region', { name: HEADING }).getByText('Firefox on Linux').waitFor();
  expect(await visit.accessibilityProblems()).toEqual([]);
  await visit.screenshot(`account-devices-${viewport}-${theme}`);
});

test('[issue: sessions] a review that was being written outlives the end of its session on the hall’s page', async () => {
  const account = await journeys.register('user', 'Amna Sheikh');
  const { page, ...visit } = await journeys.visit({ as: account });
  await visit.open('/hall/1?tab=reviews');
  const comment = page.getByLabel('Your review (optional)');
  await comment.fill('A garden to remember.');
  await page.getByRole('radio', { name: '4 stars' }).click();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${journeys.url}/blog`);
  await otherTab.evaluate(() => localStorage.removeItem('token'));
  await page.getByText('You are signed out').waitFor();
  await page.getByText('Sign in to leave a review for this venue').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);

  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel(/^Email or username/i).fill(account.emailOrUsername);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/hall/1?tab=reviews');
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'A garden to remember.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await page.getByText('A garden to remember.').first().waitFor();
});
