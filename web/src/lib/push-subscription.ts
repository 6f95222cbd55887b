import { workers } from './service-worker';

/** This browser's subscription to push notifications, whoever turned them on; none where it has no worker, or no push. */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  const registration: Partial<ServiceWorkerRegistration> | undefined = await workers()?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Ends it, whether or not the server can be reached. */
export async function endPushSubscription(): Promise<void> {
  try {
    await (await findPushSubscription())?.unsubscribe();
  } catch {
    // The server ends it with the session.
  }
}
