import { HOTP, Secret, TOTP } from 'otpauth';
import { useBrowser } from './harness';

const journeys = useBrowser();

/** What an authenticator app shows for a typed key, some steps from now. */
function showCode(key: string, steps: number): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return HOTP.generate({ secret, counter: TOTP.counter() + steps });
}

test.each([
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)('[issue: second factor] an app is set up and signs in, on a %s in the %s', async (viewport, theme) => {
  const account = await journeys.register('user', 'Amna Sheikh');
  const { page, ...visit } = await journeys.visit({ viewport, theme, as: account });
  visit.expectProblem(/answered 401|status of 401/);
  await visit.open('/settings');
  await page.getByRole('button', { name: 'Set up app' }).click();
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await setup.getByRole('img', { name: 'QR code of the key' }).waitFor();
  expect(await visit.accessibilityProblems()).toEqual([]);
  await visit.screenshot(`authenticator-${viewport}-${theme}`);
  const key = (await setup.locator('code').textContent()) ?? '';
  await setup.getByRole('textbox', { name: /^Code/ }).fill(showCode(key, 0));
  await setup.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.getByRole('listitem').first().waitFor();
  await visit.screenshot(`recovery-codes-${viewport}-${theme}`);
  const [recovery = ''] = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have stored them' }).click();
  await page.getByText('10 codes left').waitFor();
  await visit.screenshot(`second-factor-${viewport}-${theme}`);

  // The setup has used the present code; the next one is accepted already, and for longer than the test takes.
  for (const readCode of [() => showCode(key, 1), () => recovery]) {
    await page.evaluate(() => localStorage.removeItem('token'));
    await visit.open('/login');
    await page.getByLabel('Email or username').fill(account.emailOrUsername);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const field = page.getByRole('textbox', { name: /^Code/ });
    await field.waitFor();
    await visit.screenshot(`sign-in-code-${viewport}-${theme}`);
    await field.fill(readCode());
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('You have been logged in successfully.').waitFor();
  }
});
