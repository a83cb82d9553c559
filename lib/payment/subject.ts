import 'server-only';
import { site } from '@/content/site';
import type { Viewer } from '@/lib/account/session/session';
import { paiseOf } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { products } from '@/lib/payment/product/queries';
import { leadsToBooking } from '@/lib/payment/rules';
import { db, type Tx } from '@/lib/server/db';
import { internshipPrefix } from '@/lib/site/internship/rules';
import { isSlug } from '@/lib/therapist/directory/schema';
import { pictureUrl } from '@/lib/therapist/rules';

/** Something to pay for, with a name that a signed form field can hold. */
export type PaymentSubject =
  | { readonly kind: 'therapist'; readonly slug: string }
  | { readonly kind: 'product'; readonly slug: string }
  | { readonly kind: 'quotation'; readonly id: string }
  | { readonly kind: 'internship'; readonly applicationId: string };

export type BankDetails = {
  readonly bankName: string;
  readonly accountNumber: string;
  readonly ifsc: string | null;
  readonly accountHolder: string | null;
};

/** Where the money goes. */
export type Payee = {
  readonly name: string;
  /** Null: the platform's own QR picture replaces it. */
  readonly upiId: string | null;
  /** Given only when both bank name and account number are known (product.md §2). */
  readonly bank: BankDetails | null;
  readonly payoutChangedAt: Date | null;
};

export type PayableTherapist = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly picture: string | null;
};

/** Something that can be paid for now. */
export type PayableView = {
  readonly subject: PaymentSubject;
  /** "Session with Ananya Rao", the name of a product … */
  readonly title: string;
  readonly payee: Payee;
  /** Null: "Fee to be confirmed". */
  readonly amountPaise: number | null;
  /** The therapist whom the payment is for, if any. */
  readonly therapist: PayableTherapist | null;
  /** Whether one can book a time after paying. */
  readonly leadsToBooking: boolean;
  /** The row's columns that name the subject. */
  readonly row: {
    readonly therapistId: string | null;
    readonly quotationId: string | null;
    readonly productSlug: string | null;
    readonly internshipApplicationId: string | null;
  };
};

type Reads = Pick<Tx, 'therapist' | 'quotation' | 'internshipApplication'>;

const payeeColumns = {
  id: true,
  slug: true,
  name: true,
  title: true,
  profilePicture: true,
  sessionRate: true,
  bankName: true,
  accountNumber: true,
  ifsc: true,
  accountHolder: true,
  upiId: true,
  payoutChangedAt: true,
} as const;

type PayeeRow = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly profilePicture: string | null;
  readonly bankName: string | null;
  readonly accountNumber: string | null;
  readonly ifsc: string | null;
  readonly accountHolder: string | null;
  readonly upiId: string | null;
  readonly payoutChangedAt: Date | null;
};

function payeeOf({ name, bankName, accountNumber, ifsc, accountHolder, ...row }: PayeeRow): Payee {
  const bank = bankName && accountNumber ? { bankName, accountNumber, ifsc, accountHolder } : null;
  return { name, bank, upiId: row.upiId, payoutChangedAt: row.payoutChangedAt };
}

function cardOf({ slug, name, title, profilePicture }: PayeeRow): PayableTherapist {
  return { slug, name, title, picture: pictureUrl(profilePicture) ?? null };
}

function platform(): Payee {
  return { ...site.payee, payoutChangedAt: null };
}

/** Zero is not a fee: nobody can pay it. */
function known(paise: number | null): number | null {
  return paise === null || paise === 0 ? null : paise;
}

async function readSession(client: Reads, slug: string): Promise<PayableView | null> {
  if (!isSlug(slug)) return null;
  const found = await client.therapist.findUnique({ where: { slug, isActive: true }, select: payeeColumns });
  if (!found) return null;
  return {
    subject: { kind: 'therapist', slug },
    title: `Session with ${found.name}`,
    payee: payeeOf(found),
    amountPaise: known(found.sessionRate && paiseOf(found.sessionRate.toFixed(2))),
    therapist: cardOf(found),
    leadsToBooking: true,
    row: { therapistId: found.id, quotationId: null, productSlug: null, internshipApplicationId: null },
  };
}

/** An accepted quotation, for its own client. */
async function readQuotation(client: Reads, id: string, viewer: Viewer | null): Promise<PayableView | null> {
  const clientId = viewer?.profile?.id;
  if (!clientId || !isUuid(id)) return null;
  const found = await client.quotation.findFirst({
    where: { id, clientId, status: 'accepted' },
    select: { amount: true, serviceType: true, therapist: { select: payeeColumns } },
  });
  if (!found) return null;
  const { therapist } = found;
  return {
    subject: { kind: 'quotation', id },
    title: found.serviceType,
    payee: payeeOf(therapist),
    amountPaise: known(paiseOf(found.amount.toFixed(2))),
    therapist: cardOf(therapist),
    leadsToBooking: true,
    row: { therapistId: therapist.id, quotationId: id, productSlug: null, internshipApplicationId: null },
  };
}

function readProduct(subject: PaymentSubject, slug: string): PayableView | null {
  const product = products.find((one) => one.slug === slug);
  if (!product) return null;
  return {
    subject,
    title: product.title,
    payee: platform(),
    amountPaise: known(paiseOf(product.price_india.toFixed(2))),
    therapist: null,
    leadsToBooking: leadsToBooking(slug),
    row: {
      therapistId: null,
      quotationId: null,
      productSlug: slug,
      internshipApplicationId: subject.kind === 'internship' ? subject.applicationId : null,
    },
  };
}

async function readInternship(
  client: Reads,
  subject: Extract<PaymentSubject, { kind: 'internship' }>,
  viewer: Viewer,
): Promise<PayableView | null> {
  const { applicationId } = subject;
  if (!isUuid(applicationId)) return null;
  const found = await client.internshipApplication.findFirst({
    where: { id: applicationId, userId: viewer.userId },
    select: { programSlug: true },
  });
  return found ? readProduct(subject, internshipPrefix + found.programSlug) : null;
}

/**
 * What the payment is for, who asks for it and the price, from the present rows. Null for an unknown or inactive
 * subject, or somebody else's. Anybody may pay for a session; everything else needs a signed-in client.
 * @param client the transaction that stores the submission, so that price and row cannot differ
 */
export async function readPaymentSubject(
  subject: PaymentSubject,
  viewer: Viewer | null,
  client: Reads = db,
): Promise<PayableView | null> {
  if (subject.kind === 'therapist') return readSession(client, subject.slug);
  if (!viewer) return null;
  if (subject.kind === 'quotation') return readQuotation(client, subject.id, viewer);
  if (subject.kind === 'internship') return readInternship(client, subject, viewer);
  return subject.slug.startsWith(internshipPrefix) ? null : readProduct(subject, subject.slug);
}
