const listeners = new Set<() => void>();

/** Tells the page that a call was refused because of maintenance. */
export function announceMaintenance(): void {
  listeners.forEach((listener) => listener());
}

/** Calls back at every such refusal. */
export function onMaintenance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
