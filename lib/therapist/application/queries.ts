import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { storedApplication } from '@/lib/therapist/application/schema';

export type PaperView = { readonly id: string; readonly kind: string; readonly addedAt: Date };

export type OpenApplication = {
  readonly version: number;
  readonly defaults: Readonly<Record<string, string>>;
  readonly papers: readonly PaperView[];
  readonly sentAt: Date | null;
  /** It was sent, and saved again since: the team has not seen the changes. */
  readonly changedSince: boolean;
  /** The team's question, until the form is sent again. */
  readonly question: string | null;
};

/** The viewer's own undecided application; null once decided. An account without one starts with an empty form. */
export async function openApplication({ profile }: MemberOf<'therapist'>): Promise<OpenApplication | null> {
  const last = await db.therapistApplication.findFirst({
    where: { profileId: profile.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      status: true,
      version: true,
      practice: true,
      draft: true,
      savedAt: true,
      sentAt: true,
      question: true,
      papers: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true, kind: true, createdAt: true },
      },
    },
  });
  if (!last)
    return { version: 0, defaults: {}, papers: [], sentAt: null, changedSince: false, question: null };
  if (last.status !== 'submitted') return null;
  const { version, savedAt, sentAt, question } = last;
  const draft = storedApplication.safeParse(last.draft).data;
  return {
    version,
    sentAt,
    changedSince: sentAt !== null && savedAt !== null && savedAt > sentAt,
    question,
    // The bio begins with the words from onboarding.
    defaults: draft ?? { bio: last.practice ?? '' },
    papers: last.papers.map(({ id, kind, createdAt }) => ({ id, kind, addedAt: createdAt })),
  };
}
