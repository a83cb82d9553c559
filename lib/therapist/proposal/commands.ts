import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import type { Member } from '@/lib/auth/session';
import { db, type Tx } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';
import { changesBetween, definedOf, entryColumns, entryOf } from '@/lib/therapist/proposal/differences';
import { type ProposedEntry, storedChanges } from '@/lib/therapist/proposal/schema';
import { isUuid } from '@/lib/uuid';

type Request = Pick<CallingRequest, 'id' | 'network'>;

/**
 * The entry that the viewer acts as, locked: proposals of one entry come one after the other, and none is decided on
 * while its entry changes.
 */
async function lockOwnEntry(tx: Tx, { userId, profile }: Member): Promise<string | null> {
  if (profile.role !== 'therapist') return null;
  const [own] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text AS id FROM therapists WHERE user_id = ${userId}::uuid FOR UPDATE`;
  return own?.id ?? null;
}

/**
 * Proposes the entry as it should be. Only what differs from the public one is kept; what waited before is taken back,
 * so that an admin never has two versions to choose from.
 * @returns what was done; `unchanged` where nothing differs, and then nothing waits any more either
 */
export async function proposeChange(
  viewer: Member,
  wanted: ProposedEntry,
  request: Request,
): Promise<'sent' | 'unchanged' | 'not-linked'> {
  return db.$transaction(async (tx) => {
    const therapistId = await lockOwnEntry(tx, viewer);
    if (therapistId === null) return 'not-linked';
    const row = await tx.therapist.findUniqueOrThrow({ where: { id: therapistId }, select: entryColumns });
    const changes = changesBetween(entryOf(row), wanted);
    const open = await tx.therapistProfileChange.findFirst({
      where: { therapistId, status: 'submitted' },
      select: { id: true, changes: true },
    });
    const fields = Object.keys(changes);
    if (
      open &&
      JSON.stringify(definedOf(storedChanges.safeParse(open.changes).data ?? {})) === JSON.stringify(changes)
    ) {
      return 'sent';
    }
    if (open)
      await tx.therapistProfileChange.update({ where: { id: open.id }, data: { status: 'withdrawn' } });
    if (fields.length > 0) {
      const { id } = await tx.therapistProfileChange.create({
        data: { therapistId, changes, proposedById: viewer.userId },
        select: { id: true },
      });
      await recordAudit(tx, {
        actor: viewer,
        action: 'profile-change.proposed',
        subject: { table: 'therapist_profile_changes', id },
        subjectUserId: viewer.userId,
        details: { fields },
        request,
      });
      return 'sent';
    }
    if (open) await noteWithdrawal(tx, viewer, open.id, request);
    return 'unchanged';
  });
}

async function noteWithdrawal(tx: Tx, viewer: Member, id: string, request: Request): Promise<void> {
  await recordAudit(tx, {
    actor: viewer,
    action: 'profile-change.withdrawn',
    subject: { table: 'therapist_profile_changes', id },
    subjectUserId: viewer.userId,
    request,
  });
}

/** Takes back one's own proposal while nobody has decided on it. */
export async function withdrawProposal(
  viewer: Member,
  id: string,
  request: Request,
): Promise<'withdrawn' | 'gone'> {
  if (!isUuid(id)) return 'gone';
  return db.$transaction(async (tx) => {
    const therapistId = await lockOwnEntry(tx, viewer);
    if (therapistId === null) return 'gone';
    const { count } = await tx.therapistProfileChange.updateMany({
      where: { id, therapistId, status: 'submitted' },
      data: { status: 'withdrawn' },
    });
    if (count === 0) return 'gone';
    await noteWithdrawal(tx, viewer, id, request);
    return 'withdrawn';
  });
}

/** Says on the public page, at once, whether new clients are welcome: nothing that somebody would have to check. */
export async function setAccepting(
  viewer: Member,
  accepting: boolean,
  request: Request,
): Promise<'saved' | 'not-linked'> {
  return db.$transaction(async (tx) => {
    const id = await lockOwnEntry(tx, viewer);
    if (id === null) return 'not-linked';
    const { count } = await tx.therapist.updateMany({
      where: { id, acceptingNewClients: !accepting },
      data: { acceptingNewClients: accepting },
    });
    if (count > 0) {
      await recordAudit(tx, {
        actor: viewer,
        action: 'public-profile.accepting-changed',
        subject: { table: 'therapists', id },
        subjectUserId: viewer.userId,
        details: { accepting },
        request,
      });
    }
    return 'saved';
  });
}
