/** `document.execCommand` is deprecated, and the only way to copy where the page came over plain HTTP. */
interface LegacyDocument {
  execCommand?: (command: 'copy') => boolean;
}

/** `navigator.clipboard` is missing over plain HTTP, although its type says otherwise. */
const clipboard = (): Clipboard | undefined => (navigator as Partial<Navigator>).clipboard;

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  // Off screen, and fixed so that focusing it scrolls nothing.
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', insetInlineStart: '-9999px' });
  // Beside the pressed button: everything outside an open dialog is inert and can't be selected.
  (focused?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    const legacy: LegacyDocument = document;
    return legacy.execCommand?.('copy') ?? false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/**
 * Copies a text, also where the page came over plain HTTP.
 * @throws when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  const modern = clipboard();
  if (modern) return modern.writeText(text);
  if (!copyBySelection(text)) throw new Error('The browser refused to copy');
}
