import { afterEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/server/log';
import { quietUnknownActions } from '@/lib/server/next-internals/unknown-actions';

/** Where the framework prints its warnings. */
const framework: Pick<Console, 'warn'> = globalThis.console;

afterEach(() => vi.useRealTimers());

it('says once a minute how many unknown actions were called, and lets every other warning through', () => {
  const printed = vi.spyOn(framework, 'warn').mockImplementation(() => undefined);
  const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers();
  quietUnknownActions();
  for (let call = 0; call < 500; call++) {
    framework.warn(
      new Error('Failed to find Server Action "abc". This request might be from an older deployment.'),
    );
  }
  expect(logged.mock.calls).toEqual([['calls of unknown actions', { count: 1 }]]);
  vi.advanceTimersByTime(60_001);
  framework.warn(new Error('Invalid Server Actions request.'));
  expect(logged.mock.calls.at(-1)).toEqual(['calls of unknown actions', { count: 500 }]);
  framework.warn(new Error('The Server Reference ID did not match the expected format. Received "x".'));
  expect(printed).not.toHaveBeenCalled();
  framework.warn('something else');
  expect(printed).toHaveBeenCalledExactlyOnceWith('something else');
});
