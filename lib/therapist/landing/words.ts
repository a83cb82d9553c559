import { cityTexts } from '@/content/landing/cities';
import { concernTexts } from '@/content/landing/concerns';
import type { LandingText } from '@/content/landing/landing-text';
import { languageTexts } from '@/content/landing/languages';
import { pairTexts } from '@/content/landing/pairs';
import { concerns } from '@/content/search/concerns';
import { citiesByState, languageNames } from '@/content/search/places';
import { facetValue } from '@/lib/therapist/directory/schema';
import { namesOf } from '@/lib/therapist/directory/words/vocabulary';

/** Also the order of the parts in an address. */
export const landingKinds = ['concern', 'city', 'language'] as const;
export type LandingKind = (typeof landingKinds)[number];

export type LandingPart = {
  readonly kind: LandingKind;
  readonly slug: string;
  readonly label: string;
  readonly text: LandingText | undefined;
};

/** A page about one part, or two of different kinds. */
export type Landing = {
  readonly address: `/therapists/${string}`;
  readonly parts: readonly [LandingPart] | readonly [LandingPart, LandingPart];
  /** Absent if the page has no words of its own; search engines are then asked to leave it out. */
  readonly text: LandingText | undefined;
};

/** Readable slugs for some ids of concerns. */
const concernSlugs: Readonly<Record<string, string>> = {
  student: 'student-life',
  selfworth: 'self-worth',
  lonely: 'loneliness',
  abroad: 'life-abroad',
  lgbtq: 'lgbtq-affirming',
  sexual: 'sexual-concerns',
  birth: 'pregnancy-and-birth',
  illness: 'long-illness',
};

const listedConcerns = Object.entries(concerns);

/** Words of danger lead to helplines that answer now, instead of a list with appointments. */
export const urgentSlugs: ReadonlySet<string> = new Set(
  listedConcerns.flatMap(([id, { help }]) => (help === 'urgent' ? [id] : [])),
);

const concernParts = listedConcerns
  .filter(([, { kind, help }]) => kind === undefined && help !== 'urgent')
  .map(
    ([id, { label }]): LandingPart => ({
      kind: 'concern',
      slug: concernSlugs[id] ?? id,
      label,
      text: concernTexts[id],
    }),
  );

const cities = Object.values(citiesByState).flatMap(namesOf);
const cityParts = cities.map(([label = '']): LandingPart => {
  return { kind: 'city', slug: facetValue(label), label, text: cityTexts[label] };
});

const languages = namesOf(languageNames);
const languageParts = languages.map(([label = '']): LandingPart => {
  return { kind: 'language', slug: facetValue(label), label, text: languageTexts[label] };
});

export const landingParts: readonly LandingPart[] = [...concernParts, ...cityParts, ...languageParts];

const bySlug = new Map(landingParts.map((part) => [part.slug, part]));

/** Other names of cities and languages in Latin letters: /therapists/bangalore is /therapists/bengaluru. */
const otherNames = new Map(
  [
    ...Object.keys(concerns).map((id) => [concernSlugs[id] ?? id, id]),
    ...[...cities, ...languages].map((names) => names.map(facetValue)),
  ].flatMap(([slug = '', ...others]) =>
    others.filter((other) => /^[a-z0-9-]+$/.test(other) && !bySlug.has(other)).map((other) => [other, slug]),
  ),
);

const rank = ({ kind }: LandingPart) => landingKinds.indexOf(kind);

function addressOf(parts: readonly LandingPart[]): Landing['address'] {
  return `/therapists/${parts.map(({ slug }) => slug).join('/')}`;
}

/** The page for these parts; undefined for none, for too many, and for two of one kind. */
export function landingOf(parts: readonly LandingPart[]): Landing | undefined {
  const [first, second, ...more] = [...parts].sort((a, b) => rank(a) - rank(b));
  if (!first || more.length > 0 || first.kind === second?.kind) return undefined;
  if (!second) return { address: addressOf([first]), parts: [first], text: first.text };
  const address = addressOf([first, second]);
  return { address, parts: [first, second], text: pairTexts[address.slice('/therapists/'.length)] };
}

type Found =
  | { readonly landing: Landing }
  /** The same page has another address. */
  | { readonly movedTo: Landing['address'] }
  | { readonly urgent: true };

/** Reads the words of an address; undefined if they name no landing page. */
export function findLanding(words: readonly string[]): Found | undefined {
  if (words.length > 2) return undefined;
  if (words.some((word) => urgentSlugs.has(word))) return { urgent: true };
  const parts = words.flatMap((word) => {
    if (!/^[a-z0-9 -]{1,60}$/i.test(word)) return [];
    const plain = facetValue(word);
    return bySlug.get(plain) ?? bySlug.get(otherNames.get(plain) ?? '') ?? [];
  });
  const landing = parts.length === words.length ? landingOf(parts) : undefined;
  if (!landing) return undefined;
  const asked = `/therapists/${words.join('/')}`;
  return asked === landing.address ? { landing } : { movedTo: landing.address };
}

/** Every page with words of its own: concerns, cities, languages, then pairs. */
export const writtenLandings: readonly Landing[] = [
  ...landingParts.filter(({ text }) => text !== undefined).map((part) => [part]),
  ...Object.keys(pairTexts).map((address) => address.split('/').flatMap((slug) => bySlug.get(slug) ?? [])),
].flatMap((parts) => landingOf(parts) ?? []);

/** A label inside a sentence; abbreviations and names stay as they are. */
export function inSentence({ kind, label }: LandingPart): string {
  const isName = kind !== 'concern' || !/^\p{Lu}\p{Ll}/u.test(label);
  return isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

const phrases: Readonly<Record<LandingKind, (label: string) => string>> = {
  concern: (label) => `for ${label}`,
  city: (label) => `in ${label}`,
  language: (label) => `who speak ${label}`,
};

/** "Therapists for anxiety who speak Hindi" */
export function titleOf({ parts }: Landing): string {
  return ['Therapists', ...parts.map((part) => phrases[part.kind](inSentence(part)))].join(' ');
}

/** The words with which the directory finds the same therapists. */
export function queryOf(parts: readonly LandingPart[]): string {
  return parts.map(inSentence).join(', ');
}
