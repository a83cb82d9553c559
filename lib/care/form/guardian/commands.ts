import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { readAnswers } from '@/lib/care/form/answers';
import { isOwnForm, type Linked, lockLinked, lockSigned } from '@/lib/care/form/guardian/linked';
import { sectionsOf } from '@/lib/care/form/paper';
import { currentOf, personOf, recordOf, renew, subjectOf, tellPerson } from '@/lib/care/form/request';
import { formNews } from '@/lib/care/form/rules';
import { sealedDraft } from '@/lib/care/form/sealed';
import type { CurrentForm } from '@/lib/care/form/template';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Outcome, Refused } from '@/lib/server/action/outcome';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { openDataKey } from '@/lib/server/seal/data-key';

type Signed =
  | Outcome<'gone' | 'changed' | 'signed' | 'not-you'>
  | Refused<'answers', { readonly errors: Readonly<Record<string, string>> }>;

type Signing = {
  readonly token: string;
  readonly version: number;
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Account that is signed in to the browser in which the link was opened. */
  readonly userId: string | null;
};

async function write(
  tx: Tx,
  form: Linked,
  current: CurrentForm,
  { name, fields }: Signing,
  now: Date,
): Promise<Signed> {
  const asked = sectionsOf(current.paper, 'guardian').flatMap(({ questions }) => questions);
  const { answers, errors } = readAnswers(asked, fields, true);
  if (Object.keys(errors).length > 0) return { done: false, because: 'answers', errors };
  const key = openDataKey(form.sealedKey);
  const draft = sealedDraft.open(key, form.id, form.sealed);
  const sealed = sealedDraft.seal(key, form.id, {
    answers: { ...draft.answers, ...answers },
    guardian: { name, signedAt: now.toISOString() },
  });
  await tx.formRequest.update({ where: { id: form.id }, data: { sealed } });
  await tx.formGuardian.update({ where: { id: form.guardian.id }, data: { signedAt: now } });
  await tellPerson(tx, { id: form.id, userId: personOf(form).userId }, 'first', now);
  return { done: true };
}

/**
 * Signs a form for a guardian by their typed name; then the young person can sign.
 * @throws SealUnavailable when the master key is missing or wrong; nothing is signed then
 */
export function signAsGuardian(
  signing: Signing,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Signed> {
  return db.$transaction(async (tx): Promise<Signed> => {
    const form = await lockLinked(tx, signing.token, now);
    const current = form && currentOf(form);
    if (!form || !current) return { done: false, because: 'gone' };
    if (isOwnForm(form, signing.userId)) return { done: false, because: 'not-you' };
    if (form.signedAt || form.guardian.signedAt) return { done: false, because: 'signed' };
    if ((await renew(tx, form, current)) || signing.version !== current.version) {
      return { done: false, because: 'changed' };
    }
    const signed = await write(tx, form, current, signing, now);
    if (!signed.done) return signed;
    await recordAudit(tx, {
      actor: 'guest',
      action: 'form.guardian-signed',
      ...subjectOf(form),
      request,
    });
    return signed;
  });
}

type Withdrawn = Outcome<'gone' | 'not-you' | 'withdrawn'>;

type Withdrawing = Pick<Signing, 'token' | 'userId'>;

/**
 * Withdraws a guardian's signature by their link. A form that the young person has also signed stays
 * readable, with the day on which it ended; an unsigned one ends. Both sides are notified. Repeating it
 * changes nothing.
 */
export function withdrawAsGuardian(
  { token, userId }: Withdrawing,
  request: AuditedRequest,
  now: Date = new Date(),
): Promise<Withdrawn> {
  return db.$transaction(async (tx): Promise<Withdrawn> => {
    const form = await lockSigned(tx, token);
    if (!form) return { done: false, because: 'gone' };
    if (isOwnForm(form, userId)) return { done: false, because: 'not-you' };
    if (form.guardian.withdrawnAt) return { done: true };
    if (form.cancelledAt) return { done: false, because: 'gone' };
    if (form.withdrawnAt) return { done: false, because: 'withdrawn' };
    await tx.formGuardian.update({ where: { id: form.guardian.id }, data: { withdrawnAt: now } });
    await tx.formRequest.update({
      where: { id: form.id },
      data: form.signedAt ? { withdrawnAt: now } : { cancelledAt: now },
    });
    await recordAudit(tx, {
      actor: 'guest',
      action: 'form.guardian-withdrawn',
      ...subjectOf(form),
      request,
    });
    const { userId: therapist } = form.therapist;
    if (therapist) {
      const title = formNews.withdrawn;
      const href = recordOf(form);
      await notifyAndMail(tx, { userId: therapist, kind: 'form.withdrawn', title, href }, now);
    }
    await tellPerson(tx, { id: form.id, userId: personOf(form).userId }, 'withdrawn', now);
    return { done: true };
  });
}

/**
 * Ends a link whose reader is not the guardian, and notifies the therapist. @returns false for an invalid
 * link
 */
export function refuseAsGuardian(token: string): Promise<boolean> {
  const now = new Date();
  return db.$transaction(async (tx) => {
    const form = await lockLinked(tx, token, now);
    if (!form || form.signedAt || form.guardian.signedAt) return false;
    await tx.formGuardian.update({ where: { id: form.guardian.id }, data: { refusedAt: now } });
    const { userId } = form.therapist;
    if (userId) {
      const title = 'A form was sent to the wrong person';
      const href = recordOf(form);
      await notifyAndMail(tx, { userId, kind: 'form.refused', title, href }, now);
    }
    return true;
  });
}
