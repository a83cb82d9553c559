import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { decideInternship } from '@/lib/admin/internship/commands';
import { internshipDecisionJobs } from '@/lib/admin/internship/jobs';
import { internsAsCsv, listInterns, readIntern } from '@/lib/admin/internship/queries';
import { decisionSchema } from '@/lib/admin/internship/schema';
import { db } from '@/lib/server/db';
import { internshipPrograms } from '@/lib/site/internship/queries';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeEach(async () => {
  admin = await createAdmin();
});

const programSlug = internshipPrograms[0]?.slug ?? '';

async function apply(name = 'Zoya Khan') {
  const { userId, email } = await createProfile();
  const { id } = await db.internshipApplication.create({
    data: {
      programSlug,
      intake: new Date('2027-01-11'),
      userId,
      name,
      email,
      education: 'MA Psychology, second year',
      statement: 'I want to learn to listen.',
    },
  });
  return { id, userId, email };
}

const decide = (id: string, step: 'shortlisted' | 'accepted' | 'declined', reason: string | null = null) =>
  decideInternship({ id, step, reason }, admin);

describe('an internship application', () => {
  it('is listed without its statement, and reading it writes a log line', async () => {
    const { id, userId } = await apply();
    const list = await listInterns(admin.viewer, { q: 'zoya', program: programSlug, status: 'submitted' });
    expect(list.rows.map((row) => row.id)).toEqual([id]);
    expect((await listInterns(admin.viewer, { status: 'accepted' })).rows).toEqual([]);
    expect(JSON.stringify([list, await internsAsCsv(admin.viewer, {})])).not.toContain('learn to listen');
    expect(await readIntern(admin.viewer, id, admin.request)).toMatchObject({ intake: '2027-01-11' });
    expect(await readIntern(admin.viewer, randomUUID(), admin.request)).toBeUndefined();
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'internship.opened', subjectUserId: userId },
    ]);
  });

  it('moves step by step, tells the applicant each time, and a decision stays', {
    tags: ['slow'],
  }, async () => {
    const { id, userId, email } = await apply();
    expect(await decide(id, 'shortlisted')).toBe('done');
    expect(await decide(id, 'shortlisted')).toBe('already');
    const outcomes = await Promise.all([decide(id, 'accepted'), decide(id, 'declined', 'Full.')]);
    expect(outcomes.sort()).toEqual(['already', 'done']);
    expect(await decide(randomUUID(), 'accepted')).toBe('gone');
    expect(await db.notification.count({ where: { userId, kind: 'internship.decided' } })).toBe(2);
    const post = await catchMail();
    await runDueJobs(internshipDecisionJobs);
    // A later step has replaced the first: the mail names only the present state.
    expect(post.caught.map(({ recipients }) => recipients)).toEqual([[email]]);
  });

  it('can be declined only with a reason', () => {
    const application = randomUUID();
    const declined = { application, step: 'declined' };
    expect(decisionSchema.safeParse({ ...declined, reason: ' ' }).success).toBe(false);
    expect(decisionSchema.safeParse({ ...declined, reason: 'Full.' }).success).toBe(true);
    expect(decisionSchema.safeParse({ application, step: 'withdrawn', reason: '' }).success).toBe(false);
  });
});
