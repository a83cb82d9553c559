import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { isDue } from '@/lib/therapist/accepting/rules';
import { therapistOf } from '@/lib/therapist/access';
import { meetingPlaceIsSet } from '@/lib/therapist/practice/meeting-place';

/** The listing that an account is linked to; only an admin links the two. */
export type OwnPractice = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  /** Whether they should repeat that new clients are welcome. */
  readonly acceptingDue: boolean;
};

export type OwnApplication = {
  readonly status: string;
  readonly appliedAt: Date;
  /** When the form was last saved, as a draft or sent; null before. */
  readonly savedAt: Date | null;
  /** When the complete form was sent; null before. */
  readonly sentAt: Date | null;
  /** When the team asked a question that is still open. */
  readonly askedAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly reason: string | null;
};

/** The listing of a therapist's account, or null until an admin has linked one. Reads once per rendered page. */
export async function ownPractice(
  viewer: MemberOf<'therapist'>,
  now: Date = new Date(),
): Promise<OwnPractice | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const { slug, name, title, acceptingNewClients, acceptingConfirmedAt } = therapist;
  return { slug, name, title, acceptingDue: acceptingNewClients && isDue(acceptingConfirmedAt, now) };
}

export type SetUp = {
  readonly photo: boolean;
  readonly hours: boolean;
  /** A fee, and an account to pay it to. */
  readonly fee: boolean;
  readonly payee: boolean;
  /** A place for the ways to meet that the listing offers. */
  readonly meeting: boolean;
  /** They have confirmed the listing's text. */
  readonly read: boolean;
  readonly public: boolean;
  /** They have added or imported a client. */
  readonly clients: boolean;
};

/** The steps of the viewer's set-up; null from the first client or guest on, and for an unlinked account. */
export async function setUpOf({ userId }: MemberOf<'therapist'>): Promise<SetUp | null> {
  const [found] = await db.$queryRaw<(SetUp & { readonly begun: boolean })[]>`
    SELECT
      therapists.profile_picture IS NOT NULL
        OR EXISTS (SELECT FROM therapist_photos WHERE user_id = ${userId}::uuid AND status = 'submitted') AS photo,
      EXISTS (
        SELECT FROM calendars JOIN availability_hours ON calendar_id = calendars.id
        WHERE calendars.therapist_id = therapists.id) AS hours,
      session_rate IS NOT NULL AS fee,
      upi_id IS NOT NULL OR account_number IS NOT NULL AS payee,
      ${meetingPlaceIsSet} AS meeting,
      profile_read_at IS NOT NULL AS read,
      is_active AS "public",
      EXISTS (SELECT FROM client_cards WHERE client_cards.therapist_id = therapists.id) AS clients,
      -- A guest who cancels has not become a client.
      EXISTS (
        SELECT FROM therapy_sessions s
        WHERE s.therapist_id = therapists.id AND (s.client_id IS NOT NULL OR s.status <> 'cancelled')) AS begun
    FROM therapists WHERE user_id = ${userId}::uuid`;
  if (!found || found.begun) return null;
  const { begun: _, ...steps } = found;
  return steps;
}

export async function ownApplication({ profile }: MemberOf<'therapist'>): Promise<OwnApplication | null> {
  const found = await db.therapistApplication.findFirst({
    where: { profileId: profile.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      status: true,
      createdAt: true,
      savedAt: true,
      sentAt: true,
      askedAt: true,
      reviewedAt: true,
      reason: true,
    },
  });
  if (!found) return null;
  const { createdAt, ...same } = found;
  return { ...same, appliedAt: createdAt };
}
