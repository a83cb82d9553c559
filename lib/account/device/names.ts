import 'server-only';
import Bowser from 'bowser';

/** Names of systems in the library, and the names that people use. */
const systems: Readonly<Record<string, string>> = {
  iOS: 'iPhone or iPad',
  macOS: 'Mac',
  'Chrome OS': 'Chromebook',
};

/** The browser and system of a user agent, such as "Chrome on Android", as far as it names them. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = os.name === 'iOS' && platform.model ? platform.model : (systems[os.name ?? ''] ?? os.name);
  if (browser.name && system) return `${browser.name} on ${system}`;
  return browser.name || system || 'Unknown device';
}
