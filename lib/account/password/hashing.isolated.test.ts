import { hash, verify } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, isOutdated, PasswordsBusy, verifyPassword } from '@/lib/account/password/hashing';
import { inTwoRuns } from '@/test/case/sample';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

const passwords = [
  'ten chars!',
  'a'.repeat(128),
  '🌧️🌻🪷 monsoon',
  'मन की बात है',
  ' spaces at both ends ',
  'tab\tand\nline end',
];

describe.each(inTwoRuns(passwords))('a password', ({ cases, tags }) => {
  it.each(cases)('is known again, and nothing near it: %j', { tags }, async (password) => {
    const stored = await hashPassword(password);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(isOutdated(stored)).toBe(false);
    expect(await verifyPassword(stored, password)).toBe(true);
    expect(await verifyPassword(stored, `${password}x`)).toBe(false);
    expect(await verifyPassword(stored, password.slice(0, -1))).toBe(false);
  });
});

it('treats a letter as the same however a keyboard composes it', async () => {
  const stored = await hashPassword('cafe\u0301 in Pondicherry');
  expect(await verifyPassword(stored, 'caf\u00e9 in Pondicherry')).toBe(true);
});

it('salts: the same password has another hash each time', async () => {
  const [one, two] = await Promise.all([hashPassword('slow rivers'), hashPassword('slow rivers')]);
  expect(one).not.toBe(two);
});

it('accepts nothing where there is no hash', async () => {
  expect(await verifyPassword(null, '')).toBe(false);
});

it('recognises a hash of another cost', async () => {
  expect(isOutdated(await hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))).toBe(true);
});

it('checks a few at once, lets 32 wait and refuses all others', async () => {
  let running = 0;
  let most = 0;
  const waiting: (() => void)[] = [];
  vi.mocked(verify).mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((go) => waiting.push(go));
    running -= 1;
    return true;
  });
  const asked = Array.from({ length: 100 }, () =>
    verifyPassword('stored', 'x').then(
      () => 'looked at',
      (error: unknown) => error,
    ),
  );
  const busy = await Promise.race(asked.toReversed());
  expect(busy).toBeInstanceOf(PasswordsBusy);
  let open = true;
  const finished = Promise.all(asked).finally(() => {
    open = false;
  });
  while (open) {
    waiting.splice(0).forEach((go) => {
      go();
    });
    await new Promise((turn) => setImmediate(turn));
  }
  const answers = await finished;
  const lookedAt = answers.filter((answer) => answer === 'looked at').length;
  expect(most).toBeLessThanOrEqual(3);
  expect(lookedAt).toBe(most + 32);
});
