/** `navigator.serviceWorker` is missing over plain HTTP, although its type says otherwise. */
const workers = (): ServiceWorkerContainer | undefined => (navigator as Partial<Navigator>).serviceWorker;

/** Whether this browser runs service workers here. */
export function hasServiceWorkers(): boolean {
  return workers() !== undefined;
}

/** Installs the worker that shows a page where the server can't be reached. A browser that doesn't take it shows its own page instead. */
export function registerServiceWorker(): void {
  workers()
    ?.register('/service-worker.js')
    .catch(() => undefined);
}
