/** Long enough for a browser to have begun saving. */
const KEPT_MS = 60_000;

/** Lets the browser save something under a name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Lets the browser save a text as a file. */
export function saveText(content: string, name: string, mime: string): void {
  saveFile(new Blob([content], { type: `${mime};charset=utf-8` }), name);
}
