import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { versionOf } from '@/lib/server/action/outdated';
import { db, type Tx } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';
import { type LetterKind, letterKindsInWords, type OwnWords } from '@/lib/therapist/letter/rules';

const words = { subject: true, body: true } as const;

/** The template of a therapist for one kind of email; null if the service's own words are sent. */
export function templateOf(
  therapistId: string,
  kind: LetterKind,
  client: Pick<Tx, 'therapistLetter'> = db,
): Promise<OwnWords | null> {
  return client.therapistLetter.findUnique({
    where: { therapistId_kind: { therapistId, kind } },
    select: words,
  });
}

export type OwnLetter = {
  readonly therapist: { readonly id: string; readonly name: string };
  /** The words in the form: the therapist's own, else those from which they begin. */
  readonly shown: OwnWords;
  readonly isOwn: boolean;
  readonly version: string;
};

/** One of the viewer's own letters for its form; null until their account is linked. */
export async function readOwnLetter(viewer: Member, kind: LetterKind): Promise<OwnLetter | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const own = await templateOf(therapist.id, kind);
  const shown = own ?? letterKindsInWords[kind].usual;
  return { therapist, shown, isOwn: own !== null, version: versionOf(shown) };
}
