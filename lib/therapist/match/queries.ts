import 'server-only';
import { unstable_cache } from 'next/cache';
import type { Prisma } from '@/generated/prisma/client';
import { indianDay } from '@/lib/format/time';
import { therapistsTag } from '@/lib/server/cache/cache-tags';
import { publicRead } from '@/lib/server/cache/read';
import { publicDb } from '@/lib/server/db/public';
import { packCells } from '@/lib/therapist/match/free';
import { candidateLimit, type MatchCandidate, spread } from '@/lib/therapist/match/rules';
import { pictureUrl } from '@/lib/therapist/rules';
import { listedValues } from './sql';

/** A candidate in the page's data: without empty values, and with free times on no particular clock. */
export type SentCandidate = Omit<MatchCandidate, 'free' | 'affirming'> & {
  readonly affirming?: true;
  /** The half hours of the next days in which a free time begins. */
  readonly cells?: string;
};

export type ListedValues = {
  /** The number of therapists who take new clients. */
  readonly of: number;
} & { readonly [About in 'specialization' | 'language' | 'mode' | 'gender']: readonly string[] };

export type MatchDirectory = {
  readonly candidates: readonly SentCandidate[];
  /** Null if the candidates are the whole directory. */
  readonly listed: ListedValues | null;
};

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
  isSample: true,
  nextFreeAt: true,
  freeCells: true,
  affirming: true,
} as const;

async function read(day: string): Promise<SentCandidate[]> {
  const open = { isActive: true, acceptingNewClients: true };
  const last = await publicDb.therapist.findFirst({
    where: { isActive: true },
    orderBy: [{ displayOrder: 'desc' }, { id: 'desc' }],
    select: { displayOrder: true },
  });
  // In a large directory the first considered therapist changes each day, so that each gets a turn.
  const start = spread(day) % ((last?.displayOrder ?? 0) + 1);
  const read = { orderBy: [{ displayOrder: 'asc' as const }, { id: 'asc' as const }], select };
  const after = await publicDb.therapist.findMany({
    where: { ...open, displayOrder: { gte: start } },
    ...read,
    take: candidateLimit,
  });
  const missing = candidateLimit - after.length;
  const before =
    missing > 0
      ? await publicDb.therapist.findMany({
          where: { ...open, displayOrder: { lt: start } },
          ...read,
          take: missing,
        })
      : [];
  return [...after, ...before].map(sent);
}

type Row = Prisma.TherapistGetPayload<{ select: typeof select }>;

function sent({
  profilePicture,
  sessionRate,
  isSample,
  nextFreeAt,
  freeCells,
  affirming,
  ...same
}: Row): SentCandidate {
  return {
    ...same,
    picture: pictureUrl(profilePicture) ?? null,
    fee: sessionRate?.gt(0) ? sessionRate.toNumber() : null,
    ...(nextFreeAt && { nextFree: nextFreeAt.toISOString() }),
    ...(nextFreeAt && freeCells?.includes('1') && { cells: packCells(freeCells) }),
    ...(affirming && { affirming: true as const }),
    ...(isSample && { sample: true as const }),
  };
}

/** The match data of these therapists, without those who have left the list meanwhile. */
export async function readCandidatesById(ids: readonly string[]): Promise<SentCandidate[]> {
  const rows = await publicDb.therapist.findMany({
    where: { id: { in: [...ids] }, isActive: true, acceptingNewClients: true },
    select,
  });
  return rows.map(sent);
}

type Listed = { kind: string; label: string; therapists: number }[];

async function readListed(): Promise<ListedValues | null> {
  const rows = await publicDb.$queryRaw<Listed>(listedValues);
  const of = rows.find(({ kind }) => kind === 'accepting')?.therapists ?? 0;
  if (of <= candidateLimit) return null;
  const labels = (kind: string) => rows.filter((row) => row.kind === kind).map(({ label }) => label);
  return {
    of,
    specialization: labels('specialization'),
    language: labels('language'),
    mode: labels('mode'),
    gender: labels('gender'),
  };
}

async function readDirectory(day: string): Promise<MatchDirectory> {
  const [candidates, listed] = await Promise.all([read(day), readListed()]);
  return { candidates, listed };
}

const readCached = unstable_cache(readDirectory, ['match-candidates-and-what-is-common'], {
  tags: [therapistsTag],
  // Free times may be five minutes old here; other facts are read again when they change.
  revalidate: 300,
});

/**
 * Therapists who accept new clients, at most `candidateLimit`, as the match in the browser needs them, and
 * the further values of a larger directory.
 */
export function matchDirectory(): Promise<MatchDirectory> {
  return publicRead('match candidates', () => readCached(indianDay(new Date())), {
    candidates: [],
    listed: null,
  });
}
