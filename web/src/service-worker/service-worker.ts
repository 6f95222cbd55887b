/**
 * Answers with a stored page where the server can't be reached (docs/decisions/0008-web-app.md), and shows push notifications
 * (docs/decisions/0066-notifications.md).
 * `web/vite/service-worker-plugin.ts` fills in what it stores.
 */
export {};
declare const self: ServiceWorkerGlobalScope;
/** Addresses of the page and its files. */
declare const OFFLINE_FILES: readonly string[];
/** Changes with their content. */
declare const OFFLINE_VERSION: string;

const PAGE = '/offline.html';
const CACHE = `offline-${OFFLINE_VERSION}`;
/** A connection that gives nothing for so long is as good as none. */
const PATIENCE_MS = 10_000;
/** Answers of the API that somebody opens as a page are left to the browser. */
const API = /^\/(api|graphql)(\/|$)/;

async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache, which may hold the page of an hour ago.
  await cache.addAll(OFFLINE_FILES.map((file) => new Request(file, { cache: 'reload' })));
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Older Safaris have none.
  const preload = self.registration.navigationPreload as NavigationPreloadManager | undefined;
  await preload?.enable();
  await self.clients.claim();
}

async function askServer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

async function openPage(event: FetchEvent): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The server is late')), PATIENCE_MS);
  });
  try {
    return await Promise.race([askServer(event), late]);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
}

async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** What the server pushes (`api/src/modules/notifications/push.message.ts`). */
interface PushMessage {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: string;
}

/** Browsers require that every push is shown; ours have a message. */
async function showPush(event: PushEvent): Promise<void> {
  if (!event.data) return;
  const { title, body, path, tag, lang } = event.data.json() as PushMessage;
  const dir = lang === 'ur' ? 'rtl' : 'ltr';
  // TypeScript's options lack `renotify`: what takes the place of an earlier one rings again.
  const options: NotificationOptions & { renotify: boolean } = {
    ...{ body, tag, lang, dir, icon: '/icon-192.png', badge: '/icon-192.png' },
    ...{ renotify: true, data: { path } },
  };
  await self.registration.showNotification(title, options);
}

/** Leads to the place: in the tab that shows it, else in a new one, so that nothing is lost that somebody types in another. */
async function openPlace({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const { href, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => url === href);
  await (open ? open.focus() : self.clients.openWindow(href));
}

self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPlace(event)));
self.addEventListener('install', (event) => event.waitUntil(store()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.mode === 'navigate') {
    if (!API.test(pathname)) event.respondWith(openPage(event));
  } else if (origin === self.location.origin && OFFLINE_FILES.includes(pathname)) {
    event.respondWith(openFile(event.request));
  }
});
