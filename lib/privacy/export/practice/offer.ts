import 'server-only';
import { z } from 'zod';
import { openCalendar } from '@/lib/booking/calendar/open';
import { payHoursBounds } from '@/lib/booking/paying/rules';
import { inOwnRoom } from '@/lib/care/meeting/rules';
import { lateRuleNames, missedRuleNames } from '@/lib/payment/appointment/late';
import { add, idsIn, type Live } from '@/lib/privacy/export/practice/live';
import type { Row } from '@/lib/privacy/export/practice/read';
import type { Tx } from '@/lib/server/db';
import type { LinkedTherapist } from '@/lib/therapist/access';
import { mostKinds, mostPeople } from '@/lib/therapist/kind/rules';
import { kindSchema } from '@/lib/therapist/kind/schema';
import type { Ways } from '@/lib/therapist/proposal/commands';
import { modeLabel, waysToMeet } from '@/lib/therapist/rules';

// The offer of a practice: ways to meet, kinds of session with their places, and rules for appointments. An empty practice takes
// all of it from a file, its ways to meet after the review that a change of the profile has; any other keeps its own, and each
// line of the file that is left is named with its reason.

type Lists = ReadonlyMap<string, readonly Row[]>;

const kindColumns = {
  ...{ name: true, minutes: true, peopleFrom: true, peopleTo: true, fee: true, modes: true, placeId: true },
  ...{ noticeHours: true, bookableBy: true, payingRule: true, lateRule: true, missedRule: true },
  position: true,
} as const;

const modeList = z.array(z.enum(waysToMeet));

/** The ways to meet and the only kind of session before a reading proposed or changed them, for its undoing. */
export const offerBefore = z.object({
  modes: z.object({ was: modeList, is: modeList }),
  kind: z
    .object({
      id: z.string(),
      values: z.object({
        ...{ name: z.string(), minutes: z.number(), peopleFrom: z.number(), peopleTo: z.number() },
        fee: z.string().nullable(),
        modes: z.array(z.string()),
        placeId: z.string().nullable(),
        noticeHours: z.number().nullable(),
        bookableBy: z.string(),
        payingRule: z.string().nullable(),
        lateRule: z.string().nullable(),
        missedRule: z.string().nullable(),
        position: z.number(),
      }),
    })
    .nullable(),
});

export type OfferBefore = z.output<typeof offerBefore>;

/** The only kind of a practice without hours in which nothing was booked or sold; null once the practice is in use. */
export async function kindOfEmptyPractice(tx: Tx, therapistId: string) {
  const hours = await tx.availabilityHours.count({ where: { calendar: { therapistId } } });
  const bookings = await tx.booking.count({ where: { calendar: { therapistId } } });
  const kinds = await tx.sessionKind.findMany({
    where: { therapistId },
    take: 2,
    select: { id: true, ...kindColumns, _count: { select: { plans: true, quotations: true } } },
  });
  const [only] = kinds;
  if (!only || kinds.length > 1 || hours + bookings + only._count.plans + only._count.quotations > 0)
    return null;
  const { _count, id, fee, ...same } = only;
  return { id, values: { ...same, fee: fee?.toFixed(2) ?? null } };
}

type OnlyKind = NonNullable<Awaited<ReturnType<typeof kindOfEmptyPractice>>>;

const kindRow = z
  .object({
    id: z.uuid(),
    name: kindSchema.shape.name,
    minutes: z.int().min(15).max(240),
    people_from: z.int().min(1).default(1),
    people_to: z.int().max(mostPeople).default(1),
    fee: z.number().min(0).max(1_000_000).nullable(),
    modes: modeList,
    place_id: z.uuid().nullable().default(null),
    notice_hours: z.int().min(0).max(336).nullable(),
    bookable_by: kindSchema.shape.bookableBy,
    paying_rule: z.enum(['ahead', 'after']).nullable().default(null),
    late_rule: z.enum(lateRuleNames).nullable().default(null),
    missed_rule: z.enum(missedRuleNames).nullable().default(null),
    position: z.int32().default(0),
    archived_at: z.iso.datetime({ offset: true }).nullable(),
  })
  .refine(({ people_from, people_to }) => people_from <= people_to);

type KindRow = z.output<typeof kindRow>;

