import 'server-only';
import type { Member } from '@/lib/account/session/session';
import type { placeLabels } from '@/lib/booking/place/rules';
import { isUuid } from '@/lib/format/uuid';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

export type PlaceShown = Readonly<Record<keyof typeof placeLabels, string>>;

type Row = { readonly name: string; readonly address: string; readonly alsoRemote: boolean };

/** A place as its form shows it. */
export function shownPlace({ name, address, alsoRemote }: Row): PlaceShown {
  return { name, address, alsoRemote: alsoRemote ? 'on' : '' };
}

export type OwnPlace = Row & { readonly id: string };

/** The viewer's places that are not archived, by name; null until their account is linked. */
export async function listOwnPlaces(viewer: Member): Promise<readonly OwnPlace[] | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  return db.place.findMany({
    where: { therapistId: therapist.id, archivedAt: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, address: true, alsoRemote: true },
  });
}

export type SharedPlace = {
  /** Null for a place that was added with the code of a colleague. */
  readonly code: string | null;
  /** Other places with the same premises. */
  readonly others: number;
};

/** One of the viewer's places for its form, with its code and the version that it shows; null for any other. */
export async function readOwnPlace(
  viewer: Member,
  id: string,
): Promise<(SharedPlace & { readonly shown: PlaceShown; readonly version: string }) | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist || !isUuid(id)) return null;
  const row = await db.place.findFirst({ where: { id, therapistId: therapist.id, archivedAt: null } });
  if (!row) return null;
  const shown = shownPlace(row);
  const { premisesId, shareCode: code } = row;
  const others = await db.place.count({ where: { premisesId, archivedAt: null, id: { not: id } } });
  return { code, others, shown, version: versionOf(shown) };
}
