import { afterAll, vi } from 'vitest';

// The next file in the same process begins with the settings that this one found. Vitest itself takes stubs back before the next
// test, which would be after that file has written settings of its own.
afterAll(() => {
  vi.unstubAllEnvs();
});
