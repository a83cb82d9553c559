'use client';

import { useCallback, useEffect, useState } from 'react';

function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * A value stored on this device and nowhere else. `value` is undefined until the device has answered; `blocked` says
 * that the browser stores nothing (private mode, full store).
 * @param read parses the stored value, which may be anything; must be the same function at each render
 */
export function useDeviceStore<T>(key: string, read: (stored: unknown) => T) {
  const [value, setValue] = useState<T>();
  const [blocked, setBlocked] = useState(false);

  useEffect(() => {
    const refresh = () => setValue(read(load(key)));
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) refresh();
    };
    refresh();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key, read]);

  const keep = useCallback(
    (next: T) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
        setBlocked(false);
      } catch {
        setBlocked(true);
      }
    },
    [key],
  );

  const forget = useCallback(() => {
    try {
      localStorage.removeItem(key);
    } catch {
      // A store that we cannot reach holds nothing of ours.
    }
    setValue(read(null));
  }, [key, read]);

  return { value, keep, forget, blocked };
}
