import 'server-only';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { sealedSafetyPlan } from '@/lib/care/folder/sealed';
import { clientOfTherapist } from '@/lib/care/session/access';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { openDataKey } from '@/lib/server/seal/data-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import type { SafetyPlanWords } from '@/lib/site/tool/safety-plan';
import { therapistOf } from '@/lib/therapist/access';

export type SharedSafetyPlan = {
  readonly therapist: { readonly id: string; readonly name: string };
  readonly sharedAt: Date;
  /** Null if the master key is missing or wrong. */
  readonly words: SafetyPlanWords | null;
};

const columns = {
  sealed: true,
  sharedAt: true,
  folder: { select: { id: true, sealedKey: true, therapist: { select: { id: true, name: true } } } },
} as const;

type Row = {
  readonly sealed: Uint8Array;
  readonly sharedAt: Date;
  readonly folder: {
    readonly id: string;
    readonly sealedKey: Uint8Array;
    readonly therapist: { readonly id: string; readonly name: string };
  };
};

function planOf({ sealed, sharedAt, folder: { id, sealedKey, therapist } }: Row): SharedSafetyPlan {
  const words = orNullIfSealed(() => sealedSafetyPlan.open(openDataKey(sealedKey), id, sealed));
  return { therapist, sharedAt, words };
}

export async function listOwnSafetyPlans(viewer: MemberOf<'client'>): Promise<SharedSafetyPlan[]> {
  const rows = await db.safetyPlan.findMany({
    relationLoadStrategy: 'join',
    where: { folder: { clientId: viewer.profile.id } },
    orderBy: [{ sharedAt: 'desc' }, { folderId: 'asc' }],
    select: columns,
  });
  return rows.map(planOf);
}

/** The safety plan that this client shares with the viewer; null if there is none. */
export async function findClientSafetyPlan(
  viewer: Member,
  clientId: string,
): Promise<SharedSafetyPlan | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(clientId)) return null;
  const row = await db.safetyPlan.findFirst({
    relationLoadStrategy: 'join',
    where: { folder: { clientId, therapistId: therapist.id } },
    select: columns,
  });
  return row && (await clientOfTherapist(db, therapist.id, clientId)) ? planOf(row) : null;
}
