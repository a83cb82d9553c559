import 'server-only';
import { unstable_cache } from 'next/cache';
import { therapistsTag, therapistTag } from '@/lib/server/cache/cache-tags';
import { publicDb } from '@/lib/server/db/public';
import type { Claims } from '@/lib/site/claims/kind';
import { claimedRating } from '@/lib/site/claims/queries';
import { weekdays } from '@/lib/therapist/application/rules';
import { kindOf, offeredKinds } from '@/lib/therapist/kind/queries';
import { isMet, type Kind } from '@/lib/therapist/kind/rules';
import { goodRegisters } from '@/lib/therapist/register/lines';
import type { RegisterLine } from '@/lib/therapist/register/rules';
import { type PublicReviews, publicReviews } from '@/lib/therapist/review/queries';
import { averageFrom } from '@/lib/therapist/review/rules';
import { isSlug, linkedinUrl, pictureUrl } from './rules';

/** A therapist's public page. Plain JSON, so that a cache can hold it. */
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
  /** The kinds of session that everybody may book, the first one first. */
  readonly kinds: readonly Kind[];
  readonly languages: readonly string[];
  readonly modes: readonly string[];
  /** Where and when they meet people in person, such as "Kothrud clinic: Saturday, Sunday"; empty without places. */
  readonly places: readonly string[];
  readonly years: number | null;
  /** Ways of working. */
  readonly approaches: readonly string[];
  readonly clientGroups: readonly string[];
  readonly affirming: boolean;
  /** Checked by the team. */
  readonly degrees: readonly string[];
  /** Addressed to a person who thinks about writing; null if empty. */
  readonly firstWords: string | null;
  /** A description of the first session; null if empty. */
  readonly firstSession: string | null;
  /** The low end of a sliding scale; null without one. */
  readonly lowestFeePaise: number | null;
  readonly reviewCount: number;
  /** Null below five reviews. */
  readonly reviewAverage: number | null;
  readonly reviews: PublicReviews;
  /** Registers in which the team has looked up this therapist, with the end of each entry. */
  readonly registers: readonly RegisterLine[];
  /** Fictional demo data; the page says so. */
  readonly sample: boolean;
  /** The rating that the owner claims; null for real entries and while claims are hidden. */
  readonly claimed: Claims['therapistRating'] | null;
};

/**
 * Thrown instead of returned: the cache would store a returned value, and strangers could fill it with
 * invented addresses.
 */
class UnknownTherapist extends Error {
  override name = 'UnknownTherapist';
}

type HoursAtPlace = { readonly weekday: number; readonly place: { readonly name: string } | null };

/** Each place with its weekdays. */
function placesOf(hours: readonly HoursAtPlace[]): TherapistProfile['places'] {
  const names = [...new Set(hours.flatMap(({ place }) => place?.name ?? []))];
  return names.map((name) => {
    const open = ([day]: (typeof weekdays)[number]) =>
      hours.some(({ weekday, place }) => weekday === day && place?.name === name);
    return `${name}: ${weekdays
      .filter(open)
      .map(([, word]) => word)
      .join(', ')}`;
  });
}

async function readProfile(slug: string): Promise<TherapistProfile> {
  const found = await publicDb.therapist.findUnique({
    // One row, so its kinds and places come with it in one statement.
    relationLoadStrategy: 'join',
    where: { slug, isActive: true },
    select: {
      id: true,
      reviewCount: true,
      reviewAverage: true,
      registers: true,
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
      firstWords: true,
      firstSession: true,
      lowestFee: true,
      isSample: true,
      kinds: {
        ...offeredKinds,
        orderBy: [...offeredKinds.orderBy],
        where: { archivedAt: null, bookableBy: 'everybody' },
      },
      calendar: {
        select: {
          hours: {
            where: { placeId: { not: null } },
            orderBy: [{ weekday: 'asc' }, { startMinute: 'asc' }],
            select: { weekday: true, place: { select: { name: true } } },
          },
        },
      },
    },
  });
  if (!found) throw new UnknownTherapist();
  const { acceptingNewClients, profilePicture, linkedin, sessionRate, lowestFee, ...rest } = found;
  const { id, registers, reviewAverage, yearsOfExperience, isSample, calendar, ...same } = rest;
  return {
    ...same,
    kinds: same.kinds.map(kindOf).filter((kind) => isMet(kind, same.modes)),
    places: placesOf(calendar?.hours ?? []),
    accepting: acceptingNewClients,
    picture: pictureUrl(profilePicture) ?? null,
    linkedin: linkedinUrl(linkedin) ?? null,
    feePaise: sessionRate === null ? null : sessionRate.times(100).round().toNumber(),
    lowestFeePaise: lowestFee === null ? null : lowestFee.times(100).round().toNumber(),
    reviews: await publicReviews(id),
    reviewAverage: same.reviewCount >= averageFrom ? (reviewAverage?.toNumber() ?? null) : null,
    registers: goodRegisters(registers),
    years: yearsOfExperience,
    sample: isSample,
    claimed: isSample ? await claimedRating() : null,
  };
}

/**
 * An active therapist's public profile. It costs a few queries, and none while it is cached: until the therapist
 * changes, at most an hour. Text that cannot be a slug costs none either.
 */
export async function therapistProfile(slug: string): Promise<TherapistProfile | undefined> {
  if (!isSlug(slug)) return undefined;
  const read = unstable_cache(() => readProfile(slug), ['therapist-profile-with-places', slug], {
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
