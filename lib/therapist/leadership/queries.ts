import 'server-only';
import { unstable_cache } from 'next/cache';
import { therapistsTag } from '@/lib/cache-tags';
import { db } from '@/lib/db';
import { publicRead } from '@/lib/public-reads/read';
import { pictureUrl } from '@/lib/therapist/rules';

/** A card of the carousel on the about page. Plain JSON, so that it can be kept. */
export type Leader = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly specialization: readonly string[];
  readonly location: string;
  /** The beginning only. */
  readonly bio: string;
  readonly picture: string | null;
  /** Fictional demo data; the page says so. */
  readonly sample: boolean;
};

/** A carousel is for leafing through; the directory holds everyone. */
const mostCards = 12;
/** What a card shows and is searched by; the whole text is on the profile. */
const bioBeginning = 200;

/** The beginning of a text, cut between words, with an ellipsis when that is not all of it. */
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

/** The first active therapists in the owner's order (spec §2, About), at most twelve. Kept until one of them changes. */
export function clinicalLeadership(): Promise<Leader[]> {
  return publicRead('leaders', readLeaders, []);
}
