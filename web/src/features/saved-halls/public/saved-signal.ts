type Listener = (hallId: number) => void;

const listeners = new Set<Listener>();
/** A hall that was saved before anybody listened: what listens loads after the page. */
let missed: number | null = null;

/** Tells that the server keeps a hall that a customer has just saved. */
export function announceSavedHall(hallId: number): void {
  if (listeners.size === 0) missed = hallId;
  listeners.forEach((listener) => listener(hallId));
}

/** Calls the listener for each hall that is saved from now on, and for one that nobody has heard of. @returns what ends it */
export function onHallSaved(listener: Listener): () => void {
  listeners.add(listener);
  if (missed !== null) listener(missed);
  missed = null;
  return () => listeners.delete(listener);
}
