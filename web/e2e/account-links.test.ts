import type { Account } from './accounts';
import { useBrowser } from './harness';
import { readMailLink } from './mails';

const journeys = useBrowser();
const NEW_PASSWORD = 'an entirely new password';

async function sendConfirmation({ token }: Account): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${journeys.url}/api/user/confirmation-email`, { method: 'POST', headers });
  expect(status).toBe(204);
}

test('[issue: confirmed addresses] from the registration to a confirmed address, by the mail’s link', async () => {
  const account = await journeys.register('user');
  await sendConfirmation(account);
  const link = await readMailLink(journeys.url, account.user.email, 'confirm-email');
  const visit = await journeys.visit({ viewport: 'phone' });
  await visit.open(link);
  await visit.page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
  expect(await visit.accessibilityProblems()).toEqual([]);
  await visit.page.getByRole('button', { name: 'Confirm address' }).click();
  await visit.page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
  await visit.screenshot('confirm-email-done');
});

test('[issue: password reset] a forgotten password: link, new password, old session dead, sign-in', async () => {
  const account = await journeys.register('user');
  const signedIn = await journeys.visit({ as: account });
  await signedIn.open('/settings');

  const visit = await journeys.visit({ viewport: 'phone' });
  const { page } = visit;
  await visit.open('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel(/^Email/).fill(account.user.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await visit.screenshot('forgot-password-sent');

  await visit.open(await readMailLink(journeys.url, account.user.email, 'password-reset'));
  await page.getByLabel(/^New Password/).fill(NEW_PASSWORD);
  await page.getByLabel(/^Confirm New Password/).fill(NEW_PASSWORD);
  expect(await visit.accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();

  const headers = { authorization: `Bearer ${account.token}` };
  expect((await fetch(`${journeys.url}/api/user/profile`, { headers })).status).toBe(401);
  await visit.signIn({ emailOrUsername: account.emailOrUsername, password: NEW_PASSWORD });
  await page.waitForURL('**/home');
});
