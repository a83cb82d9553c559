import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freeTimesTag, testimonialsTag, therapistsTag } from '@/lib/server/cache/cache-tags';
import { followChanges } from '@/lib/server/cache/changes';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { changedTags } from '@/lib/server/page/shared.mjs';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

/** Waits long, so that a busy computer does not fail the test. */
const pollOptions = { timeout: 20_000, interval: 20 };

describe('changes of public reads', () => {
  let following: ReturnType<typeof followChanges>;

  beforeEach(async () => {
    changedTags.clear();
    following = followChanges();
    await vi.waitFor(() => expect(changedTags.has(therapistsTag)).toBe(true), pollOptions);
  });
  afterEach(() => following.stop());

  it('count as missed after a start: everything that was cached has changed', () => {
    expect([...changedTags.keys()]).toEqual(expect.arrayContaining([testimonialsTag, freeTimesTag]));
  });

  it('expire what was cached, and only that', async () => {
    changedTags.clear();
    await createTherapist();
    await vi.waitFor(() => expect(changedTags.has(therapistsTag)).toBe(true), pollOptions);
    expect(changedTags.has(testimonialsTag)).toBe(false);
  });

  it('are not needed for free times, which end by the clock', async () => {
    await following.stop();
    changedTags.clear();
    following = followChanges(50);
    await vi.waitFor(() => expect(changedTags.has(therapistsTag)).toBe(true), pollOptions);
    changedTags.clear();
    await vi.waitFor(() => expect(changedTags.has(freeTimesTag)).toBe(true), pollOptions);
    expect(changedTags.has(testimonialsTag)).toBe(false);
  });

  it('are heard after the commit, not before, and not at all after a rollback', async () => {
    changedTags.clear();
    await db
      .$transaction(async (tx) => {
        await tx.testimonial.deleteMany();
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await createTherapist();
    await vi.waitFor(() => expect(changedTags.has(therapistsTag)).toBe(true), pollOptions);
    expect(changedTags.has(testimonialsTag)).toBe(false);
  });

  it('are heard again after the connection was cut', { tags: ['slow'] }, async () => {
    const before = changedTags.get(therapistsTag) ?? 0;
    const other = new Client({ connectionString: env.DATABASE_URL });
    await other.connect();
    await other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'antarman-changes' AND datname = current_database()`,
    );
    await other.end();
    await vi.waitFor(() => expect(changedTags.get(therapistsTag) ?? 0).toBeGreaterThan(before), pollOptions);
    changedTags.clear();
    await createTherapist();
    await vi.waitFor(() => expect(changedTags.has(therapistsTag)).toBe(true), pollOptions);
  });
});
