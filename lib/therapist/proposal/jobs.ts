import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { acceptedLetter, refusedLetter } from '@/lib/therapist/proposal/emails';
import { proposalPath, proposalTasks } from '@/lib/therapist/proposal/rules';

const payload = z.strictObject({ changeId: z.uuid() });

const letters = new Map([
  ['approved', acceptedLetter],
  ['declined', refusedLetter],
]);

async function mailDecision(raw: unknown): Promise<void> {
  const { changeId } = payload.parse(raw);
  const change = await db.therapistProfileChange.findUnique({
    where: { id: changeId },
    select: {
      status: true,
      therapist: { select: { name: true, user: { select: { email: true, disabledAt: true } } } },
    },
  });
  const letter = letters.get(change?.status ?? '');
  const { name, user } = change?.therapist ?? {};
  if (!letter || !name || !user || user.disabledAt) return;
  await sendEmail({
    to: { name, address: user.email },
    id: `profile-change-${changeId}`,
    ...letter({ name, url: env.APP_URL + proposalPath }),
  });
}

export const proposalJobs: TaskList = { [proposalTasks.decided]: mailDecision };
