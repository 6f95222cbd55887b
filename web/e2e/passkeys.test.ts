import { useBrowser } from './harness';

const journeys = useBrowser();

test.each([
  ['phone', 'light'],
  ['phone', 'dark'],
  ['wide', 'light'],
  ['wide', 'dark'],
] as const)(
  '[issue: passkeys] a passkey is added, signs in, confirms and goes, on a %s in the %s',
  async (viewport, theme) => {
    const account = await journeys.register('user', 'Amna Sheikh');
    const { page, ...visit } = await journeys.visit({ viewport, theme, as: account });
    visit.expectProblem(/answered 401|status of 401/);
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });

    await visit.open('/settings');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a passkey' });
    await adding.getByRole('textbox', { name: /^Name/ }).fill('My phone');
    expect(await visit.accessibilityProblems()).toEqual([]);
    await visit.screenshot(`passkey-adding-${viewport}-${theme}`);
    await adding.getByRole('button', { name: 'Continue' }).click();
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    await codes.getByRole('button', { name: 'I have stored them' }).click();
    await page.getByRole('heading', { name: 'My phone' }).waitFor();
    expect(await visit.accessibilityProblems()).toEqual([]);
    await visit.screenshot(`passkeys-${viewport}-${theme}`);

    const forget = async () => {
      await page.evaluate(() => localStorage.removeItem('token'));
      await visit.open('/login');
    };
    const signInButton = page.getByRole('button', { name: 'Use a passkey' });
    await forget();
    await signInButton.waitFor();
    await visit.screenshot(`passkey-sign-in-${viewport}-${theme}`);
    await signInButton.click();
    await page.getByText('You have been logged in successfully.').waitFor();

    // The password alone isn't enough any more: the passkey is the second step.
    await forget();
    await page.getByLabel('Email or username').fill(account.emailOrUsername);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('heading', { name: 'Use your passkey' }).waitFor();
    expect(await visit.accessibilityProblems()).toEqual([]);
    await visit.screenshot(`passkey-second-step-${viewport}-${theme}`);
    await signInButton.click();
    await page.getByText('You have been logged in successfully.').waitFor();

    // As a quarter of an hour later: the server asks once.
    await visit.open('/settings');
    let isOld = true;
    await page.route('**/graphql', async (route) => {
      if (!isOld || !(route.request().postData() ?? '').includes('RemovePasskey')) return route.fallback();
      isOld = false;
      const error = { message: 'Please sign in again', extensions: { code: 'REAUTHENTICATION_REQUIRED' } };
      return route.fulfill({ json: { data: null, errors: [error] } });
    });
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    const stepUp = page.getByRole('dialog', { name: 'Enter your password again' });
    await stepUp.getByRole('button', { name: 'Use a passkey' }).waitFor();
    expect(await visit.accessibilityProblems()).toEqual([]);
    await visit.screenshot(`passkey-step-up-${viewport}-${theme}`);
    await stepUp.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('Passkey removed').waitFor();
    await page.getByRole('heading', { name: 'My phone' }).waitFor({ state: 'detached' });
  },
);

test('[issue: passkeys] staff find the button at their door, in both themes and sizes', async () => {
  for (const viewport of ['phone', 'wide'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      const { page, ...visit } = await journeys.visit({ viewport, theme });
      await visit.open('/cpanel');
      await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
      expect(await visit.accessibilityProblems()).toEqual([]);
      await visit.screenshot(`passkey-staff-${viewport}-${theme}`);
    }
  }
});
