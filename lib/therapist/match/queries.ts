import 'server-only';
import { unstable_cache } from 'next/cache';
import { indianDay } from '@/lib/format/time';
import { therapistsTag } from '@/lib/server/cache/cache-tags';
import { publicRead } from '@/lib/server/cache/read';
import { db } from '@/lib/server/db';
import { type MatchCandidate, spread } from '@/lib/therapist/match/rules';
import { pictureUrl } from '@/lib/therapist/rules';

/** Records sent with the page: the match runs on the device, so they must fit through a slow line. */
export const candidateLimit = 200;

const select = {
  slug: true,
  name: true,
  title: true,
  profilePicture: true,
  specialization: true,
  languages: true,
  modes: true,
  location: true,
  gender: true,
  sessionRate: true,
  yearsOfExperience: true,
  isSample: true,
  nextFreeAt: true,
} as const;

async function read(day: string): Promise<MatchCandidate[]> {
  const open = { isActive: true, acceptingNewClients: true };
  const last = await db.therapist.findFirst({
    where: { isActive: true },
    orderBy: [{ displayOrder: 'desc' }, { id: 'desc' }],
    select: { displayOrder: true },
  });
  // In a large directory the first therapist to be considered changes each day, so that everyone gets a turn.
  const start = spread(day) % ((last?.displayOrder ?? 0) + 1);
  const read = { orderBy: [{ displayOrder: 'asc' as const }, { id: 'asc' as const }], select };
  const after = await db.therapist.findMany({
    where: { ...open, displayOrder: { gte: start } },
    ...read,
    take: candidateLimit,
  });
  const missing = candidateLimit - after.length;
  const before =
    missing > 0
      ? await db.therapist.findMany({
          where: { ...open, displayOrder: { lt: start } },
          ...read,
          take: missing,
        })
      : [];
  return [...after, ...before].map(
    ({ profilePicture, sessionRate, yearsOfExperience, isSample, nextFreeAt, ...same }) => ({
      ...same,
      picture: pictureUrl(profilePicture) ?? null,
      fee: sessionRate?.gt(0) ? sessionRate.toNumber() : null,
      years: yearsOfExperience,
      ...(nextFreeAt && { nextFree: nextFreeAt.toISOString() }),
      ...(isSample && { sample: true as const }),
    }),
  );
}

const readCandidates = unstable_cache(read, ['match-candidates-with-free-times'], {
  tags: [therapistsTag],
  // Free times may be five minutes old here; everything else is made anew when it changes.
  revalidate: 300,
});

/** Therapists who accept new clients, at most `candidateLimit`, as the match on the device needs them. */
export function matchCandidates(): Promise<MatchCandidate[]> {
  return publicRead('match candidates', () => readCandidates(indianDay(new Date())), []);
}
