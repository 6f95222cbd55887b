/** Long enough for a browser to have begun saving or showing. */
const KEPT_MS = 60_000;

/** An address under which the browser finds something for a minute. */
export function temporaryAddress(content: Blob): string {
  const url = URL.createObjectURL(content);
  window.setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
  return url;
}

/** Lets the browser save something under a name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = temporaryAddress(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Lets the browser save a text as a file. */
export function saveText(content: string, name: string, mime: string): void {
  saveFile(new Blob([content], { type: `${mime};charset=utf-8` }), name);
}