const valuesOf = ({ name, minutes, fee, modes, position, ...row }: KindRow, { places }: Live) => ({
  ...{ name, minutes, fee, modes, position },
  placeId: places.get(row.place_id ?? '') ?? null,
  ...{ peopleFrom: row.people_from, peopleTo: row.people_to },
  ...{ noticeHours: row.notice_hours, bookableBy: row.bookable_by },
  ...{ payingRule: row.paying_rule, lateRule: row.late_rule, missedRule: row.missed_rule },
});

const inOrder = (one: KindRow, other: KindRow) =>
  one.position - other.position || one.id.localeCompare(other.id);

/** Why a kind of the file is not among those of the practice here. */
type Reason = (kind: KindRow) => string | false;

const leftLine = (name: unknown, reason: string) =>
  `The kind of session “${String(name).slice(0, 60)}” was not imported, because ${reason}.`;

/** Divides the kinds of a file into those that are taken, and lines about the others. */
function divided(rows: readonly Row[], reasons: readonly Reason[]) {
  const lines: string[] = [];
  const kinds = rows.flatMap((row) => {
    const { data } = kindRow.safeParse(row);
    if (!data) lines.push(leftLine(row.name, 'we cannot read this line'));
    return data ? [data] : [];
  });
  const taken = kinds.toSorted(inOrder).filter((kind) => {
    const reason = reasons.map((of) => of(kind)).find(Boolean);
    if (reason) lines.push(leftLine(kind.name, reason));
    return !reason;
  });
  return { taken, lines };
}

/** Whether a kind may represent its therapist in the directory (lib/therapist/kind/commands.ts). */
const mayBeFirst = (kind: KindRow, lowestFee: number | null) =>
  kind.bookable_by === 'everybody' &&
  kind.notice_hours === null &&
  kind.fee !== 0 &&
  (lowestFee === null || (kind.fee ?? 0) > lowestFee);

const waysOfFile = z.object({ modes: modeList.min(1) });

type Offer = {
  readonly therapist: LinkedTherapist;
  readonly lists: Lists;
  /** The listing of the file, if it is new here. */
  readonly listing: Row | undefined;
  /** The kinds of the file that are new here. */
  readonly rows: readonly Row[];
  /** The only kind here, while the practice is empty. */
  readonly only: OnlyKind | null;
  /** Makes a place of the file here. @returns its id here; null if the file does not have it */
  readonly placeHere: (id: string) => Promise<string | null>;
  /** Proposes ways to meet for the profile. @returns those until now */
  readonly propose: (ways: Ways) => Promise<Ways>;
};

/**
 * Kinds of session with their places; proposes the ways to meet of the file in an empty practice, whose kinds wait for those
 * that the profile does not have yet.
 * @returns lines about those that are left or wait
 */
