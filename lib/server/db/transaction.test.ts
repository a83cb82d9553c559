import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const user = { email: 'asha@antarman.test' };

describe('a transaction that may be refused', () => {
  it('returns the result of its work, and keeps what it wrote', async () => {
    const made = await refusableTransaction(async (tx) => insertOnce(tx.user, user));
    expect(made).toEqual(await db.user.findFirst({ select: { id: true } }));
  });

  it('returns the answer of a refusal from anywhere inside, and keeps nothing', async () => {
    const answer = await refusableTransaction(async (tx, refuse) => {
      await insertOnce(tx.user, user);
      const deeper = async () => {
        throw refuse('no');
      };
      await deeper();
      return 'yes';
    });
    expect(answer).toBe('no');
    expect(await db.user.count()).toBe(0);
  });

  it('throws any other error on, even after a refusal that was not thrown', async () => {
    const work = refusableTransaction(async (tx, refuse) => {
      await insertOnce(tx.user, user);
      refuse('no');
      throw new Error('broken');
    });
    await expect(work).rejects.toThrow('broken');
    expect(await db.user.count()).toBe(0);
  });

  it('distinguishes the refusals of nested ones', async () => {
    const outer = await refusableTransaction(async (_, refuse) => {
      const inner = await refusableTransaction(async () => {
        throw refuse('outer');
      });
      return inner;
    });
    expect(outer).toBe('outer');
  });
});

describe('a row that is inserted once', () => {
  it('goes to whoever was first, and the transaction continues', async () => {
    const first = await insertOnce(db.user, user);
    const second = await db.$transaction(async (tx) => [
      await insertOnce(tx.user, user),
      await tx.user.count(),
    ]);
    expect(first).not.toBeNull();
    expect(second).toEqual([null, 1]);
  });

  it('goes to the next one when the first is rolled back', async () => {
    let next: ReturnType<typeof insertOnce> | undefined;
    const first = await refusableTransaction(async (tx, refuse) => {
      await insertOnce(tx.user, user);
      next = insertOnce(db.user, user);
      throw refuse('taken back');
    });
    expect(first).toBe('taken back');
    expect(await next).toEqual(await db.user.findFirst({ select: { id: true } }));
    expect(await db.user.count()).toBe(1);
  });
});
