import { createHmac } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { iceServers } from '@/lib/booking/room/ice';

const until = new Date('2026-11-24T14:15:00Z');

it('gives time-limited credentials as coturn’s REST scheme wants them', () => {
  vi.stubEnv('TURN_URL', 'stun:turn.example.in:3478, turn:turn.example.in:3478?transport=udp');
  vi.stubEnv('TURN_SECRET', 'a-shared-secret-of-the-relay');
  vi.stubEnv('TURN_ONLY', 'on');
  const username = '1795529700:visit';
  const credential = createHmac('sha1', 'a-shared-secret-of-the-relay').update(username).digest('base64');
  expect(iceServers('visit', until)).toEqual({
    servers: [
      { urls: ['stun:turn.example.in:3478'] },
      { urls: ['turn:turn.example.in:3478?transport=udp'], username, credential },
    ],
    relayOnly: true,
  });
});

it('gives none without a relay', () => {
  vi.stubEnv('TURN_URL', '');
  vi.stubEnv('TURN_SECRET', '');
  expect(iceServers('visit', until)).toEqual({ servers: [], relayOnly: false });
});
