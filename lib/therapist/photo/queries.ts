import 'server-only';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import type { MemberOf, Viewer } from '@/lib/account/session/session';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import { type ReadableFile, readFile } from '@/lib/server/storage/files';
import { photoKey, photoOfFile, photoOfKey } from '@/lib/therapist/photo/address';
import { photosPath } from '@/lib/therapist/photo/rules';
import { pictureUrl } from '@/lib/therapist/rules';

/**
 * The public photo of a listing, by the name of its file.
 * @throws when the database or the store does not answer
 */
export async function publicPhoto(file: string): Promise<ReadableFile | null> {
  const id = photoOfFile(file);
  if (!id) return null;
  const photo = await db.therapistPhoto.findFirst({
    where: { id, status: 'approved', therapist: { isActive: true, profilePicture: photoKey(id) } },
    select: { file: { select: { bucket: true, key: true } } },
  });
  return photo && readFile(photo.file);
}

/** Any photo, for its sender, for the listing's therapist, and for an admin with the second factor. */
export async function privatePhoto(viewer: Viewer | null, id: string): Promise<ReadableFile | null> {
  if (!viewer || !isUuid(id)) return null;
  const photo = await db.therapistPhoto.findUnique({
    where: { id },
    select: {
      userId: true,
      therapist: { select: { userId: true } },
      file: { select: { bucket: true, key: true } },
    },
  });
  const ofTeam = viewer.profile?.role === 'admin' && hasSecondFactor(viewer);
  const owners = [photo?.userId, photo?.therapist?.userId];
  return photo && (owners.includes(viewer.userId) || ofTeam) ? readFile(photo.file) : null;
}

export type WaitingPhoto = {
  readonly id: string;
  /** For `<img src>`; opens only for its sender and the back office. */
  readonly address: string;
  readonly sentAt: Date;
};

function waitingOf(row: { readonly id: string; readonly createdAt: Date } | null): WaitingPhoto | null {
  return row && { id: row.id, address: `${photosPath}/${row.id}`, sentAt: row.createdAt };
}

const waitingColumns = { id: true, createdAt: true } as const;

/** The address of a listing's photo after signing in; the public one works only while the listing is public. */
function shownOf(profilePicture: string | null | undefined): string | null {
  const id = profilePicture && photoOfKey(profilePicture);
  return id ? `${photosPath}/${id}` : (pictureUrl(profilePicture ?? null) ?? null);
}

/** A therapist's own photo: the public one, the unreviewed one, and the reason of the last refusal. */
export type OwnPhoto = {
  readonly shown: string | null;
  readonly waiting: WaitingPhoto | null;
  readonly refusedBecause: string | null;
};

/** The viewer's own photo; an applicant has no public one. */
export async function ownPhoto({ userId }: MemberOf<'therapist'>): Promise<OwnPhoto> {
  const [therapist, waiting, last] = await Promise.all([
    db.therapist.findUnique({ where: { userId }, select: { profilePicture: true } }),
    db.therapistPhoto.findFirst({ where: { userId, status: 'submitted' }, select: waitingColumns }),
    db.therapistPhoto.findFirst({
      // A photo added by the team belongs to the listing, not to the account; it too ends an earlier refusal.
      where: { OR: [{ userId }, { therapist: { userId }, status: 'approved' }], status: { not: 'replaced' } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { status: true, reason: true },
    }),
  ]);
  return {
    shown: shownOf(therapist?.profilePicture),
    waiting: waitingOf(waiting),
    refusedBecause: last?.status === 'declined' ? last.reason : null,
  };
}

export async function waitingPhotoOf(
  _admin: MemberOf<'admin'>,
  userId: string | null,
): Promise<WaitingPhoto | null> {
  if (userId === null) return null;
  return waitingOf(
    await db.therapistPhoto.findFirst({ where: { userId, status: 'submitted' }, select: waitingColumns }),
  );
}

export async function listingPhoto(
  admin: MemberOf<'admin'>,
  therapistId: string,
): Promise<Omit<OwnPhoto, 'refusedBecause'>> {
  const therapist = await db.therapist.findUniqueOrThrow({
    where: { id: therapistId },
    select: { profilePicture: true, userId: true },
  });
  return {
    shown: shownOf(therapist.profilePicture),
    waiting: await waitingPhotoOf(admin, therapist.userId),
  };
}

/** Unreviewed photos of linked accounts, oldest first. */
export async function listWaitingPhotos(_admin: MemberOf<'admin'>): Promise<
  readonly {
    readonly id: string;
    readonly sentAt: Date;
    readonly therapist: { readonly id: string; readonly name: string };
  }[]
> {
  const rows = await db.therapistPhoto.findMany({
    relationLoadStrategy: 'join',
    where: { status: 'submitted', user: { therapist: { isNot: null } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 100,
    select: { ...waitingColumns, user: { select: { therapist: { select: { id: true, name: true } } } } },
  });
  return rows.flatMap(({ id, createdAt, user }) =>
    user?.therapist ? [{ id, sentAt: createdAt, therapist: user.therapist }] : [],
  );
}
