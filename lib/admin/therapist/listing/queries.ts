import 'server-only';
import type { Therapist } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { listingShown } from '@/lib/admin/therapist/listing/rules';
import { missingBeforePublic } from '@/lib/admin/therapist/listing-status/ready';
import type { Missing } from '@/lib/admin/therapist/listing-status/rules';
import { payoutShownFrom } from '@/lib/admin/therapist/payout/queries';
import { maskedAccount, type ShownFrom } from '@/lib/admin/therapist/rules';
import { indianDay } from '@/lib/format/time';
import { isUuid } from '@/lib/format/uuid';
import { versionOf } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { kindsInWords } from '@/lib/therapist/kind/queries';

export type RegistrationView = {
  readonly id: string;
  readonly register: string;
  readonly number: string;
  readonly checkedAt: Date | null;
  readonly checkedBy: string | null;
  /** "2030-03-31" */
  readonly expiresOn: string | null;
  /** Checked by the team, and valid today. */
  readonly live: boolean;
};

export type ListingView = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  /** The version of the shown values. */
  readonly version: string;
  readonly public: boolean;
  readonly everPublic: boolean;
  readonly sample: boolean;
  /** Gaps to close before publishing; empty while it is public. */
  readonly missing: readonly Missing[];
  readonly upcomingBookings: number;
  readonly account: { readonly email: string } | null;
  /** Values of the public fields for the form, as text. */
  readonly fields: Readonly<Record<string, string>>;
  readonly payout: {
    /** `updated_at`: the version that the form of the account shows. */
    readonly version: string;
    readonly bankName: string | null;
    readonly accountHolder: string | null;
    readonly accountMasked: string;
    readonly ifsc: string | null;
    readonly upiId: string | null;
    readonly taxStatus: string;
    readonly gstin: string | null;
    readonly changedAt: Date | null;
    readonly shownFrom: ShownFrom;
  };
  readonly registrations: readonly RegistrationView[];
  /** The kinds of session on offer, the first one first. */
  readonly kinds: Awaited<ReturnType<typeof kindsInWords>>;
};

async function readRegistrations(therapistId: string, today: string): Promise<RegistrationView[]> {
  const found = await db.therapistRegistration.findMany({
    where: { therapistId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      register: true,
      number: true,
      checkedAt: true,
      expiresOn: true,
      checkedBy: { select: { email: true } },
    },
  });
  return found.map(({ checkedBy, expiresOn, ...same }) => {
    const lastDay = expiresOn?.toISOString().slice(0, 10) ?? null;
    const live = same.checkedAt !== null && lastDay !== null && lastDay >= today;
    return { ...same, checkedBy: checkedBy?.email ?? null, expiresOn: lastDay, live };
  });
}

type PayoutRow = Pick<
  Therapist,
  | 'id'
  | 'bankName'
  | 'accountHolder'
  | 'accountNumber'
  | 'ifsc'
  | 'upiId'
  | 'taxStatus'
  | 'gstin'
  | 'payoutChangedAt'
  | 'updatedAt'
>;

/** The latest account, with the number masked, and when payers see it. */
async function payoutOf(row: PayoutRow): Promise<ListingView['payout']> {
  const shownFrom = await payoutShownFrom(db, row.id);
  return {
    version: row.updatedAt.toISOString(),
    bankName: row.bankName,
    accountHolder: row.accountHolder,
    accountMasked: maskedAccount(row.accountNumber),
    ifsc: row.ifsc,
    upiId: row.upiId,
    taxStatus: row.taxStatus,
    gstin: row.gstin,
    changedAt: row.payoutChangedAt,
    shownFrom,
  };
}

/** Where the viewer's own fees go; null without a listing. */
export async function ownPayout(
  viewer: MemberOf<'therapist'>,
): Promise<Pick<ListingView, 'id' | 'payout'> | null> {
  const row = await db.therapist.findUnique({ where: { userId: viewer.userId } });
  return row && { id: row.id, payout: await payoutOf(row) };
}

/**
 * One therapist for the back office, with the bank number masked; undefined for an unknown id. Opening it
 * writes an audit line if an account is linked, because the record is then that person's.
 */
export async function readListing(
  viewer: MemberOf<'admin'>,
  id: string,
  request: AuditedRequest,
): Promise<ListingView | undefined> {
  const now = new Date();
  if (!isUuid(id)) return undefined;
  const row = await db.therapist.findUnique({
    where: { id },
    include: { user: { select: { email: true } } },
  });
  if (!row) return undefined;
  const [registrations, missing, upcomingBookings] = await Promise.all([
    readRegistrations(id, indianDay(now)),
    row.isActive ? [] : missingBeforePublic(id),
    db.booking.count({
      where: { calendar: { therapistId: id }, status: 'confirmed', startsAt: { gt: now } },
    }),
    row.userId === null
      ? undefined
      : recordAudit(db, {
          actor: viewer,
          action: 'therapist.opened',
          subject: { table: 'therapists', id },
          subjectUserId: row.userId,
          request,
        }),
  ]);
  const fields = listingShown({
    ...row,
    sessionRate: row.sessionRate?.toFixed(2) ?? null,
    lowestFee: row.lowestFee?.toFixed(2) ?? null,
  });
  return {
    id,
    slug: row.slug,
    name: row.name,
    title: row.title,
    version: versionOf(fields),
    public: row.isActive,
    everPublic: row.activatedAt !== null,
    sample: row.isSample,
    missing,
    upcomingBookings,
    account: row.user,
    fields,
    payout: await payoutOf(row),
    registrations,
    kinds: await kindsInWords(id, row.modes),
  };
}
