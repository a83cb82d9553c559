import type { Prisma } from '@/generated/prisma/client';
import { folderOf, sealWords } from '@/lib/care/folder/folder';
import { masterKeys } from '@/lib/server/seal/master-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { linkedSlug, therapistId } from './directory';
import { sampleId } from './ids';
import { istDay } from './moments';
import { profileId } from './people';

const priya = profileId('client@demo.test');
const ananya = therapistId(linkedSlug);

type Piece = {
  readonly name: string;
  readonly days: number;
  readonly tool?: string;
  readonly task: string;
  readonly dueIn?: number;
  readonly answer?: { readonly days: number; readonly outcome: 'done' | 'not_done'; readonly line: string };
};

const homework: readonly Piece[] = [
  {
    name: 'evening diary',
    days: -14,
    tool: 'daily-mood-tracker',
    task: 'Two weeks, each evening before the lamp goes out.',
    dueIn: -4,
    answer: { days: -4, outcome: 'done', line: 'Eleven of fourteen evenings. Sundays are the hardest.' },
  },
  {
    name: 'one worry',
    days: -4,
    tool: 'worry-tree',
    task: 'One worry a day, before dinner and not in bed.',
    dueIn: 2,
  },
];

type Goal = {
  readonly name: string;
  readonly goal: string;
  readonly steps: readonly (readonly [days: number, step: string])[];
};

const goals: readonly Goal[] = [
  {
    name: 'asleep by half past eleven',
    goal: 'Lamp out by half past eleven on five nights of the week',
    steps: [
      [-45, 'not_begun'],
      [-35, 'begun'],
      [-21, 'half'],
      [-4, 'nearly'],
    ],
  },
  {
    name: 'evenings without the laptop',
    goal: 'Two evenings a week without the laptop',
    steps: [
      [-42, 'not_begun'],
      [-14, 'begun'],
    ],
  },
];

/**
 * What the demo client and their therapist keep together: homework, and two goals of a plan. Loads nothing without the key
 * that seals it, because it could not be read then.
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
      data: homework.map(({ name, days, tool, task, dueIn, answer }) => ({
        id: sampleId(`homework ${name}`),
        folderId: folder.id,
        tool: tool ?? null,
        sealed: sealWords(folder, 'homework', { task, line: answer?.line ?? '' }),
        dueOn: dueIn === undefined ? null : istDay(dueIn, '12:00'),
        outcome: answer?.outcome ?? null,
        answeredAt: answer ? istDay(answer.days, '20:15') : null,
        submissionKey: sampleId(`homework key ${name}`),
        createdAt: istDay(days, '19:20'),
      })),
      skipDuplicates,
    }),
    await tx.planGoal.createMany({
      data: goals.map(({ name, goal, steps }) => ({
        id: sampleId(`goal ${name}`),
        planId,
        folderId: folder.id,
        sealed: sealWords(folder, 'goal', { goal }),
        submissionKey: sampleId(`goal key ${name}`),
        createdAt: istDay(steps[0]?.[0] ?? -45, '19:20'),
      })),
      skipDuplicates,
    }),
    await tx.planGoalStep.createMany({
      data: goals.flatMap(({ name, steps }) =>
        steps.map(([days, step]) => ({
          id: sampleId(`goal ${name} ${step}`),
          goalId: sampleId(`goal ${name}`),
          step,
          at: istDay(days, '19:20'),
        })),
      ),
      skipDuplicates,
    }),
  ];
}
