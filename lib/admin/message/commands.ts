import 'server-only';
import { recordAudit } from '@/lib/account/audit/record';
import type { AdminCaller } from '@/lib/admin/caller';
import { db } from '@/lib/server/db';

type Step =
  | { readonly step: 'answered' }
  | { readonly step: 'reopened' }
  | { readonly step: 'closed'; readonly reason: string };

const open = { answeredAt: null, closedAt: null } as const;

const auditEvents = {
  answered: 'contact-message.answered',
  closed: 'contact-message.closed',
  reopened: 'contact-message.reopened',
} as const;

function change(step: Step, now: Date) {
  switch (step.step) {
    case 'answered':
      return { from: { closedAt: null, answeredAt: null }, data: { answeredAt: now } };
    case 'closed':
      return { from: { closedAt: null }, data: { closedAt: now, closeReason: step.reason } };
    case 'reopened':
      return {
        from: { OR: [{ answeredAt: { not: null } }, { closedAt: { not: null } }] },
        data: { ...open, closeReason: null },
      };
  }
}

/** Records the outcome of a contact message. An outdated page changes nothing and gets told so. */
export async function settleMessage(
  id: string,
  step: Step,
  { viewer, request }: AdminCaller,
  now: Date = new Date(),
): Promise<'done' | 'already' | 'gone'> {
  return db.$transaction(async (tx) => {
    const { from, data } = change(step, now);
    const { count } = await tx.contactMessage.updateMany({ where: { id, ...from }, data });
    if (count === 0) {
      const row = await tx.contactMessage.findUnique({ where: { id }, select: { id: true } });
      return row ? 'already' : 'gone';
    }
    await recordAudit(tx, {
      actor: viewer,
      action: auditEvents[step.step],
      subject: { table: 'contact_messages', id },
      request,
    });
    return 'done';
  });
}
