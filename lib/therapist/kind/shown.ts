import { shortRupees } from '@/lib/format/money';
import type { kindLabels } from '@/lib/therapist/kind/rules';
import type { KindInput } from '@/lib/therapist/kind/schema';

export type KindShown = Readonly<Record<keyof typeof kindLabels, string>>;

const tick = (is: boolean) => (is ? 'on' : '');

/** The sent fields as the form shows them. */
export function inputShown(input: KindInput): KindShown {
  return {
    name: input.name,
    minutes: String(input.minutes),
    peopleFrom: String(input.peopleFrom),
    peopleTo: String(input.peopleTo),
    fee: input.fee === null ? '' : shortRupees(input.fee),
    video: tick(input.video),
    phone: tick(input.phone),
    inPerson: tick(input.inPerson),
    place: input.place,
    noticeHours: input.noticeHours === null ? '' : String(input.noticeHours),
    bookableBy: input.bookableBy,
  };
}

type Row = Pick<KindInput, 'name' | 'minutes' | 'peopleFrom' | 'peopleTo' | 'noticeHours' | 'bookableBy'> & {
  readonly fee: { readonly toFixed: (digits: number) => string } | null;
  readonly modes: readonly string[];
  readonly place: { readonly id: string } | null;
};

/** A row as the form shows it. @param ofTherapist the ways to meet on the profile; a row without any means all of these */
export function kindShown({ fee, modes, place, ...same }: Row, ofTherapist: readonly string[]): KindShown {
  const ways = modes.length === 0 ? ofTherapist : modes;
  return inputShown({
    ...same,
    fee: fee?.toFixed(2) ?? null,
    video: ways.includes('video'),
    phone: ways.includes('phone'),
    inPerson: ways.includes('in_person'),
    place: place?.id ?? '',
  });
}

/** The form of a new kind before anything is typed. */
export function newKindShown(ofTherapist: readonly string[]): KindShown {
  return {
    ...kindShown(
      {
        ...{ name: '', minutes: 50, peopleFrom: 1, peopleTo: 1, fee: null },
        ...{ modes: [], place: null, noticeHours: null, bookableBy: 'everybody' },
      },
      ofTherapist,
    ),
    minutes: '',
  };
}

/** The chosen ways as the column holds them; empty for all of the therapist's, so that a later one counts too. */
export function modesOf(
  { video, phone, inPerson }: Pick<KindInput, 'video' | 'phone' | 'inPerson'>,
  ofTherapist: readonly string[],
): string[] | 'unknown' {
  const chosen = [video && 'video', phone && 'phone', inPerson && 'in_person'].filter((way) => way !== false);
  if (chosen.some((way) => !ofTherapist.includes(way))) return 'unknown';
  return chosen.length === ofTherapist.length ? [] : chosen;
}
