'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The same once scripts run; empty in the page as it was sent. */
export const useDeviceZone = (): string => useSyncExternalStore(never, deviceZone, () => '');

/** Sends the zone of this device's clock along with a form; empty without scripts. */
export function DeviceZone({ name }: { readonly name: string }) {
  return <input type="hidden" name={name} value={useDeviceZone()} />;
}
