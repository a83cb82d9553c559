import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { readyForms } from '@/content/forms';
import { Prisma } from '@/generated/prisma/client';
import { guardianLetter } from '@/lib/care/form/emails';
import { guardianLink } from '@/lib/care/form/guardian/link';
import { needsGuardian } from '@/lib/care/form/paper';
import {
  currentOf,
  insertForm,
  type LockedForm,
  lockForm,
  personOf,
  tellPerson,
} from '@/lib/care/form/request';
import { formTasks } from '@/lib/care/form/rules';
import { sealedGuardian, sealedSigned } from '@/lib/care/form/sealed';
import { findClientOf, isStillClient } from '@/lib/care/session/access';
import { db, type Tx } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { openDataKey } from '@/lib/server/seal/data-key';

const ofRequest = z.strictObject({ requestId: z.uuid() });
const ofGuardian = z.strictObject({
  guardianId: z.uuid(),
  about: z.enum(['first', 'changed', 'reminder']),
});

const waits = (form: LockedForm) =>
  !form.signedAt && !form.cancelledAt && !personOf(form).gone && currentOf(form) !== null;

async function remind(requestId: string, now: Date = new Date()): Promise<void> {
  await db.$transaction(async (tx) => {
    const form = await lockForm(tx, { id: requestId });
    if (!form || form.remindedAt || !waits(form)) return;
    await tx.formRequest.update({ where: { id: form.id }, data: { remindedAt: now } });
    if (form.guardian && !form.guardian.signedAt) {
      return enqueue(tx, formTasks.mailGuardian, { guardianId: form.guardian.id, about: 'reminder' });
    }
    await tellPerson(tx, { id: form.id, userId: personOf(form).userId }, 'reminder', now);
  });
}

async function mailGuardian({ guardianId, about }: z.output<typeof ofGuardian>): Promise<void> {
  const guardian = await db.formGuardian.findUnique({
    where: { id: guardianId },
    select: {
      requestId: true,
      sealed: true,
      expiresAt: true,
      signedAt: true,
      refusedAt: true,
      request: { select: { sealedKey: true, signedAt: true, cancelledAt: true } },
    },
  });
  if (!guardian || guardian.signedAt || guardian.refusedAt || guardian.expiresAt <= new Date()) return;
  const { requestId, sealed, request } = guardian;
  if (request.signedAt || request.cancelledAt) return;
  const { name, email } = sealedGuardian.open(openDataKey(request.sealedKey), requestId, sealed);
  await sendEmail({
    to: { name, address: email },
    id: `form-guardian-${guardianId}-${about}`,
    ...guardianLetter({ name, url: guardianLink(guardianId), again: about !== 'first' }),
  });
}

/** Asks one client again, with their earlier answers filled in. */
async function askOneAnew(tx: Tx, id: string, now: Date): Promise<void> {
  const old = await lockForm(tx, { id });
  const current = old && currentOf(old);
  if (!old?.template || !old.clientId || !current) return;
  const client = await findClientOf(tx, old.therapistId, old.clientId);
  if (!client) return;
  const key = openDataKey(old.sealedKey);
  const { answers } = sealedSigned.open(key, old.id, old.sealed);
  const guardian =
    old.guardian && needsGuardian(current.paper)
      ? sealedGuardian.open(key, old.id, old.guardian.sealed)
      : undefined;
  // The therapist must name a guardian first.
  if (needsGuardian(current.paper) && !guardian) return;
  const to = { clientId: client.id, userId: client.userId };
  await insertForm(tx, { template: old.template, current, to, guardian, answers }, now);
}

const batch = 200;

/** Signed forms whose text is outdated, in the order of their ids, after one of them. */
function outdatedAfter(after: string, now: Date): Promise<readonly { readonly id: string }[]> {
  const versions = Object.fromEntries(
    Object.entries(readyForms).map(([name, { version }]) => [name, version]),
  );
  return db.$queryRaw<{ id: string }[]>`
    SELECT r.id::text AS id FROM form_requests r JOIN form_templates t ON t.id = r.template_id
    WHERE r.id > ${after}::uuid
      AND r.signed_at IS NOT NULL AND r.withdrawn_at IS NULL AND t.archived_at IS NULL
      AND r.version < CASE WHEN t.ready IS NULL THEN t.version ELSE (${JSON.stringify(versions)}::jsonb ->> t.ready)::int END
      AND NOT EXISTS (SELECT FROM form_requests later WHERE later.template_id = r.template_id
        AND later.client_id = r.client_id AND later.sent_at > r.sent_at)
      AND ${isStillClient(Prisma.sql`r.client_id`, Prisma.sql`r.therapist_id`, now)}
    ORDER BY r.id LIMIT ${batch}`;
}

/**
 * Asks every client again who has signed an earlier version of a form that is still in use, except one who
 * was asked since, who has withdrawn, or who no longer works with the therapist. Works in batches. A form
 * that cannot be sent, because it needs a guardian's name or a key is missing, does not delay the others.
 * @throws AggregateError of the failures, once all the others are asked
 */
async function askAnew(now: Date = new Date()): Promise<void> {
  const errors: unknown[] = [];
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after !== undefined; ) {
    const part: readonly { readonly id: string }[] = await outdatedAfter(after, now);
    for (const { id } of part) {
      await db.$transaction((tx) => askOneAnew(tx, id, now)).catch((error: unknown) => errors.push(error));
    }
    after = part.length < batch ? undefined : part.at(-1)?.id;
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some clients could not be asked again.');
}

export const formJobs: TaskList = {
  [formTasks.remind]: (payload) => remind(ofRequest.parse(payload).requestId),
  [formTasks.mailGuardian]: (payload) => mailGuardian(ofGuardian.parse(payload)),
  [formTasks.askAnew]: () => askAnew(),
};

/** Time of the recurring job (UTC): a ready form of a new release has a new version. */
export const formCrontab = `
23 3 * * * ${formTasks.askAnew} ?max=1`;
