import 'server-only';
import type { AdminCaller } from '@/lib/admin/caller';
import type { TestimonialInput } from '@/lib/admin/testimonial/schema';
import { recordAudit } from '@/lib/audit/record';
import { db, type Tx } from '@/lib/db';

async function note(
  tx: Tx,
  action: string,
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

/** Adds what somebody wrote to us, not shown yet. @param id the key of the visit: sent twice, it is one */
export async function addTestimonial(
  id: string,
  input: TestimonialInput,
  caller: AdminCaller,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.testimonial.createMany({ data: [{ id, ...input }], skipDuplicates: true });
    if (count > 0) await note(tx, 'testimonial.added', id, caller, Object.keys(input));
  });
}

type Decided = 'done' | 'already' | 'gone';

async function unchanged(tx: Tx, id: string): Promise<Decided> {
  const row = await tx.testimonial.findUnique({ where: { id }, select: { id: true } });
  return row ? 'already' : 'gone';
}

/** Shows a testimonial on the public pages. @param consentSource where the person agreed to be quoted */
export async function approveTestimonial(
  id: string,
  consentSource: string,
  caller: AdminCaller,
  now: Date = new Date(),
): Promise<Decided> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.testimonial.updateMany({
      where: { id, isApproved: false },
      data: { isApproved: true, consentSource, approvedAt: now, approvedById: caller.viewer.userId },
    });
    if (count === 0) return unchanged(tx, id);
    await note(tx, 'testimonial.approved', id, caller, ['isApproved', 'consentSource']);
    return 'done';
  });
}

/** Takes a testimonial off the public pages; what was agreed stays noted. */
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
