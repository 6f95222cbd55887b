import type { UserEvent } from '@testing-library/user-event';

/** Fills a field at once, as from the clipboard: for tests whose subject isn't the keys. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
