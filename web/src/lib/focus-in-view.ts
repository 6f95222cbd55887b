/** Of what is taller than this share of the screen, the browser shows what fits. */
const TALL = 0.6;

/** What stands for a control on the screen: a choice is drawn by its label, where its own box is hidden. */
function findShown(control: Element): Element {
  return control.matches('[type="radio"], [type="checkbox"]') ? (control.closest('label') ?? control) : control;
}

/**
 * Scrolls what the keyboard reaches into view as a whole. Browsers leave it where a part of it shows already, even if that is under
 * a column that stands still, and scroll to the hidden box of a choice instead of its label.
 */
export function keepFocusInView(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const shown = findShown(target);
    if (shown.getBoundingClientRect().height > window.innerHeight * TALL) return;
    shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
