import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AdminCaller } from '@/lib/admin/caller';
import { enqueueListingStatus } from '@/lib/admin/therapist/enqueue';
import { missingBeforePublic } from '@/lib/admin/therapist/listing-status/ready';
import type { Outcome } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { mayBeShown } from '@/lib/therapist/title/commands';

const columns = {
  id: true,
  userId: true,
  email: true,
  title: true,
  name: true,
  bio: true,
  specialization: true,
  isActive: true,
  activatedAt: true,
} as const;

type Standing = Outcome<'gone' | 'already' | 'unproven' | 'unready'>;

/**
 * Publishes a profile or takes it offline, and tells the therapist. Publishing needs an account, a meeting
 * place and the therapist's own confirmation that it is right, or a reason. Taking it offline cancels no
 * appointment; it only prevents new ones.
 */
export function setPublic(
  id: string,
  change: Publicity,
  caller: AdminCaller,
  now: Date = new Date(),
): Promise<Standing> {
  return db.$transaction((tx) => setPublicIn(tx, id, change, caller, now));
}

/** The same, in the caller's transaction. */
export async function setPublicIn(
  tx: Tx,
  id: string,
  { isActive, reason = '' }: Publicity,
  { viewer, request }: AdminCaller,
  now: Date,
): Promise<Standing> {
  await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.therapist.findUnique({ where: { id }, select: columns });
  if (!row) return { done: false, because: 'gone' };
  if (row.isActive === isActive) return { done: false, because: 'already' };
  if (isActive && !(await mayBeShown(tx, id, row))) return { done: false, because: 'unproven' };
  const missing = isActive ? await missingBeforePublic(id, tx) : [];
  if (missing.length > 0 && reason === '') return { done: false, because: 'unready' };
  await tx.therapist.update({
    where: { id },
    data: { isActive, ...(isActive && !row.activatedAt && { activatedAt: now }) },
  });
  await recordAudit(tx, {
    actor: viewer,
    action: isActive ? 'therapist.activated' : 'therapist.deactivated',
    subject: { table: 'therapists', id },
    ...(row.userId && { subjectUserId: row.userId }),
    ...(missing.length > 0 && { details: { reason, missing } }),
    request,
  });
  await enqueueListingStatus(tx, row, { isActive, reason: missing.length > 0 ? reason : null });
  return { done: true };
}

type Publicity = {
  readonly isActive: boolean;
  /** The reason for publishing it despite gaps; the therapist reads it. */
  readonly reason?: string;
};

type Ordered = { readonly id: string; readonly displayOrder: number };

function neighbourOf(tx: Tx, { id, displayOrder }: Ordered, towards: 'up' | 'down'): Promise<Ordered | null> {
  const up = towards === 'up';
  return tx.therapist.findFirst({
    where: {
      OR: [
        { displayOrder: up ? { lt: displayOrder } : { gt: displayOrder } },
        { displayOrder, id: up ? { lt: id } : { gt: id } },
      ],
    },
    orderBy: [{ displayOrder: up ? 'desc' : 'asc' }, { id: up ? 'desc' : 'asc' }],
    select: { id: true, displayOrder: true },
  });
}

type Moved = Outcome<'gone' | 'at-the-edge'>;

/** Moves a therapist one place in the order of the directory (product.md §7: display_order ascending). */
export async function moveListing(
  id: string,
  towards: 'up' | 'down',
  { viewer, request }: AdminCaller,
): Promise<Moved> {
  return db.$transaction(async (tx): Promise<Moved> => {
    // This lock makes moves take turns: two at once could give two therapists the same position.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('therapists.display_order'))`;
    const find = () => tx.therapist.findUnique({ where: { id }, select: { id: true, displayOrder: true } });
    let here = await find();
    if (!here) return { done: false, because: 'gone' };
    let there = await neighbourOf(tx, here, towards);
    if (!there) return { done: false, because: 'at-the-edge' };
    if (there.displayOrder === here.displayOrder) {
      // Two therapists with equal numbers cannot swap, so every therapist first gets a distinct number, in
      // the present order.
      await tx.$executeRaw`
        UPDATE therapists SET display_order = numbered.place
        FROM (SELECT id, 10 * row_number() OVER (ORDER BY display_order, id) AS place FROM therapists) AS numbered
        WHERE numbered.id = therapists.id AND display_order <> numbered.place`;
      here = await find();
      there = here && (await neighbourOf(tx, here, towards));
      if (!here || !there) return { done: false, because: 'gone' };
    }
    await tx.therapist.update({ where: { id: here.id }, data: { displayOrder: there.displayOrder } });
    await tx.therapist.update({ where: { id: there.id }, data: { displayOrder: here.displayOrder } });
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapist.moved',
      subject: { table: 'therapists', id },
      details: {
        fields: ['displayOrder'],
        'displayOrder.before': here.displayOrder,
        'displayOrder.after': there.displayOrder,
      },
      request,
    });
    return { done: true };
  });
}
