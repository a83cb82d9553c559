import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import type { AdminCaller } from '@/lib/admin/caller';
import type { TestimonialInput } from '@/lib/admin/testimonial/schema';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';

async function note(
  tx: Tx,
  action: AuditAction,
  id: string,
  { viewer, request }: AdminCaller,
  fields: readonly string[] = [],
): Promise<void> {
  await recordAudit(tx, {
    actor: viewer,
    action,
    subject: { table: 'testimonials', id },
    ...(fields.length > 0 && { details: { fields } }),
    request,
  });
}

/**
 * Adds a testimonial that reached us, not yet public.
 * @param id the key of the form token: sending it twice adds one
 */
export async function addTestimonial(
  id: string,
  input: TestimonialInput,
  caller: AdminCaller,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const row = await insertOnce(tx.testimonial, { id, ...input });
    if (row) await note(tx, 'testimonial.added', id, caller, Object.keys(input));
  });
}

type Decided = 'done' | 'already' | 'gone';

async function unchanged(tx: Tx, id: string): Promise<Decided> {
  const row = await tx.testimonial.findUnique({ where: { id }, select: { id: true } });
  return row ? 'already' : 'gone';
}

/** Publishes a testimonial. @param consentSource where the person agreed to be quoted */
export async function approveTestimonial(
  id: string,
  consentSource: string,
  caller: AdminCaller,
): Promise<Decided> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.testimonial.updateMany({
      where: { id, isApproved: false },
      data: { isApproved: true, consentSource, approvedAt: new Date(), approvedById: caller.viewer.userId },
    });
    if (count === 0) return unchanged(tx, id);
    await note(tx, 'testimonial.approved', id, caller, ['isApproved', 'consentSource']);
    return 'done';
  });
}

/** Removes a testimonial from the public pages; the record of the consent stays. */
export async function hideTestimonial(id: string, caller: AdminCaller): Promise<Decided> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.testimonial.updateMany({
      where: { id, isApproved: true },
      data: { isApproved: false, approvedAt: null, approvedById: null },
    });
    if (count === 0) return unchanged(tx, id);
    await note(tx, 'testimonial.hidden', id, caller, ['isApproved']);
    return 'done';
  });
}
