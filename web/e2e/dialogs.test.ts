import type { Locator, Page } from 'playwright-core';
import { useBrowser } from './harness';

const journeys = useBrowser();

/** How far what a dialog holds is scrolled, and whether there is more of it than fits. */
const measureScroll = (dialog: Locator): Promise<{ top: number; isTall: boolean }> =>
  dialog.locator('.ant-drawer-body').evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
    top: scrollTop,
    isTall: scrollHeight > clientHeight,
  }));

/** The keyboard goes on from what a dialog begins with, once that is there. */
const waitForFocus = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement) ?? false);

test.each([
  ['light', 'en-US', 'Delete account...', 'Delete your account?'],
  ['dark', 'ur-PK', 'اکاؤنٹ ختم کریں…', 'اپنا اکاؤنٹ ختم کر دیں؟'],
] as const)(
  '[issue: accounts] on a phone the deletion of an account opens at its top, in the %s (%s)',
  async (theme, locale, opener, question) => {
    const account = await journeys.register('user', 'Amna Sheikh');
    const { open, page, ...visit } = await journeys.visit({ viewport: 'phone', theme, locale, as: account });
    await open('/settings');
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: question });
    const password = dialog.locator('input[type="password"]');
    await password.waitFor();
    await waitForFocus(page);
    expect(await measureScroll(dialog)).toEqual({ top: 0, isTall: true });
    await visit.screenshot(`account-deletion-phone-${theme}`);
    expect(await visit.accessibilityProblems()).toEqual([]);

    // The keyboard scrolls through the text, and goes on to what is below it.
    await page.keyboard.press('End');
    await page.waitForFunction(() => (document.querySelector('.ant-drawer-body')?.scrollTop ?? 0) > 0);
    await page.keyboard.press('Tab');
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
  },
);

test.each([
  ['Set up app', /^Set up an authenticator app/, '/settings', 'user', true],
  ['Ask for a change', /^Ask for a change/, '/my-bookings', 'customer', false],
  ['Add booking', /^Add booking/, '/business/calendar', 'owner', false],
] as const)(
  '[issue: keyboard] on a small phone, “%s” opens at its top, in a field only where one is seen',
  async (opener, title, path, person, asksBelow) => {
    const as = person === 'user' ? await journeys.register('user', 'Amna Sheikh') : person;
    const { open, page } = await journeys.visit({ viewport: 'phone', as });
    await page.setViewportSize({ width: 390, height: 440 });
    await open(path);
    await page.getByRole('button', { name: opener }).first().click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.locator('form').waitFor();
    await waitForFocus(page);
    expect(await measureScroll(dialog)).toEqual({ top: 0, isTall: true });
    const field = dialog.locator('input:focus');
    if (asksBelow) expect(await field.count()).toBe(0);
    else await field.waitFor();
  },
);
