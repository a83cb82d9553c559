import 'server-only';
import { type Linked, lockLinked, lockSigned } from '@/lib/care/form/guardian/linked';
import type { Answers, Paper } from '@/lib/care/form/paper';
import { currentOf, personOf, renew } from '@/lib/care/form/request';
import { type GuardianContact, sealedDraft, sealedGuardian, sealedSigned } from '@/lib/care/form/sealed';
import { db } from '@/lib/server/db';
import { openDataKey } from '@/lib/server/seal/data-key';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

type Between = {
  readonly guardian: GuardianContact;
  readonly clientName: string;
  readonly therapistName: string;
};

export type GuardianView = Between & {
  readonly paper: Paper;
  readonly version: number;
  readonly answers: Answers;
  readonly signed: { readonly name: string; readonly at: Date } | null;
};

export type GuardianSignature = Between & {
  readonly title: string;
  readonly signedAt: Date;
  /** When the guardian, or the young person, withdrew it. */
  readonly withdrawnAt: Date | null;
};

const betweenOf = (form: Linked): Between => ({
  guardian: sealedGuardian.open(openDataKey(form.sealedKey), form.id, form.guardian.sealed),
  clientName: personOf(form).name,
  therapistName: form.therapist.name,
});

/** Whether a mail of ours held this link, however old; an invented link opens no page. */
export async function isGuardianLink(token: string): Promise<boolean> {
  return (await db.formGuardian.count({ where: { tokenHash: hashOfSecret(token) } })) > 0;
}

/**
 * The form that a guardian has signed by their link, as long as it exists; null for any other link.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export function signedByGuardian(token: string): Promise<GuardianSignature | null> {
  return db.$transaction(async (tx) => {
    const form = await lockSigned(tx, token);
    const signedAt = form?.guardian.signedAt;
    if (!form || !signedAt) return null;
    const withdrawnAt = form.guardian.withdrawnAt ?? form.withdrawnAt;
    // The therapist has withdrawn it, so there is nothing left to withdraw.
    if (form.cancelledAt && !withdrawnAt) return null;
    const key = openDataKey(form.sealedKey);
    const paper = form.signedAt ? sealedSigned.open(key, form.id, form.sealed).paper : currentOf(form)?.paper;
    return { ...betweenOf(form), title: paper?.title ?? 'Form', signedAt, withdrawnAt };
  });
}

/**
 * Opens a form for its guardian and notes that it was opened; null for a link that does not work. Updates the
 * form to the present text.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export function openForGuardian(token: string, now: Date = new Date()): Promise<GuardianView | null> {
  return db.$transaction(async (tx) => {
    const form = await lockLinked(tx, token, now);
    const current = form && currentOf(form);
    // Once the young person has signed too, only they and the therapist may show the form.
    if (!form || !current || form.signedAt) return null;
    const renewed = await renew(tx, form, current);
    const { guardian } = form;
    if (!guardian.openedAt) {
      await tx.formGuardian.update({ where: { id: guardian.id }, data: { openedAt: now } });
    }
    const key = openDataKey(form.sealedKey);
    const { sealed } = renewed ? await tx.formRequest.findUniqueOrThrow({ where: { id: form.id } }) : form;
    const draft = sealedDraft.open(key, form.id, sealed);
    return {
      ...current,
      ...betweenOf(form),
      answers: draft.answers,
      signed: draft.guardian ? { name: draft.guardian.name, at: new Date(draft.guardian.signedAt) } : null,
    };
  });
}
