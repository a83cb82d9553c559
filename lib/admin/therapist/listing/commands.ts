import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AdminCaller } from '@/lib/admin/caller';
import { changeDetails, changedFields } from '@/lib/admin/change-log';
import { enqueueListingChange } from '@/lib/admin/therapist/enqueue';
import { listingShown } from '@/lib/admin/therapist/listing/rules';
import { type ListingInput, slugOf } from '@/lib/admin/therapist/listing/schema';
import type { Refused } from '@/lib/server/action/outcome';
import { isOutdated, type Shown } from '@/lib/server/action/outdated';
import { db, type Tx } from '@/lib/server/db';
import { type Refuse, refusableTransaction } from '@/lib/server/db/transaction';
import { isUniqueViolation } from '@/lib/server/db/unique-violation';
import { listingColumns } from '@/lib/therapist/proposal/differences';
import { mayBeShown } from '@/lib/therapist/title/commands';

/** Gap between positions, so that a new listing fits between two. */
const step = 10;

const columns = {
  ...listingColumns,
  id: true,
  slug: true,
  name: true,
  degrees: true,
  email: true,
  gender: true,
  acceptingNewClients: true,
  displayOrder: true,
  isActive: true,
  activatedAt: true,
  userId: true,
} as const;

function valuesOf({ video, phone, inPerson, displayOrder: _, slug: __, ...same }: ListingInput) {
  const ways = [
    { way: 'video', chosen: video },
    { way: 'phone', chosen: phone },
    { way: 'in_person', chosen: inPerson },
  ];
  return { ...same, modes: ways.filter(({ chosen }) => chosen).map(({ way }) => way) };
}

async function lastPlace(tx: Tx): Promise<number> {
  const { _max } = await tx.therapist.aggregate({ _max: { displayOrder: true } });
  return (_max.displayOrder ?? 0) + step;
}

/** A free slug: the wanted one, or one made from the name with a number if it is taken. */
async function freeSlug(tx: Tx, { slug, name }: ListingInput): Promise<string> {
  if (slug !== '') return slug;
  const wanted = slugOf(name) || 'therapist';
  const taken = await tx.therapist.findMany({
    where: { slug: { startsWith: wanted } },
    select: { slug: true },
  });
  const known = new Set(taken.map((other) => other.slug));
  let number = 1;
  while (known.has(number === 1 ? wanted : `${wanted}-${number}`)) number += 1;
  return number === 1 ? wanted : `${wanted}-${number}`;
}

type NotCreated = Refused<'slug-taken' | 'unproven'>;
type Created = { readonly done: true; readonly id: string };

/**
 * Makes a listing in the caller's transaction, not yet public.
 * @param id of the new row: the key of the form token, so that a form sent twice makes one listing
 * @param prove writes the register entry that a protected title needs; its refusal rolls the listing back
 */
export async function createListingIn(
  tx: Tx,
  id: string,
  input: ListingInput,
  { viewer, request }: AdminCaller,
  prove?: () => Promise<void>,
): Promise<Created | NotCreated> {
  // Two listings of one name made at once take two slugs, and a form sent twice at once makes one listing.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('therapists.slug'))`;
  const before = await tx.therapist.findUnique({ where: { id }, select: { id: true } });
  if (before) return { done: true, id };
  const values = valuesOf(input);
  const slug = await freeSlug(tx, input);
  if (await tx.therapist.findUnique({ where: { slug }, select: { id: true } })) {
    return { done: false, because: 'slug-taken' };
  }
  const displayOrder = input.displayOrder ?? (await lastPlace(tx));
  // A register entry needs a row to belong to, and a protected title needs the register entry.
  await tx.therapist.create({
    data: { ...values, id, slug, displayOrder, name: slug, title: 'Therapist', bio: '', specialization: [] },
  });
  await prove?.();
  if (!(await mayBeShown(tx, id, values))) return { done: false, because: 'unproven' };
  const { name, title, bio, specialization } = values;
  await tx.therapist.update({ where: { id }, data: { name, title, bio, specialization } });
  await recordAudit(tx, {
    actor: viewer,
    action: 'therapist.created',
    subject: { table: 'therapists', id },
    details: { slug, name: values.name, title: values.title },
    request,
  });
  return { done: true, id };
}

/** Makes a listing, not yet public: see `createListingIn`. */
export async function createListing(
  id: string,
  input: ListingInput,
  caller: AdminCaller,
): Promise<Created | NotCreated> {
  try {
    return await refusableTransaction(async (tx, refuse: Refuse<NotCreated>): Promise<Created> => {
      const made = await createListingIn(tx, id, input, caller);
      if (!made.done) throw refuse(made);
      return made;
    });
  } catch (error) {
    // Another listing took the slug between the check and the insert.
    if (isUniqueViolation(error)) return { done: false, because: 'slug-taken' };
    throw error;
  }
}

type Saved =
  | { readonly done: true; readonly changed: boolean; readonly public: boolean }
  | NotCreated
  | Refused<'gone' | 'slug-fixed'>
  | Refused<'outdated', { readonly wrote: Shown; readonly current: Shown }>;

type Edit = {
  readonly id: string;
  /** The version of the shown values. */
  readonly version: string;
  readonly input: ListingInput;
};

/**
 * Changes a therapist's listing. Refuses if it has changed since the form was opened. Mails the former
 * mailbox when the mailbox changes.
 */
export async function saveListing({ id, version, input }: Edit, caller: AdminCaller): Promise<Saved> {
  try {
    return await db.$transaction(async (tx): Promise<Saved> => {
      await tx.$queryRaw`SELECT 1 FROM therapists WHERE id = ${id}::uuid FOR UPDATE`;
      const row = await tx.therapist.findUnique({ where: { id }, select: columns });
      if (!row) return { done: false, because: 'gone' };
      const slug = input.slug || row.slug;
      const values = { ...valuesOf(input), slug, displayOrder: input.displayOrder ?? row.displayOrder };
      const before = {
        ...row,
        sessionRate: row.sessionRate?.toFixed(2) ?? null,
        lowestFee: row.lowestFee?.toFixed(2) ?? null,
      };
      const [wrote, current] = [listingShown(values), listingShown(before)];
      if (isOutdated(version, wrote, current)) return { done: false, because: 'outdated', wrote, current };
      if (slug !== row.slug && row.activatedAt) return { done: false, because: 'slug-fixed' };
      const fields = changedFields(before, values);
      if (fields.length === 0) return { done: true, changed: false, public: row.isActive };
      if (!(await mayBeShown(tx, id, values))) return { done: false, because: 'unproven' };
      // The therapist confirmed the old text, not this one.
      await tx.therapist.update({ where: { id }, data: { ...values, profileReadAt: null } });
      await recordAudit(tx, {
        actor: caller.viewer,
        action: 'therapist.changed',
        subject: { table: 'therapists', id },
        ...(row.userId && { subjectUserId: row.userId }),
        details: changeDetails(before, values),
        request: caller.request,
      });
      await enqueueListingChange(tx, row, { newEmail: values.email });
      return { done: true, changed: true, public: row.isActive };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { done: false, because: 'slug-taken' };
    throw error;
  }
}
