import { type Browser, expect, type Page } from '@playwright/test';
import { enter } from '@/test/access/people';
import type { Meeting } from './meeting';

/** Chromium's flags for a call without devices and beyond the loopback interface. */
export const callFlags = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  // Timers of a background page must not slow a call down.
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];

declare global {
  interface Window {
    connections: RTCPeerConnection[];
  }
}

/** A window of one of the two, with countable connections. */
export async function callWindow(
  browser: Browser,
  origin: string | undefined,
  person: { readonly userId: string },
): Promise<Page> {
  const context = await browser.newContext({
    ...(origin && { baseURL: origin }),
    permissions: ['camera', 'microphone'],
  });
  await enter(context, origin, person);
  await context.addInitScript(() => {
    window.connections = [];
    window.RTCPeerConnection = new Proxy(window.RTCPeerConnection, {
      construct(Connection, given) {
        const made: RTCPeerConnection = Reflect.construct(Connection, given);
        window.connections.push(made);
        return made;
      },
    });
  });
  return context.newPage();
}

type Arrived = { readonly frames: number; readonly sounds: number; readonly path: string };

/** The media received in this window so far: video frames, audio packets, and the kind of connection. */
export function arrivedAt(page: Page): Promise<Arrived> {
  return page.evaluate(async () => {
    const report = await window.connections.at(-1)?.getStats();
    const arrived = { frames: 0, sounds: 0, path: '' };
    for (const entry of report?.values() ?? []) {
      if (entry.type === 'inbound-rtp' && entry.kind === 'video') arrived.frames = entry.framesDecoded ?? 0;
      if (entry.type === 'inbound-rtp' && entry.kind === 'audio') arrived.sounds = entry.packetsReceived ?? 0;
      if (entry.type === 'candidate-pair' && entry.nominated && entry.state === 'succeeded')
        arrived.path = report?.get(entry.localCandidateId)?.candidateType ?? '';
    }
    return arrived;
  });
}

/** Waits until both windows have received this much more. */
export async function expectMediaBothWays(pages: readonly Page[], frames = 40, sounds = 100): Promise<void> {
  for (const page of pages) {
    const before = await arrivedAt(page);
    await expect
      .poll(
        async () => {
          const now = await arrivedAt(page);
          return now.frames - before.frames >= frames && now.sounds - before.sounds >= sounds;
        },
        { timeout: 90_000 },
      )
      .toBe(true);
  }
}

/** Both come from their dashboards, the client waits, and the therapist admits them. */
export async function meetInRoom(host: Page, person: Page, { client, practice }: Meeting): Promise<void> {
  await host.goto('/therapist-dashboard');
  await host.getByRole('link', { name: /^Join the call/ }).click();
  await host.getByRole('button', { name: 'Open the room' }).click();
  await expect(host.getByText(/is not here yet/)).toBeVisible();
  await person.goto('/dashboard');
  await person.getByRole('link', { name: /^Join the call/ }).click();
  await person.getByRole('button', { name: 'Go to the waiting room' }).click();
  await expect(person.getByText(`${practice.name} knows that you are here`)).toBeVisible();
  await host.getByRole('button', { name: `Let ${client.firstName} ${client.firstName} in` }).click();
  for (const page of [host, person])
    await expect(page.getByLabel(/’s video$/)).toHaveJSProperty('paused', false);
}
