import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { needsGuardian } from '@/lib/care/form/paper';
import { askGuardian, currentOf, insertForm, lockForm, personOf } from '@/lib/care/form/request';
import { mostSentPerHour } from '@/lib/care/form/rules';
import type { GuardianContact } from '@/lib/care/form/sealed';
import { currentForm, readyForm, templateColumns } from '@/lib/care/form/template';
import { findPersonToAsk } from '@/lib/care/session/guest';
import { isUuid } from '@/lib/format/uuid';
import type { Outcome } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import { refusableTransaction } from '@/lib/server/db/transaction';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { openDataKey } from '@/lib/server/seal/data-key';
import { therapistOf } from '@/lib/therapist/access';

type Author = MemberOf<'therapist'>;
/** The therapist's row of a form: an own form by its id, a ready one by its name, for which a row is made now. */
export async function templateNamed(tx: Tx, therapistId: string, name: string) {
  if (isUuid(name)) {
    return tx.formTemplate.findFirst({
      where: { id: name, therapistId, ready: null },
      select: templateColumns,
    });
  }
  if (!readyForm(name)) return null;
  await tx.formTemplate.createMany({ data: { therapistId, ready: name }, skipDuplicates: true });
  const where = { therapistId_ready: { therapistId, ready: name } };
  return tx.formTemplate.findUnique({ where, select: templateColumns });
}

export type SendRefusal =
  | 'unknown'
  | 'unknown-client'
  | 'handed-over'
  | 'waiting'
  | 'too-many'
  | 'guardian-missing'
  | 'guardian-is-client'
  | 'guardian-is-therapist';

type Guardian = { readonly guardianName: string | null; readonly guardianEmail: string | null };

type Named = GuardianContact | Extract<SendRefusal, `guardian-${string}`>;

/**
 * The guardian's name and address, if both are given and belong neither to the young person nor to the
 * sending therapist: the owner of the address gets the link to sign.
 * @param person addresses of the young person
 */
async function guardianOf(
  tx: Tx,
  { guardianName: name, guardianEmail: email }: Guardian,
  { person, therapistId }: { readonly person: readonly string[]; readonly therapistId: string },
): Promise<Named> {
  if (!name || !email) return 'guardian-missing';
  const therapist = await tx.therapist.findUniqueOrThrow({
    where: { id: therapistId },
    select: { email: true, user: { select: { email: true } } },
  });
  const isIn = (addresses: readonly (string | undefined)[]) =>
    addresses.some((address) => address?.toLowerCase() === email.toLowerCase());
  if (isIn(person)) return 'guardian-is-client';
  return isIn([therapist.email, therapist.user?.email]) ? 'guardian-is-therapist' : { name, email };
}

async function addressesOf(tx: Tx, userId: string): Promise<readonly string[]> {
  const { email, profile } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, profile: { select: { email: true } } },
  });
  return profile ? [email, profile.email] : [email];
}

/**
 * Sends a form to a client of the viewer's or the guest of one of their sessions, or first to the guardian if the
 * form needs one.
 * @param client profile id of the client, or id of the guest's booking
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export function sendForm(
  author: Author,
  { client: id, form, ...given }: { readonly client: string; readonly form: string } & Guardian,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Outcome<SendRefusal>> {
  return refusableTransaction<Outcome<SendRefusal>, Outcome<SendRefusal>>(
    async (tx, refuse): Promise<Outcome<SendRefusal>> => {
      const refused = (because: SendRefusal) => refuse({ done: false, because });
      const therapist = await therapistOf(author, tx);
      const found = therapist && (await findPersonToAsk(tx, therapist.id, id, now));
      if (!found) throw refused('unknown-client');
      if (found === 'handed-over') throw refused(found);
      const { to, email = '' } = found;
      const template = await templateNamed(tx, therapist.id, form);
      const current = template && !template.archivedAt ? currentForm(template) : null;
      if (!template || !current) throw refused('unknown');
      let guardian: GuardianContact | undefined;
      if (needsGuardian(current.paper)) {
        const person = to.userId === null ? [email] : await addressesOf(tx, to.userId);
        const named = await guardianOf(tx, given, { person, therapistId: therapist.id });
        if (typeof named === 'string') throw refused(named);
        guardian = named;
      }
      if (!(await consume(tx, [limitOf('form-sent', author.userId, mostSentPerHour, 3_600)]))) {
        throw refused('too-many');
      }
      const sent = await insertForm(tx, { template, current, to, guardian }, now);
      if (!sent) throw refused('waiting');
      await recordAudit(tx, {
        actor: author,
        action: 'form.sent',
        subject: { table: 'form_requests', id: sent },
        ...(to.userId !== null && { subjectUserId: to.userId }),
        request,
      });
      return { done: true };
    },
  );
}

/** Locks an unsigned form that the viewer has sent; null for any other. */
async function lockWaiting(tx: Tx, author: Author, id: string) {
  const therapist = isUuid(id) ? await therapistOf(author, tx) : null;
  const form = therapist && (await lockForm(tx, { id, therapistId: therapist.id }));
  return form && !form.signedAt && !form.cancelledAt ? form : null;
}

/** Withdraws an unsigned form that the viewer has sent. @returns false for any other */
export function cancelForm(author: Author, id: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const form = await lockWaiting(tx, author, id);
    if (!form) return false;
    await tx.formRequest.update({ where: { id: form.id }, data: { cancelledAt: new Date() } });
    await tx.formGuardian.deleteMany({ where: { requestId: form.id } });
    return true;
  });
}

/** Withdraws every unsigned form of a therapist to a client, including those with a guardian. */
export async function cancelFormsBetween(
  tx: Pick<Tx, 'formRequest' | 'formGuardian'>,
  pair: { readonly clientId: string; readonly therapistId: string },
  now: Date,
): Promise<void> {
  const ended = await tx.formRequest.updateManyAndReturn({
    where: { ...pair, signedAt: null, cancelledAt: null },
    data: { cancelledAt: now },
    select: { id: true },
  });
  await tx.formGuardian.deleteMany({ where: { requestId: { in: ended.map(({ id }) => id) } } });
}

/**
 * Gives the guardian of a sent form a new link, or replaces the guardian. The former link stops working.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export function nameGuardian(
  author: Author,
  { sent, ...given }: { readonly sent: string } & Guardian,
): Promise<Outcome<SendRefusal>> {
  const now = new Date();
  return refusableTransaction<Outcome<SendRefusal>, Outcome<SendRefusal>>(
    async (tx, refuse): Promise<Outcome<SendRefusal>> => {
      const form = await lockWaiting(tx, author, sent);
      const current = form && currentOf(form);
      if (!form || !current || !needsGuardian(current.paper) || form.guardian?.signedAt) {
        throw refuse({ done: false, because: 'unknown' });
      }
      const pair = { person: personOf(form).addresses, therapistId: form.therapistId };
      const contact = await guardianOf(tx, given, pair);
      if (typeof contact === 'string') throw refuse({ done: false, because: contact });
      if (!(await consume(tx, [limitOf('form-sent', author.userId, mostSentPerHour, 3_600)]))) {
        throw refuse({ done: false, because: 'too-many' });
      }
      await askGuardian(tx, { requestId: form.id, key: openDataKey(form.sealedKey), contact }, now);
      return { done: true };
    },
  );
}
