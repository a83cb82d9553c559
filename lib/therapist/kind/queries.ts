import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { paiseIn } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';
import type { Kind } from '@/lib/therapist/kind/rules';
import { type KindShown, kindShown, newKindShown } from '@/lib/therapist/kind/shown';

export const kindColumns = {
  id: true,
  name: true,
  minutes: true,
  fee: true,
  modes: true,
  noticeHours: true,
  bookableBy: true,
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

export type OwnKinds = {
  readonly slug: string;
  readonly modes: readonly string[];
  readonly offered: readonly (Kind & {
    /** Whether one stretch of the weekly hours is long enough; true without hours. */
    readonly fits: boolean;
  })[];
  readonly archived: readonly Kind[];
};

/** The viewer's own kinds of session; null until their account is linked. */
export async function listOwnKinds(viewer: Member): Promise<OwnKinds | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const rows = await db.sessionKind.findMany({
    where: { therapistId: therapist.id },
    orderBy: [...offeredKinds.orderBy],
    select: { ...kindColumns, archivedAt: true },
  });
  const hours = await db.availabilityHours.findMany({
    where: { calendar: { therapistId: therapist.id } },
    select: { startMinute: true, endMinute: true },
  });
  const longest = Math.max(...hours.map(({ startMinute, endMinute }) => endMinute - startMinute));
  const kinds = rows.map(({ archivedAt, ...row }) => ({
    isArchived: archivedAt !== null,
    kind: kindOf(row),
  }));
  const those = (archived: boolean) =>
    kinds.filter(({ isArchived }) => isArchived === archived).map(({ kind }) => kind);
  return {
    slug: therapist.slug,
    modes: therapist.modes,
    offered: those(false).map((kind) => ({ ...kind, fits: hours.length === 0 || kind.minutes <= longest })),
    archived: those(true),
  };
}

/** The form of a new kind of session, with the viewer's ways to meet. */
export async function newOwnKind(viewer: Member): Promise<KindShown> {
  return newKindShown((await therapistOf(viewer))?.modes ?? []);
}

/** One of the viewer's kinds for its form, with the version that it shows; null for any other. */
export async function readOwnKind(
  viewer: Member,
  id: string,
): Promise<{ readonly name: string; readonly shown: KindShown; readonly version: string } | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(id)) return null;
  const row = await db.sessionKind.findFirst({
    where: { id, therapistId: therapist.id, archivedAt: null },
    select: kindColumns,
  });
  if (!row) return null;
  const shown = kindShown(row, therapist.modes);
  return { name: row.name, shown, version: versionOf(shown) };
}
