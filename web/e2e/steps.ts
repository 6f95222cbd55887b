import type { Locator } from 'playwright-core';

/** What people do to reach their aim: the fewer, the better. */
export function countSteps() {
  const steps = { presses: 0, fields: 0 };
  return {
    steps,
    press: async (target: Locator): Promise<void> => {
      await target.click();
      steps.presses += 1;
    },
    fill: async (field: Locator, text: string): Promise<void> => {
      await field.fill(text);
      steps.fields += 1;
    },
  };
}
