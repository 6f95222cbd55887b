import type { Locator, Page } from 'playwright-core';
import { prepareStops, readStop, readUnfocused, settleRings, type Stop } from './focus-stop';

/** The most presses of one key that lead to a control, on any screen. */
const PRESSES_MAX = 160;
/** The longest that a screen takes to bring what has the focus into view, on a busy machine. */
const SETTLE_MS = 5_000;

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** Somebody without a mouse: whoever they pass must be seen, and be seen to have the focus. */
export interface Keys {
  /** Presses keys one after another. */
  press(...keys: string[]): Promise<void>;
  /** Types text where the focus is, in place of what stands there. */
  type(text: string): Promise<void>;
  /**
   * Presses Tab until a control has the focus.
   * @param role of the control
   * @param name its accessible name; text must match as a whole
   * @throws Error with the names of the controls that had the focus on the way
   */
  tabTo(role: Role, name: Name): Promise<void>;
  /** The same with another key, such as `ArrowDown` or `Shift+Tab`. */
  go(key: string, role: Role, name: Name): Promise<void>;
  /** `tabTo`, and then Enter. */
  choose(role: Role, name: Name): Promise<void>;
  /** Whether a control has the focus. */
  isAt(role: Role, name: Name): Promise<boolean>;
  /** Presses Tab through the whole page, until the focus leaves it. */
  walk(): Promise<void>;
  /** Waits until a control has the focus without any key. */
  waitFor(role: Role, name: Name): Promise<void>;
  /** Where the focus could not be seen so far. */
  faults(): string[];
}

/** Uses a page by keyboard alone; to be called before the page is opened. */
export async function keysOn(page: Page): Promise<Keys> {
  await page.addInitScript(prepareStops);
  const found = new Set<string>();
  const focused = page.locator(':focus');
  const find = (role: Role, name: Name): Locator => page.getByRole(role, { name, exact: true }).and(focused);
  const isAt = async (role: Role, name: Name) => (await find(role, name).count()) > 0;

  /** Looks at where the focus is, and at what it left, once both are drawn and scrolled to. */
  const look = async (): Promise<Stop | null> => {
    await page.evaluate(settleRings);
    const left = await page.evaluate(readUnfocused);
    if (left) found.add(left);
    let stop = await page.evaluate(readStop);
    for (const end = performance.now() + SETTLE_MS; stop?.faults.length && performance.now() < end;)
      stop = await page.evaluate(readStop);
    for (const fault of stop?.faults ?? []) found.add(`${stop?.name}: ${fault}`);
    return stop;
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await look();
    }
  };
  const go = async (key: string, role: Role, name: Name) => {
    // Nobody sets out for what isn't there yet: the focus would pass its place.
    await page.getByRole(role, { name, exact: true }).first().waitFor({ state: 'attached' });
    const trail: string[] = [];
    for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
      await page.keyboard.press(key);
      trail.push((await look())?.name ?? 'nothing');
      if (await isAt(role, name)) return;
    }
    throw new Error(`${key} led to no ${role} ${String(name)} on ${page.url()}, but past: ${trail.join(' > ')}`);
  };
  return {
    press,
    go,
    isAt,
    tabTo: (role, name) => go('Tab', role, name),
    async walk() {
      for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
        await page.keyboard.press('Tab');
        if ((await look()) === null) return;
      }
    },
    async choose(role, name) {
      await go('Tab', role, name);
      await page.keyboard.press('Enter');
    },
    async type(text) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    async waitFor(role, name) {
      await find(role, name).waitFor();
      await look();
    },
    faults: () => [...found],
  };
}
