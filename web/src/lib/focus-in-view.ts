/** Of what is taller than this share of the screen, the browser shows what fits. */
const TALL = 0.6;

/** What stands for a control on the screen: a choice is drawn by its label, where its own box is hidden. */
function findShown(control: Element): Element {
  return control.matches('[type="radio"], [type="checkbox"]') ? (control.closest('label') ?? control) : control;
}

function show(control: Element): void {
  const shown = findShown(control);
  if (shown.getBoundingClientRect().height > window.innerHeight * TALL) return;
  shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Scrolls what the keyboard reaches into view as a whole. Browsers leave it where a part of it shows already, even if that is under
 * a column that stands still, and scroll to the hidden box of a choice instead of its label. It stays in view when what loads
 * above moves it, on the page or in its dialog, until somebody scrolls.
 */
export function keepFocusInView(): void {
  let followed: Element | null = null;
  const observer = new ResizeObserver(() => {
    if (followed && followed === document.activeElement) show(followed);
  });
  const follow = (target: EventTarget | null): void => {
    followed = target instanceof Element && target.matches(':focus-visible') ? target : null;
    if (!followed) return;
    show(followed);
    observer.disconnect();
    observer.observe(followed.closest('[role="dialog"]') ?? document.body);
  };
  follow(document.activeElement);
  document.addEventListener('focusin', ({ target }) => follow(target));
  for (const scrolling of ['wheel', 'touchmove', 'pointerdown'])
    document.addEventListener(scrolling, () => (followed = null), { passive: true });
}
