/** Whether code of the page, or its styles, could not be loaded: a newer version took its place, or there is no connection. */
export function isUnloadedCode(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);
}
