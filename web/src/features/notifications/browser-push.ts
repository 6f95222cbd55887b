import { getServiceWorker, hasServiceWorkers } from '../../lib/service-worker';

/** What this browser allows: unsupported, blocked by the person, or possible. */
export type PushSupport = 'unsupported' | 'blocked' | 'possible';

/** A browser's subscription, as the server takes it. */
export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whether this browser can be pushed to. */
export function getPushSupport(): PushSupport {
  if (!hasServiceWorkers() || !('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** Whether the person allows notifications here, and was asked before. */
export function isPermitted(): boolean {
  return getPushSupport() === 'possible' && Notification.permission === 'granted';
}

/**
 * Asks the person, and subscribes this browser; call it from a press.
 * @param key of the server; a subscription for an earlier one is replaced
 * @returns undefined where the person doesn't allow it
 * @throws where the browser's push service can't be reached
 */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await getServiceWorker();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscribe = () => pushManager.subscribe(options);
  const subscription = await subscribe().catch(async (error: unknown) => {
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return subscribe();
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}
