import { numberInWords } from '@/lib/format/count';
import { feeInShort, feesLabel, modeLabel } from '@/lib/therapist/rules';

/** A kind of session as people book it. */
export type Kind = {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  /** For how many people it is, at least and at most. */
  readonly peopleFrom: number;
  readonly peopleTo: number;
  /** 0 = free of charge, null = to be confirmed. */
  readonly feePaise: number | null;
  /** The ways to meet, out of the therapist's; empty for all of them. */
  readonly modes: readonly string[];
  /** The only place at which it is offered in person; null for every place of the hours. */
  readonly place: { readonly id: string; readonly name: string } | null;
  /** Null for the notice of the calendar. */
  readonly noticeHours: number | null;
  readonly bookableBy: string;
  /** Null for the therapist's rule. */
  readonly payingRule: string | null;
  /** Codes of what late cancelling and not coming cost; null for the therapist's rules. */
  readonly lateRule: string | null;
  readonly missedRule: string | null;
};

export const kindPaths = {
  list: '/therapist-dashboard/kinds',
  add: '/therapist-dashboard/kinds/new',
} as const;

export const kindPath = (id: string) => `${kindPaths.list}/${id}` as const;

export const newKindFormKind = 'new-session-kind';

/** Kinds of one therapist at a time: as many as a person can choose from. */
export const mostKinds = 12;

/** The database has the same bounds. */
export const minutesBounds = { least: 15, most: 240 } as const;
export const noticeBounds = { least: 0, most: 336 } as const;
export const mostPeople = 8;

export const bookableByLabels: Readonly<Record<string, string>> = {
  everybody: 'Everybody',
  clients: 'Current clients',
  link: 'People with its link',
};

export const kindLabels = {
  name: 'Name',
  minutes: 'Length, in minutes',
  peopleFrom: 'People, at least',
  peopleTo: 'People, at most',
  fee: 'Fee, in ₹',
  video: 'Video',
  phone: 'Phone',
  inPerson: 'In person',
  place: 'Place for in-person sessions',
  noticeHours: 'Notice, in hours',
  bookableBy: 'Who may book it',
} as const;

/** "₹3,000", "Free of charge" or "Fee to be confirmed". */
export function kindFee(feePaise: number | null): string {
  return feePaise === 0 ? 'Free of charge' : (feeInShort(feePaise) ?? 'Fee to be confirmed');
}

/** "₹900 to ₹1,800 per session": the fees of these kinds, without those that are free of charge. */
export function feesOfKinds(kinds: readonly Pick<Kind, 'feePaise'>[]): string {
  const known = kinds.flatMap(({ feePaise }) => (feePaise ? [feePaise] : []));
  return known.length === 0 ? feesLabel(null, null) : feesLabel(Math.min(...known), Math.max(...known));
}

/** Why nobody can book a kind of session in the weekly hours as they are. */
export const misfits = {
  length: 'None of your hours is long enough for it, so no one can book it.',
  ways: 'None of your hours is for its ways to meet, so no one can book it. In person needs hours with a place; video and phone need hours without one, or a place that offers them too.',
  place: 'None of your hours is at its place, so no one can book it in person.',
  profile: 'Your profile has none of its ways to meet, so no one can book it.',
} as const;

/** The ways to meet in which the therapist still offers it. */
export function waysOf({ modes }: Pick<Kind, 'modes'>, ofTherapist: readonly string[]): readonly string[] {
  return modes.length === 0 ? ofTherapist : ofTherapist.filter((mode) => modes.includes(mode));
}

/** Whether it can be booked at all: the profile may not have any of its ways to meet yet, or no longer. */
export function isMet(kind: Pick<Kind, 'modes'>, ofTherapist: readonly string[]): boolean {
  return ofTherapist.length === 0 || waysOf(kind, ofTherapist).length > 0;
}

/**
 * The ways out of these that some hours offer. Hours with a place are for meeting there, and for video and phone
 * if their therapist says so; once hours have places, hours without one are for video and phone.
 * @param named whether weekly hours of the calendar name a place
 * @param only id of the one place for meeting in person; null for any
 */
export function waysAt(
  place: { readonly id: string; readonly alsoRemote: boolean } | null | undefined,
  named: boolean,
  ways: readonly string[],
  only: string | null = null,
): readonly string[] {
  const inPerson = only === null ? !named || place != null : place?.id === only;
  const remote = !place || place.alsoRemote;
  return ways.filter((way) => (way === 'in_person' ? inPerson : remote));
}

/** The same for a time that is held: hours that changed meanwhile take no way from it. */
export function waysHere(...[place, named, ways, only]: Parameters<typeof waysAt>): readonly string[] {
  const offered = waysAt(place, named, ways, only);
  return offered.length > 0 ? offered : ways;
}

/** "For two people" or "For 2 to 4 people"; null for a kind for one person. */
export function peopleInWords({ peopleFrom: from, peopleTo: to }: Pick<Kind, 'peopleFrom' | 'peopleTo'>) {
  if (to === 1) return null;
  return `For ${from === to ? numberInWords(to) : `${from} to ${to}`} people`;
}

/** The name of the only place at which it is offered in person; null for any place, and where it is not offered in person. */
export function placeInPerson(kind: Pick<Kind, 'modes' | 'place'>, ofTherapist: readonly string[]) {
  return kind.place && waysOf(kind, ofTherapist).includes('in_person') ? kind.place.name : null;
}

/** "80 minutes · For two people · ₹3,000 · Video, In person (Kothrud)" */
export function kindInWords(kind: Kind, ofTherapist: readonly string[]): string {
  const place = placeInPerson(kind, ofTherapist);
  const at = place === null ? '' : ` (${place})`;
  const ways = waysOf(kind, ofTherapist)
    .map((way) => modeLabel(way) + (way === 'in_person' ? at : ''))
    .join(', ');
  const words = [`${kind.minutes} minutes`, peopleInWords(kind), kindFee(kind.feePaise), ways];
  return words.filter(Boolean).join(' · ');
}

/** Length and fee as a page showed them; a booking is refused once they differ. */
export function shownOf({ minutes, feePaise }: Pick<Kind, 'minutes' | 'feePaise'>): string {
  return `${minutes} ${feePaise ?? '-'}`;
}

const nothingChanged = 'Nothing was changed.';

export const kindMessages = {
  added: 'Added. It is in your list of kinds now.',
  saved: 'Saved. Booked appointments keep their length and fee.',
  raised: 'Moved up.',
  archived: 'Archived. Clients can no longer book it; booked appointments are not affected.',
  notSaved: 'We could not save this just now. Nothing was changed. Please try again.',
  'not-linked': 'You can do this after we accept your application.',
  unknown: 'This kind of session no longer exists. Please reload the page.',
  'too-many': `You can offer ${mostKinds} kinds of session. Archive one first.`,
  last: `This is your only kind of session, so it cannot be archived. ${nothingChanged}`,
  first: `Your first kind of session must be open to everyone, have the notice of your hours and not be free of charge: the directory shows it and its next free time. ${nothingChanged}`,
  lowest: `The fee of your first kind of session must be above the lower fee on your profile. ${nothingChanged}`,
  ways: 'Choose only ways to meet that are on your profile.',
  place: 'Choose one of your places, or none.',
  'in-plan': `A client has paid for sessions of this kind, or has a quotation for some, so it cannot be archived. To offer it to nobody else, choose “${bookableByLabels.link}”. ${nothingChanged}`,
} as const;
