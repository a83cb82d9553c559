import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCall } from '@/components/booking/private/room/call/call';
import { leftInWords } from '@/components/booking/private/room/clock';
import type { RoomEvents } from '@/lib/booking/room/events';
import { minute } from '@/lib/format/duration';

const startsAt = Date.parse('2026-11-24T13:00:00Z');
const times = { startsAt, endsAt: startsAt + 45 * minute, closesAt: startsAt + 75 * minute };
/** The server's clock when this browser comes in: 20 minutes of the session are over. */
const serverNow = startsAt + 20 * minute;

/** The server of the room: says welcome and keeps the line open, as `lib/booking/room/stream.ts` does. */
function answerWelcome(now: number): void {
  const welcome: RoomEvents['welcome'] = { ice: { servers: [], relayOnly: false }, now };
  const words = new TextEncoder().encode(`event: welcome\ndata: ${JSON.stringify(welcome)}\n\n`);
  vi.stubGlobal(
    'fetch',
    async () => new Response(new ReadableStream({ start: (controller) => controller.enqueue(words) })),
  );
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { sendBeacon: () => true });
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['20 minutes slow', -20],
  ['right', 0],
  ['20 minutes fast', 20],
])('counts the session by the server on a device whose clock is %s', async (_, minutesOff) => {
  vi.setSystemTime(serverNow + minutesOff * minute);
  answerWelcome(serverNow);
  const call = createCall({ token: 'room', role: 'person', seat: 'seat' });
  try {
    call.enter();
    await expect.poll(() => call.read().signalling).toBe('open');
    expect(leftInWords(Date.now() + call.read().ahead, times)).toBe('25 min left');
  } finally {
    call.leave();
  }
});

it('says when the session begins, and when the room closes', () => {
  expect(leftInWords(startsAt - minute, times)).toMatch(/^Begins at /);
  expect(leftInWords(times.endsAt - 1, times)).toBe('1 min left');
  expect(leftInWords(times.endsAt, times)).toMatch(/^Time is up\. The room closes at /);
});
