type Listener = (hallId: number) => void;

const listeners = new Set<Listener>();

/** Tells that the server keeps a hall that a customer has just saved. */
export function announceSavedHall(hallId: number): void {
  listeners.forEach((listener) => listener(hallId));
}

/** Calls the listener for each hall that is saved from now on. @returns what ends it */
export function onHallSaved(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
