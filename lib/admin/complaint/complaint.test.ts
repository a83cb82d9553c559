import { describe, expect, it } from 'vitest';
import { complaintsAsCsv, listComplaints } from '@/lib/admin/complaint/queries';
import { referenceOf } from '@/lib/format/reference';
import { acknowledgeByHand, answerGrievance } from '@/lib/privacy/grievance/answer';
import { tasks } from '@/lib/process/tasks';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { catchMail } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

const words = 'We have looked at it and stopped these mails.\n\nWe are sorry.';

async function complaintOf(userId: string | null, receivedAt = new Date()) {
  const { id } = await db.grievance.create({
    data: {
      userId,
      name: 'Asha',
      email: 'asha@example.in',
      subject: 'Mail',
      message: 'Too many',
      receivedAt,
    },
  });
  return id;
}

describe('an answer', () => {
  it('is given once; it is mailed, or for people with an account the mail links to it', async () => {
    const catcher = await catchMail();
    const by = await createAdmin();
    const { userId } = await createProfile();
    const member = await complaintOf(userId);
    const guest = await complaintOf(null);
    expect(await answerGrievance(by, member, words)).toBe(true);
    expect(await answerGrievance(by, member, 'Something else entirely')).toBe(false);
    expect(await answerGrievance(by, guest, words)).toBe(true);
    await runDueJobs(tasks);
    await catcher.waitFor(2);
    const texts = catcher.caught.map(({ mail }) => mail.text ?? '');
    expect(texts.filter((text) => text.includes('stopped these mails'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('/account/privacy/complaint'))).toHaveLength(1);
    const stored = await db.grievance.findUniqueOrThrow({ where: { id: member } });
    expect(stored).toMatchObject({ resolution: words, acknowledgedAt: stored.resolvedAt });
    const lines = await db.auditEntry.findMany({ where: { action: 'grievance.answered' } });
    expect(lines.map(({ subjectUserId }) => subjectUserId).sort()).toEqual([userId, null].sort());
  });

  it('is not needed to acknowledge in another way', async () => {
    const by = await createAdmin();
    const id = await complaintOf(null);
    expect(await acknowledgeByHand(by, id)).toBe(true);
    expect(await acknowledgeByHand(by, id)).toBe(false);
    expect(await acknowledgeByHand(by, crypto.randomUUID())).toBe(false);
  });
});

it('lists those that wait, longest waiting at the top and late ones marked, and others on request', async () => {
  const by = await createAdmin();
  const answered = await complaintOf(null, new Date('2026-09-01T06:30:00Z'));
  await answerGrievance(by, answered, words);
  const fresh = await complaintOf(null, new Date('2026-11-20T06:30:00Z'));
  const old = await complaintOf(null, new Date('2026-10-01T06:30:00Z'));
  const { rows } = await listComplaints(by.viewer, {}, new Date('2026-11-20T07:00:00Z'));
  expect(rows.map(({ id, state, late }) => [id, state, late])).toEqual([
    [old, 'received', true],
    [fresh, 'received', false],
  ]);
  const all = await listComplaints(by.viewer, { state: 'all' });
  expect(all.rows.map(({ id }) => id)).toEqual([fresh, old, answered]);
  const file = await complaintsAsCsv(by.viewer, { state: 'answered' });
  expect(file.rows.map(([reference, , , name]) => [reference, name])).toEqual([
    [referenceOf(answered), 'Asha'],
  ]);
  expect(JSON.stringify(file)).not.toContain('Too many');
  expect((await listComplaints(by.viewer, { state: 'answered', q: 'ASHA@' })).rows).toHaveLength(1);
});
