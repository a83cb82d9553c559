import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freeTimesTag, testimonialsTag, therapistsTag } from '@/lib/server/cache/cache-tags';
import { followChanges } from '@/lib/server/cache/changes';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { tagMarks } from '@/lib/server/next-internals/tag-marks';
import { setUpDatabase } from '@/lib/testing/database';
import { createTherapist } from '@/lib/testing/factories';

setUpDatabase();

/** Waits long, so that a busy machine does not fail the test. */
const pollOptions = { timeout: 20_000, interval: 20 };

describe('changes of public reads', () => {
  let following: ReturnType<typeof followChanges>;

  beforeEach(async () => {
    tagMarks.clear();
    following = followChanges();
    await vi.waitFor(() => expect(tagMarks.get(therapistsTag)?.stale).toBeTypeOf('number'), pollOptions);
  });
  afterEach(() => following.stop());

  it('count as missed after a start: everything cached is stale, and nothing is refused', () => {
    expect(tagMarks.get(testimonialsTag)?.stale).toBeTypeOf('number');
    expect(tagMarks.get(therapistsTag)?.expired).toBeUndefined();
  });

  it('expire what was cached, and only that', async () => {
    await createTherapist();
    await vi.waitFor(() => expect(tagMarks.get(therapistsTag)?.expired).toBeTypeOf('number'), pollOptions);
    expect(tagMarks.get(testimonialsTag)?.expired).toBeUndefined();
  });

  it('are not needed for free times, which end by the clock', async () => {
    await following.stop();
    expect(tagMarks.get(freeTimesTag)?.expired).toBeUndefined();
    following = followChanges(50);
    await vi.waitFor(() => expect(tagMarks.get(freeTimesTag)?.expired).toBeTypeOf('number'), pollOptions);
    expect(tagMarks.get(therapistsTag)?.expired).toBeUndefined();
  });

  it('are heard after the commit, not before, and not at all after a rollback', async () => {
    await db
      .$transaction(async (tx) => {
        await tx.testimonial.deleteMany();
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await createTherapist();
    await vi.waitFor(() => expect(tagMarks.get(therapistsTag)?.expired).toBeTypeOf('number'), pollOptions);
    expect(tagMarks.get(testimonialsTag)?.expired).toBeUndefined();
  });

  it('are heard again after the connection was cut', { tags: ['slow'] }, async () => {
    const before = tagMarks.get(therapistsTag)?.stale ?? 0;
    const other = new Client({ connectionString: env.DATABASE_URL });
    await other.connect();
    await other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'antarman-changes' AND datname = current_database()`,
    );
    await other.end();
    await vi.waitFor(
      () => expect(tagMarks.get(therapistsTag)?.stale ?? 0).toBeGreaterThan(before),
      pollOptions,
    );
    await createTherapist();
    await vi.waitFor(() => expect(tagMarks.get(therapistsTag)?.expired).toBeTypeOf('number'), pollOptions);
  });
});
