import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { paiseIn } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import type { Option } from '@/lib/server/action/form-result';
import { versionOf } from '@/lib/server/action/outdated';
import { db, type Tx } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';
import { isMet, type Kind, kindInWords, type misfits, waysAt, waysOf } from '@/lib/therapist/kind/rules';
import { type KindShown, kindShown, newKindShown } from '@/lib/therapist/kind/shown';

export const kindColumns = {
  id: true,
  name: true,
  minutes: true,
  ...{ peopleFrom: true, peopleTo: true },
  fee: true,
  modes: true,
  place: { select: { id: true, name: true } },
  noticeHours: true,
  bookableBy: true,
  payingRule: true,
  lateRule: true,
  missedRule: true,
} as const;

type KindRow = Omit<Kind, 'feePaise'> & {
  readonly fee: { readonly toFixed: (digits: number) => string } | null;
};

export function kindOf({ fee, ...same }: KindRow): Kind {
  return { ...same, feePaise: fee && paiseIn(fee) };
}

/** The kinds that are offered, the first one first: for `select` of a therapist. */
export const offeredKinds = {
  where: { archivedAt: null },
  orderBy: [{ position: 'asc' }, { id: 'asc' }],
  select: kindColumns,
} as const;

/** The first of them only. */
export const firstKind = { ...offeredKinds, take: 1 } as const;

/** The kinds that a therapist offers, in words, the first one first: "80 minutes · ₹3,000 · Video". */
export async function kindsInWords(
  therapistId: string,
  modes: readonly string[],
): Promise<readonly (Kind & { readonly words: string })[]> {
  const rows = await db.sessionKind.findMany({
    ...offeredKinds,
    where: { ...offeredKinds.where, therapistId },
    orderBy: [...offeredKinds.orderBy],
  });
  return rows.map(kindOf).map((kind) => ({ ...kind, words: kindInWords(kind, modes) }));
}

/** Kinds as choices of a form: "Couples session · 80 minutes · ₹3,000 · Video". @param modes of the therapist */
export function kindChoices(kinds: readonly Kind[], modes: readonly string[]): Option[] {
  return kinds.map((kind) => ({ value: kind.id, label: `${kind.name} · ${kindInWords(kind, modes)}` }));
}

/** The viewer's own kinds as such choices. */
export async function listOwnKindChoices(viewer: Member): Promise<Option[]> {
  const therapist = await therapistOf(viewer);
  return therapist ? kindChoices(await kindsInWords(therapist.id, therapist.modes), therapist.modes) : [];
}

/** One of the kinds that a therapist offers, whoever may book it; null for any other id. @param id empty for the first one */
export async function findKind(
  client: Pick<Tx, 'sessionKind'>,
  therapistId: string,
  id: string,
): Promise<Kind | null> {
  if (id !== '' && !isUuid(id)) return null;
  const row = await client.sessionKind.findFirst({
    ...offeredKinds,
    where: { therapistId, archivedAt: null, ...(id !== '' && { id }) },
    orderBy: [...offeredKinds.orderBy],
  });
  return row && kindOf(row);
}

export type OwnKinds = {
  readonly slug: string;
  readonly modes: readonly string[];
  readonly offered: readonly (Kind & {
    /** Why none of the weekly hours takes it: a key of `misfits`; null if one does, or without hours. */
    readonly misfit: keyof typeof misfits | null;
  })[];
  readonly archived: readonly Kind[];
};

/** The viewer's own kinds of session; null until their account is linked. */
export async function listOwnKinds(viewer: Member): Promise<OwnKinds | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const { kinds: rows, calendar } = await db.therapist.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id: therapist.id },
    select: {
      kinds: { orderBy: [...offeredKinds.orderBy], select: { ...kindColumns, archivedAt: true } },
      calendar: {
        select: {
          hours: {
            select: { startMinute: true, endMinute: true, place: { select: { id: true, alsoRemote: true } } },
          },
        },
      },
    },
  });
  const hours = calendar?.hours ?? [];
  const named = hours.some(({ place }) => place !== null);
  const misfitOf = (kind: Kind): OwnKinds['offered'][number]['misfit'] => {
    if (!isMet(kind, therapist.modes)) return 'profile';
    if (hours.length === 0) return null;
    const ways = waysOf(kind, therapist.modes);
    const only = kind.place?.id ?? null;
    const at = ({ place }: (typeof hours)[number]) => waysAt(place, named, ways, only);
    if (only && ways.includes('in_person') && !hours.some((one) => at(one).includes('in_person')))
      return 'place';
    const there = hours.filter((one) => ways.length === 0 || at(one).length > 0);
    if (there.length === 0) return 'ways';
    return there.some(({ startMinute, endMinute }) => endMinute - startMinute >= kind.minutes)
      ? null
      : 'length';
  };
  const kinds = rows.map(({ archivedAt, ...row }) => ({
    isArchived: archivedAt !== null,
    kind: kindOf(row),
  }));
  const those = (archived: boolean) =>
    kinds.filter(({ isArchived }) => isArchived === archived).map(({ kind }) => kind);
  return {
    slug: therapist.slug,
    modes: therapist.modes,
    offered: those(false).map((kind) => ({ ...kind, misfit: misfitOf(kind) })),
    archived: those(true),
  };
}

async function placeChoices(therapistId: string): Promise<Option[]> {
  const places = await db.place.findMany({
    where: { therapistId, archivedAt: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true },
  });
  return places.map(({ id, name }) => ({ value: id, label: name }));
}

type KindForm = {
  readonly shown: KindShown;
  /** The therapist's places and ways to meet. */
  readonly places: readonly Option[];
  readonly ways: readonly string[];
};

/** The form of a new kind of session, with the viewer's ways to meet. */
export async function newOwnKind(viewer: Member): Promise<KindForm> {
  const therapist = await therapistOf(viewer);
  const places = therapist ? await placeChoices(therapist.id) : [];
  const ways = therapist?.modes ?? [];
  return { shown: newKindShown(ways), places, ways };
}

/** One of the viewer's kinds for its form, with the version that it shows; null for any other. */
export async function readOwnKind(
  viewer: Member,
  id: string,
): Promise<(KindForm & { readonly name: string; readonly version: string }) | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(id)) return null;
  const row = await db.sessionKind.findFirst({
    where: { id, therapistId: therapist.id, archivedAt: null },
    select: kindColumns,
  });
  if (!row) return null;
  const shown = kindShown(row, therapist.modes);
  const places = await placeChoices(therapist.id);
  return { name: row.name, shown, version: versionOf(shown), places, ways: therapist.modes };
}
