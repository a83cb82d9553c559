import { afterEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/server/log';
import { handOver } from '@/lib/server/page/handed.mjs';
import { countUnknownActions } from '@/lib/server/page/unknown-actions.mjs';

afterEach(() => vi.useRealTimers());

it('says once a minute how many unknown actions were called, and lets every other warning through', () => {
  const printed = vi.fn();
  const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  handOver({ log });
  vi.useFakeTimers();
  const warn = countUnknownActions(printed);
  for (let call = 0; call < 500; call++)
    warn(new Error('Failed to find Server Action "abc". This request might be from an older deployment.'));
  expect(logged.mock.calls).toEqual([['calls of unknown actions', { count: 1 }]]);
  vi.advanceTimersByTime(60_001);
  warn(new Error('Invalid Server Actions request.'));
  expect(logged.mock.calls.at(-1)).toEqual(['calls of unknown actions', { count: 500 }]);
  warn(new Error('The Server Reference ID did not match the expected format. Received "x".'));
  expect(printed).not.toHaveBeenCalled();
  warn('something else');
  expect(printed).toHaveBeenCalledExactlyOnceWith('something else');
});
