import { z } from 'zod';
import type { Prisma } from '@/generated/prisma/client';
import { folderOf } from '@/lib/care/folder/folder';
import { sealedGoal, sealedHomework } from '@/lib/care/folder/sealed';
import { masterKeys } from '@/lib/server/seal/master-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { moment, readSampleData } from './data';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { profileId } from './people';

const priya = profileId('client@demo.test');
const ananya = therapistId(linkedSlug);

const text = z.string().min(1);

const { homework, goals } = readSampleData(
  'folder.yaml',
  z.strictObject({
    homework: z.array(
      z.strictObject({
        name: text,
        createdAt: moment,
        tool: text.optional(),
        task: text,
        dueOn: moment.optional(),
        answer: z.strictObject({ at: moment, outcome: z.enum(['done', 'not_done']), line: text }).optional(),
      }),
    ),
    goals: z.array(
      z.strictObject({
        name: text,
        goal: text,
        steps: z
          .array(z.strictObject({ step: z.enum(['not_begun', 'begun', 'half', 'nearly']), at: moment }))
          .min(1),
      }),
    ),
  }),
);

/**
 * The shared records of the demo client and their therapist: homework, and two goals of a plan. Loads none
 * without the sealing key, because they could not be read.
 * @param planId of the plan with the goals
 */
export async function loadFolder(
  tx: Prisma.TransactionClient,
  planId: string,
): Promise<readonly Prisma.BatchPayload[]> {
  if (orNullIfSealed(masterKeys) === null) return [];
  const known = await tx.homework.count({ where: { id: sampleId('homework evening diary') } });
  if (known > 0) return [];
  const folder = await folderOf(tx, { clientId: priya, therapistId: ananya });
  const skipDuplicates = true;
  return [
    await tx.homework.createMany({
      data: homework.map(({ name, createdAt, tool, task, dueOn, answer }) => ({
        id: sampleId(`homework ${name}`),
        folderId: folder.id,
        tool: tool ?? null,
        sealed: sealedHomework.seal(folder.key, folder.id, { task, line: answer?.line ?? '' }),
        dueOn: dueOn ?? null,
        outcome: answer?.outcome ?? null,
        answeredAt: answer?.at ?? null,
        submissionKey: sampleId(`homework key ${name}`),
        createdAt,
      })),
      skipDuplicates,
    }),
    await tx.planGoal.createMany({
      data: goals.map(({ name, goal, steps }) => ({
        id: sampleId(`goal ${name}`),
        planId,
        folderId: folder.id,
        sealed: sealedGoal.seal(folder.key, folder.id, { goal }),
        submissionKey: sampleId(`goal key ${name}`),
        createdAt: steps[0]?.at,
      })),
      skipDuplicates,
    }),
    await tx.planGoalStep.createMany({
      data: goals.flatMap(({ name, steps }) =>
        steps.map(({ step, at }) => ({
          id: sampleId(`goal ${name} ${step}`),
          goalId: sampleId(`goal ${name}`),
          step,
          at,
        })),
      ),
      skipDuplicates,
    }),
  ];
}
