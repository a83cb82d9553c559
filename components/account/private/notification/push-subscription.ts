/** The push support of this browser; asks for no permission. */
export function readPushState(): 'possible' | 'denied' | 'unsupported' {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/**
 * Asks the person for permission and the browser for a subscription that only our key can use.
 * @returns the fields of `subscriptionSchema`; null when one of the two says no
 */
export async function subscribeHere(
  publicKey: string,
): Promise<{ readonly endpoint: string; readonly p256dh: string; readonly auth: string } | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription with an earlier key of ours would be refused by its service.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = made.toJSON();
    return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
  } catch {
    return null;
  }
}

/** Ends the subscription in the browser; the server has forgotten it already. */
export async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/sw.js');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
