import 'server-only';
import Bowser from 'bowser';

/** What the library calls things, and what people call them. */
const systems: Readonly<Record<string, string>> = {
  iOS: 'iPhone or iPad',
  macOS: 'Mac',
  'Chrome OS': 'Chromebook',
};

/** "Chrome on Android", from how a browser describes itself; as much of it as can be told. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = os.name === 'iOS' && platform.model ? platform.model : (systems[os.name ?? ''] ?? os.name);
  if (browser.name && system) return `${browser.name} on ${system}`;
  return browser.name || system || 'Unknown device';
}
