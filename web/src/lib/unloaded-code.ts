/** Whether code of the page, or its styles, could not be loaded: a newer version took its place, or there is no connection. */
export function isUnloadedCode(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);
}

/** Loads the stylesheets that couldn't be loaded: with the code that needs them, each is asked for only once. Rejects when one fails again. */
export async function loadStylesAgain(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  );
  await Promise.all(
    missing.map((link) => {
      const again = document.createElement('link');
      again.rel = 'stylesheet';
      return new Promise<void>((resolve, reject) => {
        again.addEventListener('load', () => resolve());
        again.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)));
        again.href = link.href;
        link.replaceWith(again);
      });
    }),
  );
}
