import { afterAll, vi } from 'vitest';

// The next file in the same process begins with the settings that this one found. Vitest restores stubs only
// before the next test, which would be after that file has set its own.
afterAll(() => {
  vi.unstubAllEnvs();
});
