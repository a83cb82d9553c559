import 'server-only';
import { z } from 'zod';
import { sealedRecord } from '@/lib/server/seal/sealed-record';
import { readSafetyPlan } from '@/lib/site/tool/safety-plan';

export type FolderKind = 'homework' | 'goal' | 'safety-plan';

export const folderRecord = <Content>(kind: FolderKind, shape: z.ZodType<Content>) =>
  sealedRecord((folderId: string) => `${kind} ${folderId}`, shape);

/** The therapist's task and the client's line; empty where there is none. */
export const sealedHomework = folderRecord('homework', z.object({ task: z.string(), line: z.string() }));

export const sealedGoal = folderRecord('goal', z.object({ goal: z.string() }));

export const sealedSafetyPlan = folderRecord('safety-plan', z.unknown().transform(readSafetyPlan));
