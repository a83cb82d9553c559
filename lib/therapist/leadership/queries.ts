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
  readonly bio: string;
  readonly picture: string | null;
  /** Fictional demo data; the page says so. */
  readonly sample: boolean;
};

/** A carousel is for leafing through; the directory holds everyone. */
const mostCards = 24;

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
    return found.map(({ profilePicture, isSample, ...same }) => ({
      ...same,
      picture: pictureUrl(profilePicture) ?? null,
      sample: isSample,
    }));
  },
  ['clinical-leadership'],
  { tags: [therapistsTag], revalidate: 3600 },
);

/** The first active therapists in the owner's order (spec §2, About), at most 24. Kept until one of them changes. */
export function clinicalLeadership(): Promise<Leader[]> {
  return publicRead('leaders', readLeaders, []);
}
