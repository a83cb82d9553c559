import 'server-only';
import { db } from '@/lib/server/db';
import { freeWindows } from '@/lib/therapist/free-times/windows';
import { readCandidatesById, type SentCandidate } from './queries';
import { candidateLimit, type Wish } from './rules';
import { peopleWho } from './sql';

/** Therapists who lack one "must" are only counted, so few of each are enough. */
const lackingOne = 50;

/**
 * The matches in the whole directory, at most `candidateLimit` with every "must": first those who fulfil all
 * wishes, then those who lack one, then the others. To show the cost of a "must", up to 50 who lack only that
 * one are added. Free times are on India's clock, because the server knows no other.
 */
export async function candidatesAmongEverybody(
  wishes: readonly Wish[],
  now: Date = new Date(),
): Promise<SentCandidate[]> {
  const windows = freeWindows({}, now);
  const idsOf = async (...asked: [readonly Wish[], number, Wish?]) => {
    const [list, most, lacking] = asked;
    const rows = await db.$queryRaw<{ id: string }[]>(peopleWho(list, windows, most, lacking));
    return rows.map(({ id }) => id);
  };
  const musts = wishes.filter(({ weight }) => weight === 'must');
  const without = (list: readonly Wish[], left: Wish) => list.filter((wish) => wish !== left);
  const rounds = [
    wishes,
    ...wishes.filter(({ weight }) => weight !== 'must').map((left) => without(wishes, left)),
    musts,
  ];
  const found = new Set<string>();
  for (const asked of rounds) {
    if (found.size >= candidateLimit) break;
    for (const id of await idsOf(asked, candidateLimit)) {
      if (found.size < candidateLimit) found.add(id);
    }
  }
  for (const must of musts) {
    for (const id of await idsOf(without(musts, must), lackingOne, must)) found.add(id);
  }
  return readCandidatesById([...found]);
}
