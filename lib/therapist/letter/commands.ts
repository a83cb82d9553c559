import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { isOutdated } from '@/lib/server/action/outdated';
import { db, type Tx } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { type LinkedTherapist, therapistOf } from '@/lib/therapist/access';
import { templateOf } from '@/lib/therapist/letter/queries';
import { type LetterKind, letterKindsInWords, nameIn, type OwnWords } from '@/lib/therapist/letter/rules';
import type { LetterInput } from '@/lib/therapist/letter/schema';

type Therapist = MemberOf<'therapist'>;

type Saved =
  | 'saved'
  | 'not-linked'
  /** The word of the therapist's name that the subject holds. */
  | { readonly named: string }
  /** The stored words, if they are no longer those that the form showed. */
  | { readonly current: OwnWords };

/** Does one thing to the viewer's letters while none of their other tabs changes them. */
async function change<T>(viewer: Therapist, work: (tx: Tx, therapist: LinkedTherapist) => Promise<T>) {
  const therapist = await therapistOf(viewer);
  if (!therapist) return 'not-linked';
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${therapist.id}::uuid FOR NO KEY UPDATE`;
    return work(tx, therapist);
  });
}

async function record(tx: Tx, viewer: Therapist, therapist: LinkedTherapist, request: AuditedRequest) {
  await recordAudit(tx, {
    actor: viewer,
    action: 'letter.changed',
    subject: { table: 'therapists', id: therapist.id },
    subjectUserId: viewer.userId,
    request,
  });
}

/** Saves the viewer's own words for one kind of email. Emails already sent keep theirs. */
export function saveLetter(
  viewer: Therapist,
  { kind, version, subject, body }: LetterInput,
  request: AuditedRequest,
): Promise<Saved> {
  return change(viewer, async (tx, therapist): Promise<Saved> => {
    const named = nameIn(subject, therapist.name);
    if (named) return { named };
    const current = (await templateOf(therapist.id, kind, tx)) ?? letterKindsInWords[kind].usual;
    const words = { subject, body };
    if (isOutdated(version, words, current)) return { current };
    const key = { therapistId: therapist.id, kind };
    await tx.therapistLetter.upsert({
      where: { therapistId_kind: key },
      create: { ...key, ...words },
      update: words,
    });
    await record(tx, viewer, therapist, request);
    return 'saved';
  });
}

/** Removes the viewer's own words for one kind of email, so that the service's are sent. Repeating it changes nothing. */
export function resetLetter(
  viewer: Therapist,
  kind: LetterKind,
  request: AuditedRequest,
): Promise<'reset' | 'not-linked'> {
  return change(viewer, async (tx, therapist) => {
    const { count } = await tx.therapistLetter.deleteMany({ where: { therapistId: therapist.id, kind } });
    if (count > 0) await record(tx, viewer, therapist, request);
    return 'reset' as const;
  });
}