export async function takeKinds(
  tx: Tx,
  { therapist, lists, listing, rows, only, placeHere, propose }: Offer,
  live: Live,
): Promise<{ readonly before: OfferBefore | null; readonly lines: readonly string[] }> {
  const { id: therapistId } = therapist;
  const present = waysToMeet.filter((mode) => therapist.modes.includes(mode));
  const named = (only && waysOfFile.safeParse(listing).data?.modes) ?? [];
  const ways = waysToMeet.filter((mode) => named.includes(mode));
  const modes = ways.length > 0 ? ways : present;
  const there = only
    ? []
    : await tx.sessionKind.findMany({
        where: { therapistId },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      });
  const offered = there.filter(({ archivedAt }) => archivedAt === null);
  const names = new Set(offered.map(({ name }) => name.toLowerCase()));
  const placesOfFile = new Set((lists.get('places') ?? []).map(({ id }) => id));
  let free = mostKinds - offered.length;
  const { taken, lines } = divided(rows, [
    (kind) =>
      kind.place_id !== null && !placesOfFile.has(kind.place_id) && 'the file does not have its place',
    (kind) =>
      kind.archived_at === null && names.has(kind.name.toLowerCase()) && 'you have a kind with this name',
    (kind) => {
      const missing = kind.archived_at === null ? kind.modes.filter((mode) => !modes.includes(mode)) : [];
      return (
        missing.length > 0 &&
        `your profile does not have its ways to meet: ${missing.map(modeLabel).join(', ')}`
      );
    },
    (kind) => kind.archived_at === null && --free < 0 && `you can offer ${mostKinds} kinds`,
  ]);
  for (const { place_id } of taken) if (place_id !== null) await placeHere(place_id);
  const { lowestFee } = await tx.therapist.findUniqueOrThrow({
    where: { id: therapistId },
    select: { lowestFee: true },
  });
  const first = taken.find(({ archived_at }) => archived_at === null);
  const replaces = only && first && mayBeFirst(first, lowestFee?.toNumber() ?? null) ? first : null;
  const last = Math.max(0, ...there.map(({ position }) => position), only?.values.position ?? 0);
  if (only && replaces) {
    await tx.sessionKind.update({ where: { id: only.id }, data: valuesOf(replaces, live) });
    add(live, 'session_kinds', [replaces.id], []);
    live.kinds.set(replaces.id, only.id);
  }
  const others = taken.filter((kind) => kind !== replaces);
  const made = await tx.sessionKind.createManyAndReturn({
    data: others.map((kind, index) => ({
      ...{ therapistId, ...valuesOf(kind, live), archivedAt: kind.archived_at },
      ...(!replaces && { position: last + index + 1 }),
    })),
    select: { id: true },
  });
  add(live, 'session_kinds', idsIn(others), idsIn(made));
  for (const [index, { id }] of others.entries()) live.kinds.set(id, made[index]?.id ?? '');
  if (!only) return { before: null, lines };
  const was = ways.length > 0 ? await propose(ways) : ways;
  const inWords = (list: Ways) => list.map(modeLabel).join(', ');
  const words = `We review the ways to meet in the file (${inWords(ways)}). Until then, your profile still shows: ${inWords(present)}.`;
  return {
    before: { modes: { was, is: ways }, kind: replaces && only },
    lines: modes.join() === present.join() ? lines : [...lines, words],
  };
}

/** Lines about what stays because the therapist has set it here. */
export const offerStays = {
  hours:
    'Your hours, holidays, extra hours and regular hours are unchanged, because you have already set hours here.',
  terms: 'Your rules for appointments are unchanged, because you have already set rules here.',
  unreadTerms: 'Your rules for appointments are unchanged, because we cannot read those of the file.',
} as const;

const phone = z.string().regex(/^\+?[0-9][0-9 ().-]{3,28}[0-9]$/);

const termsRow = z.object({
  calendar_id: z.string(),
  video_link: z.union([z.literal(inOwnRoom), z.url({ protocol: /^https$/ }).max(500)]).nullable(),
  phone_caller: z.enum(['host', 'person']),
  host_phone: phone.nullable(),
  address: z.string().min(1).max(500).nullable(),
  backup_phone: phone.nullable(),
  paying_rule: z.enum(['free', 'ahead', 'after']),
  pay_hours: z.int().min(payHoursBounds.least).max(payHoursBounds.most),
  release_unpaid: z.boolean(),
  late_rule: z.enum(lateRuleNames),
  missed_rule: z.enum(missedRuleNames),
});

/** The rules for appointments, where an empty practice has none. @returns a line about those left */
export async function takeTerms(
  tx: Tx,
  { id: therapistId }: LinkedTherapist,
  { rows, only }: Pick<Offer, 'rows' | 'only'>,
  live: Live,
): Promise<readonly string[]> {
  const [row] = rows;
  if (!row) return [];
  const { data } = termsRow.safeParse(row);
  if (!data) return [offerStays.unreadTerms];
  const calendarId = only && (await openCalendar(tx, therapistId)).id;
  if (calendarId === null || (await tx.appointmentTerms.count({ where: { calendarId } })) > 0)
    return [offerStays.terms];
  await tx.appointmentTerms.create({
    data: {
      calendarId,
      ...{ videoLink: data.video_link, phoneCaller: data.phone_caller, hostPhone: data.host_phone },
      ...{ address: data.address, backupPhone: data.backup_phone, payingRule: data.paying_rule },
      ...{ payHours: data.pay_hours, releaseUnpaid: data.release_unpaid },
      ...{ lateRule: data.late_rule, missedRule: data.missed_rule },
    },
  });
  add(live, 'appointment_terms', [data.calendar_id], [calendarId]);
  return [];
}
