let pressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  pressed = false;
  const acts = waiting.splice(0);
  // After the click, which comes with the pointer's release.
  if (acts.length > 0) setTimeout(() => acts.forEach((act) => act()));
}

// The build renders fields without a browser (`app/first-view.tsx`).
if (typeof window !== 'undefined') {
  // A finger's press moves the focus with the mouse events that follow its release.
  for (const begin of ['pointerdown', 'mousedown']) window.addEventListener(begin, () => (pressed = true), true);
  for (const end of ['pointerup', 'mouseup', 'pointercancel', 'keydown']) window.addEventListener(end, release, true);
}

/**
 * Does something at once, or, while a pointer is held down, when it is let go. A field that is left for a button would show its error
 * below the pointer, the button would move away, and the click would miss it.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act);
  else act();
}
