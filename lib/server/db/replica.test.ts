import { beforeEach, describe, expect, it } from 'vitest';
import { watchReplica } from './replica';

let now: number;
let written: bigint;
let replayed: bigint | Error;
let watch: ReturnType<typeof watchReplica>;

const later = (ms: number) => {
  now += ms;
};

/** Asks, waits for the comparison that this begins, and asks again. */
async function mayAnswer(): Promise<boolean> {
  watch.mayAnswer();
  await new Promise((done) => setImmediate(done));
  return watch.mayAnswer();
}

beforeEach(() => {
  now = 1_000_000;
  written = 100n;
  replayed = 100n;
  watch = watchReplica(
    {
      written: async () => written,
      replayed: async () => {
        if (replayed instanceof Error) throw replayed;
        return replayed;
      },
    },
    () => now,
  );
  watch.changed();
  later(1);
});

describe('a replica may answer', () => {
  it('when it has come as far as the primary, and without keeping the first caller waiting', async () => {
    expect(watch.mayAnswer()).toBe(false);
    expect(await mayAnswer()).toBe(true);
  });

  it('up to ten seconds behind, and no longer', async () => {
    expect(await mayAnswer()).toBe(true);
    for (let seconds = 1; seconds <= 12; seconds += 1) {
      later(1_000);
      written += 10n;
      expect([seconds, await mayAnswer()]).toEqual([seconds, seconds < 10]);
    }
    replayed = written;
    later(1_000);
    expect(await mayAnswer()).toBe(true);
  });

  it('after a reported change only once it shows that change', async () => {
    expect(await mayAnswer()).toBe(true);
    later(10);
    written = 200n;
    watch.changed();
    expect(watch.mayAnswer()).toBe(false);
    later(1_000);
    expect(await mayAnswer()).toBe(false);
    replayed = 200n;
    later(1_000);
    expect(await mayAnswer()).toBe(true);
  });

  it('not after a failure until the next comparison, nor while it cannot be asked', async () => {
    expect(await mayAnswer()).toBe(true);
    watch.failed();
    expect(watch.mayAnswer()).toBe(false);
    replayed = new Error('away');
    later(1_000);
    expect(await mayAnswer()).toBe(false);
    replayed = written;
    later(1_000);
    expect(await mayAnswer()).toBe(true);
  });

  it('never while changes are not reported', async () => {
    watch.unreported();
    expect(await mayAnswer()).toBe(false);
    later(1_000);
    expect(await mayAnswer()).toBe(false);
    watch.changed();
    later(1_000);
    expect(await mayAnswer()).toBe(true);
  });
});
