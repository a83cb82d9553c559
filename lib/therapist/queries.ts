import 'server-only';
import { unstable_cache } from 'next/cache';
import { therapistsTag, therapistTag } from '@/lib/server/cache/cache-tags';
import { db } from '@/lib/server/db';
import { isSlug } from './directory/schema';
import { linkedinUrl, pictureUrl } from './rules';

/** What a visitor sees on a therapist's own page. Plain JSON, so that a cache can hold it. */
export type TherapistProfile = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly specialization: readonly string[];
  readonly location: string;
  readonly availability: string;
  readonly accepting: boolean;
  readonly bio: string;
  /** Root-relative address of the portrait. */
  readonly picture: string | null;
  readonly linkedin: string | null;
  readonly feePaise: number | null;
  readonly languages: readonly string[];
  readonly modes: readonly string[];
  readonly years: number | null;
  /** Ways of working. */
  readonly approaches: readonly string[];
  readonly clientGroups: readonly string[];
  readonly affirming: boolean;
  /** Looked at by the team. */
  readonly degrees: readonly string[];
  /** The low end of a sliding scale; null without one. */
  readonly lowestFeePaise: number | null;
  /** Fictional demo data; the page says so. */
  readonly sample: boolean;
};

/**
 * Thrown instead of returned: the cache would keep a returned value, and anyone could fill it with made-up addresses.
 */
class UnknownTherapist extends Error {
  override name = 'UnknownTherapist';
}

async function readProfile(slug: string): Promise<TherapistProfile> {
  const found = await db.therapist.findUnique({
    where: { slug, isActive: true },
    select: {
      slug: true,
      name: true,
      title: true,
      specialization: true,
      location: true,
      availability: true,
      acceptingNewClients: true,
      bio: true,
      profilePicture: true,
      linkedin: true,
      sessionRate: true,
      languages: true,
      modes: true,
      yearsOfExperience: true,
      approaches: true,
      clientGroups: true,
      affirming: true,
      degrees: true,
      lowestFee: true,
      isSample: true,
    },
  });
  if (!found) throw new UnknownTherapist();
  const { acceptingNewClients, profilePicture, linkedin, sessionRate, lowestFee, ...rest } = found;
  const { yearsOfExperience, isSample, ...same } = rest;
  return {
    ...same,
    accepting: acceptingNewClients,
    picture: pictureUrl(profilePicture) ?? null,
    linkedin: linkedinUrl(linkedin) ?? null,
    feePaise: sessionRate === null ? null : sessionRate.times(100).round().toNumber(),
    lowestFeePaise: lowestFee === null ? null : lowestFee.times(100).round().toNumber(),
    years: yearsOfExperience,
    sample: isSample,
  };
}

/**
 * An active therapist's public profile, by one query, or none while cached (until the therapist changes, at most an
 * hour). A text that cannot be a slug costs no query.
 */
export async function therapistProfile(slug: string): Promise<TherapistProfile | undefined> {
  if (!isSlug(slug)) return undefined;
  const read = unstable_cache(() => readProfile(slug), ['therapist-profile', slug], {
    tags: [therapistsTag, therapistTag(slug)],
    revalidate: 3600,
  });
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnknownTherapist) return undefined;
    throw error;
  }
}
