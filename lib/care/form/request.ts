import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/generated/prisma/client';
import { carriedOver } from '@/lib/care/form/answers';
import { guardianLinkHash } from '@/lib/care/form/guardian/link';
import { type Answers, needsGuardian } from '@/lib/care/form/paper';
import {
  clientFormsPath,
  type FormNews,
  formNews,
  formTasks,
  formWaits,
  ownFormPath,
} from '@/lib/care/form/rules';
import { type GuardianContact, sealedDraft, sealedGuardian } from '@/lib/care/form/sealed';
import { type CurrentForm, currentForm, templateColumns } from '@/lib/care/form/template';
import { personWith } from '@/lib/care/participant/columns';
import type { AskedPerson } from '@/lib/care/session/guest';
import { guestRecordPath } from '@/lib/care/session/rules';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { type DataKey, newDataKey, openDataKey } from '@/lib/server/seal/data-key';

const include = {
  template: { select: templateColumns },
  guardian: true,
  client: {
    select: {
      userId: true,
      email: true,
      firstName: true,
      lastName: true,
      user: { select: { email: true, disabledAt: true } },
    },
  },
  booking: { select: personWith({ name: true, email: true }) },
  therapist: { select: { name: true, userId: true } },
} as const satisfies Prisma.FormRequestInclude;

export type LockedForm = Prisma.FormRequestGetPayload<{ include: typeof include }>;

/** The person for whom a form waits. */
type FormPerson = {
  /** Null for a guest, who is told by mail. */
  readonly userId: string | null;
  readonly name: string;
  readonly addresses: readonly string[];
  /** True once the account or the guest's details are deleted. */
  readonly gone: boolean;
};

export function personOf({ client, booking }: Pick<LockedForm, 'client' | 'booking'>): FormPerson {
  if (client) {
    const { userId, firstName, lastName, email, user } = client;
    const addresses = [email, user.email];
    return { userId, name: `${firstName} ${lastName}`, addresses, gone: user.disabledAt !== null };
  }
  const { name = null, email = null } = booking?.participants[0] ?? {};
  return { userId: null, name: name ?? '', addresses: email ? [email] : [], gone: email === null };
}

/** A form in the audit log; a guest has no account there. */
export function subjectOf(form: Pick<LockedForm, 'id' | 'client' | 'booking'>) {
  const { userId } = personOf(form);
  const subject = { table: 'form_requests', id: form.id } as const;
  return { subject, ...(userId !== null && { subjectUserId: userId }) };
}

/** The therapist's page about the person of a form. */
export function recordOf({ clientId, bookingId }: Pick<LockedForm, 'clientId' | 'bookingId'>) {
  return clientId ? clientFormsPath(clientId) : guestRecordPath(bookingId ?? '');
}

/** Locks one form, so that signing, changing and withdrawing run one after the other. */
export async function lockForm(
  tx: Tx,
  where: Prisma.FormRequestWhereUniqueInput,
): Promise<LockedForm | null> {
  const { id } = (await tx.formRequest.findUnique({ where, select: { id: true } })) ?? {};
  if (id === undefined) return null;
  await tx.$queryRaw`SELECT 1 FROM form_requests WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.formRequest.findUnique({ where, include });
}

/** The present text to sign; null once it cannot be signed. */
export function currentOf({ template }: Pick<LockedForm, 'template'>): CurrentForm | null {
  return template && currentForm(template);
}

/**
 * Updates an unsigned form to the present text. Answers that still fit stay; a guardian must sign again.
 * @returns false if it has the present text already
 */
export async function renew(tx: Tx, form: LockedForm, current: CurrentForm): Promise<boolean> {
  if (form.version === current.version) return false;
  const key = openDataKey(form.sealedKey);
  const { answers } = sealedDraft.open(key, form.id, form.sealed);
  const sealed = sealedDraft.seal(key, form.id, { answers: carriedOver(current.paper, answers) });
  await tx.formRequest.update({ where: { id: form.id }, data: { version: current.version, sealed } });
  if (form.guardian?.signedAt) {
    const expiresAt = new Date(Date.now() + formWaits.guardianLink);
    await tx.formGuardian.update({ where: { id: form.guardian.id }, data: { signedAt: null, expiresAt } });
    await enqueue(tx, formTasks.mailGuardian, { guardianId: form.guardian.id, about: 'changed' });
  }
  return true;
}

/** Asks a guardian to sign first; an earlier guardian's link stops working. */
export async function askGuardian(
  tx: Tx,
  { requestId, key, contact }: { requestId: string; key: DataKey; contact: GuardianContact },
  now: Date,
): Promise<void> {
  await tx.formGuardian.deleteMany({ where: { requestId } });
  const id = randomUUID();
  await tx.formGuardian.create({
    data: {
      id,
      requestId,
      sealed: sealedGuardian.seal(key, requestId, contact),
      tokenHash: guardianLinkHash(id),
      expiresAt: new Date(now.getTime() + formWaits.guardianLink),
      createdAt: now,
    },
  });
  await enqueue(tx, formTasks.mailGuardian, { guardianId: id, about: 'first' });
}

type NewForm = {
  readonly template: { readonly id: string; readonly therapistId: string };
  readonly current: CurrentForm;
  readonly to: AskedPerson;
  /** The first signer, if the form needs one. */
  readonly guardian?: GuardianContact | undefined;
  readonly answers?: Answers;
};

/**
 * Asks a person to fill in a form: the row, the notification with its mail, and the reminder or the guardian's
 * link.
 * @returns its id, or null if this person already has this form to fill in
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export async function insertForm(
  tx: Tx,
  { template, current, to: { userId, ...whose }, guardian, answers = {} }: NewForm,
  now: Date,
): Promise<string | null> {
  const id = randomUUID();
  const { key, wrapped } = newDataKey();
  const made = await insertOnce(tx.formRequest, {
    id,
    templateId: template.id,
    therapistId: template.therapistId,
    ...whose,
    version: current.version,
    sealedKey: wrapped,
    sealed: sealedDraft.seal(key, id, { answers: carriedOver(current.paper, answers) }),
    sentAt: now,
  });
  if (!made) return null;
  if (guardian && needsGuardian(current.paper))
    await askGuardian(tx, { requestId: id, key, contact: guardian }, now);
  else await tellPerson(tx, { id, userId }, 'first', now);
  await enqueue(
    tx,
    formTasks.remind,
    { requestId: id },
    { runAt: new Date(now.getTime() + formWaits.reminder) },
  );
  return id;
}

/** Notifies a client about their form, or mails the guest of a booking. */
export async function tellPerson(
  tx: Pick<Tx, '$executeRaw' | 'notification' | 'profile' | 'user'>,
  { id, userId }: { readonly id: string; readonly userId: string | null },
  about: FormNews,
  now: Date,
): Promise<void> {
  if (userId === null) return enqueue(tx, formTasks.mailGuest, { requestId: id, about });
  const kind = about === 'withdrawn' ? 'form.withdrawn' : 'form.sent';
  await notifyAndMail(tx, { userId, kind, title: formNews[about], href: ownFormPath(id) }, now);
}
