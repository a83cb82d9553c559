import 'server-only';
import { lockLinked } from '@/lib/care/form/guardian/linked';
import type { Answers, Paper } from '@/lib/care/form/paper';
import { currentOf, renew } from '@/lib/care/form/request';
import { type GuardianContact, openDraft, openGuardian } from '@/lib/care/form/sealed';
import { db } from '@/lib/server/db';
import { openDataKey } from '@/lib/server/seal/data-key';

/** What a guardian reads behind their link. */
export type GuardianView = {
  readonly paper: Paper;
  readonly version: number;
  readonly guardian: GuardianContact;
  /** The young person. */
  readonly clientName: string;
  readonly therapistName: string;
  readonly answers: Answers;
  readonly signed: { readonly name: string; readonly at: Date } | null;
};

/**
 * Opens a form for its guardian and notes that it was opened; null for a link that does not work. Brings the form to the
 * text of today.
 * @throws SealUnavailable when the master key is missing or another one
 */
export function openForGuardian(token: string, now: Date = new Date()): Promise<GuardianView | null> {
  return db.$transaction(async (tx) => {
    const form = await lockLinked(tx, token, now);
    const current = form && currentOf(form);
    // Once the young person has signed too, the paper is theirs and the therapist's to show.
    if (!form || !current || form.signedAt) return null;
    const renewed = await renew(tx, form, current);
    const { guardian } = form;
    if (!guardian.openedAt) {
      await tx.formGuardian.update({ where: { id: guardian.id }, data: { openedAt: now } });
    }
    const key = openDataKey(form.sealedKey);
    const { sealed } = renewed ? await tx.formRequest.findUniqueOrThrow({ where: { id: form.id } }) : form;
    const draft = openDraft(key, form.id, sealed);
    return {
      ...current,
      guardian: openGuardian(key, form.id, guardian.sealed),
      clientName: `${form.client.firstName} ${form.client.lastName}`,
      therapistName: form.therapist.name,
      answers: draft.answers,
      signed: draft.guardian ? { name: draft.guardian.name, at: new Date(draft.guardian.signedAt) } : null,
    };
  });
}
