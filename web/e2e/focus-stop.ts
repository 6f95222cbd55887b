/** One place where the focus was. */
export interface Stop {
  /** What it is called, for messages. */
  name: string;
  /** Why somebody would not see it. */
  faults: string[];
}

declare global {
  interface Window {
    /** What the control that has the focus looks like, to compare with how it looks without. */
    litStop?: { name: string; looks: { part: Element; look: string }[] };
    /** All that a ring is made of, of an element and what is drawn before and after it. */
    readLook?: (part: Element) => string;
  }
}

/** Runs in the page before its own scripts. */
export function prepareStops(): void {
  window.readLook = (part) =>
    ['', '::before', '::after']
      .map((pseudo) => {
        const style = getComputedStyle(part, pseudo || null);
        const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
        return `${outline} ${style.boxShadow} ${style.borderTopColor} ${style.borderTopWidth}`;
      })
      .join(' / ');
}

/** Runs in the page: waits until the rings of what has the focus, and of what had it, have come and gone. */
export async function settleRings(): Promise<void> {
  const parts = window.litStop?.looks.map(({ part }) => part) ?? [];
  for (let at = document.activeElement; at; at = at.parentElement) parts.push(at);
  const moves = parts.flatMap((part) => part.getAnimations());
  const finite = moves.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(finite.map(({ finished }) => finished));
}

/**
 * Runs in the page: what has the focus, and whether somebody who looks at the screen sees it. Remembers what it looks like.
 *
 * @returns null where nothing has it
 */
export function readStop(): Stop | null {
  const { activeElement: element, body } = document;
  delete window.litStop;
  if (!element || element === body) return null;
  const label = element.getAttribute('aria-label') ?? element.textContent.trim();
  const name = `${element.getAttribute('role') ?? element.localName} “${(label || element.id).slice(0, 60)}”`;
  // Content that a link or a new screen leads to, and dialogs: nothing in them is chosen yet.
  if (element.matches('[tabindex="-1"]:not(a, button, input, [role^="menuitem"], [data-row])'))
    return { name, faults: [] };

  const parts = [element, ...[element.firstElementChild, element.nextElementSibling].filter((part) => part !== null)];
  for (let at = element.parentElement; at && at !== body && parts.length < 7; at = at.parentElement) parts.push(at);
  window.litStop = { name, looks: parts.map((part) => ({ part, look: window.readLook?.(part) ?? '' })) };

  // A box or a choice that is drawn by what stands around it.
  const isHidden = element.clientWidth < 2 || getComputedStyle(element).opacity === '0';
  const whole = element.closest(isHidden ? 'label, .ant-select, .ant-upload' : '.ant-select, .ant-picker') ?? element;
  const box = whole.getBoundingClientRect();
  const x = box.left + box.width / 2;
  // Of what is taller than the screen, the part that shows counts.
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
  const isTall = box.height > innerHeight * 0.6;
  const isOutside = (from: number, to: number, end: number) => from < -1 || to > end + 1;
  const faults: string[] = [];
  if (isOutside(box.left, box.right, innerWidth) || (!isTall && isOutside(box.top, box.bottom, innerHeight)))
    faults.push(`is beyond the screen, from ${box.left}, ${box.top} to ${box.right}, ${box.bottom}`);
  const seen = document.elementFromPoint(x, y);
  if (!seen || !(whole.contains(seen) || seen === element.parentElement))
    faults.push(`is covered by ${seen?.outerHTML.slice(0, 120) ?? 'nothing'}`);
  return { name, faults };
}

/**
 * Runs in the page: whether what had the focus looks the same without it.
 *
 * @returns null where it doesn't, or can't be known
 */
export function readUnfocused(): string | null {
  const { litStop, readLook } = window;
  const element = litStop?.looks[0]?.part;
  if (!litStop || !readLook || !element?.isConnected || element === document.activeElement) return null;
  // From one end of a period to the other, or to the button that clears the field: the whole keeps its ring.
  if (element.closest('.ant-picker, .ant-input-affix-wrapper')?.contains(document.activeElement)) return null;
  const isLit = litStop.looks.some(({ part, look }) => readLook(part) !== look);
  return isLit ? null : `${litStop.name} looks the same with and without the focus`;
}
