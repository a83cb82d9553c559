import 'server-only';
import { needsGuardian } from '@/lib/care/form/paper';
import { insertForm } from '@/lib/care/form/request';
import { currentForm, templateColumns } from '@/lib/care/form/template';
import type { Tx } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { SealUnavailable } from '@/lib/server/seal/master-key';

/**
 * Sends the forms that a therapist has chosen for first bookings, in the transaction of the booking, if the
 * new session is the first of the two. A booking never fails because of its forms.
 */
export async function sendWithFirstBooking(
  tx: Tx,
  { therapistId, clientId }: { readonly therapistId: string; readonly clientId: string },
  now: Date,
): Promise<void> {
  const templates = await tx.formTemplate.findMany({
    where: { therapistId, archivedAt: null, automaticSince: { not: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: templateColumns,
  });
  if (templates.length === 0) return;
  if ((await tx.therapySession.count({ where: { therapistId, clientId } })) > 1) return;
  const { userId } = await tx.profile.findUniqueOrThrow({
    where: { id: clientId },
    select: { userId: true },
  });
  for (const template of templates) {
    const current = currentForm(template);
    const known = await tx.formRequest.count({ where: { templateId: template.id, clientId } });
    if (!current || needsGuardian(current.paper) || known > 0) continue;
    try {
      await insertForm(tx, { template, current, to: { clientId, userId } }, now);
    } catch (error) {
      // `insertForm` reads the keys before it writes, so the booking can continue.
      if (!(error instanceof SealUnavailable)) throw error;
      log.error('forms of a first booking cannot be sent', { error });
      return;
    }
  }
}
