import 'server-only';
import { unstable_cache } from 'next/cache';
import { therapistsTag } from '@/lib/server/cache/cache-tags';
import { publicRead } from '@/lib/server/cache/read';
import { db } from '@/lib/server/db';
import { pictureUrl } from '@/lib/therapist/rules';

/** A card of the carousel on the about page. Plain JSON, so that a cache can hold it. */
export type Leader = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly specialization: readonly string[];
  readonly location: string;
  /** The beginning of the bio only. */
  readonly bio: string;
  readonly picture: string | null;
  /** Fictional demo data; the page says so. */
  readonly sample: boolean;
};

/** Most cards: the carousel is for a quick look. */
const mostCards = 12;
/** Characters of a card, which the search also reads; the profile has the whole text. */
const bioBeginning = 200;

/** The beginning of a text, cut between words, with an ellipsis if the text goes on. */
function beginning(text: string): string {
  if (text.length <= bioBeginning) return text;
  return `${text.slice(0, bioBeginning).replace(/\s+\S*$/, '')} …`;
}

const readLeaders = unstable_cache(
  async (): Promise<Leader[]> => {
    const found = await db.therapist.findMany({
      where: { isActive: true },
      orderBy: [{ displayOrder: 'asc' }, { id: 'asc' }],
      take: mostCards,
      select: {
        slug: true,
        name: true,
        title: true,
        specialization: true,
        location: true,
        bio: true,
        profilePicture: true,
        isSample: true,
      },
    });
    return found.map(({ profilePicture, isSample, bio, ...same }) => ({
      ...same,
      bio: beginning(bio),
      picture: pictureUrl(profilePicture) ?? null,
      sample: isSample,
    }));
  },
  ['clinical-leadership'],
  { tags: [therapistsTag], revalidate: 3600 },
);

/**
 * The first active therapists in the owner's order (product.md §2, About), at most twelve. Cached until one of them
 * changes.
 */
export function clinicalLeadership(): Promise<Leader[]> {
  return publicRead('leaders', readLeaders, []);
}
