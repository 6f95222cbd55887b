/** `navigator.serviceWorker` is missing over plain HTTP, although its type says otherwise. */
export const workers = (): ServiceWorkerContainer | undefined => (navigator as Partial<Navigator>).serviceWorker;

const ADDRESS = '/service-worker.js';

/** Whether this browser runs service workers here. */
export function hasServiceWorkers(): boolean {
  return workers() !== undefined;
}

/** Rejects when a worker that is being installed can't be, for which `ready` would wait forever. */
function failInstallation(worker: ServiceWorker | null): Promise<never> {
  return new Promise((_resolve, reject) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'));
    });
  });
}

/** Installs the worker where it is needed, and waits until it runs. @throws where the browser doesn't take it */
export async function getServiceWorker(): Promise<ServiceWorkerRegistration> {
  const container = workers();
  if (!container) throw new Error('This browser runs no service workers here');
  const { installing } = await container.register(ADDRESS);
  return Promise.race([container.ready, failInstallation(installing)]);
}

/** Installs the worker that shows a page where the server can't be reached. A browser that doesn't take it shows its own page instead. */
export function registerServiceWorker(): void {
  workers()
    ?.register(ADDRESS)
    .catch(() => undefined);
}
