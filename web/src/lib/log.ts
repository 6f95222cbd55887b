/** Tells whoever has the browser's console open of something that went wrong and was coped with. Nobody else sees it. */
export function warn(what: string, error: unknown): void {
  console.warn(what, error);
}
