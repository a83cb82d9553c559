import 'server-only';
import type { Viewer } from '@/lib/account/session/session';
import { paiseOf } from '@/lib/format/money';
import { isUuid } from '@/lib/format/uuid';
import { dueAppointment } from '@/lib/payment/appointment/payable';
import { type Payee, payeeNow } from '@/lib/payment/payee/queries';
import { productForSale } from '@/lib/payment/product/offers';
import { leadsToBooking } from '@/lib/payment/rules';
import { db, type Tx } from '@/lib/server/db';
import { internshipPrefix } from '@/lib/site/internship/rules';
import { isSlug, pictureUrl } from '@/lib/therapist/rules';

/** A subject of a payment, with an id for a signed form field. */
export type PaymentSubject =
  | { readonly kind: 'therapist'; readonly slug: string }
  | { readonly kind: 'product'; readonly slug: string }
  | { readonly kind: 'quotation'; readonly id: string }
  | { readonly kind: 'internship'; readonly applicationId: string }
  /** An appointment and its time on the page, as an ISO instant. */
  | { readonly kind: 'appointment'; readonly id: string; readonly startsAt: string };

export type PayableTherapist = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly picture: string | null;
};

export type PayableView = {
  readonly subject: PaymentSubject;
  /** "Session with Ananya Rao", the name of a product … */
  readonly title: string;
  readonly payee: Payee;
  /** Null: "Fee to be confirmed". */
  readonly amountPaise: number | null;
  /** The international price in cents; only products have one. */
  readonly amountCents?: number | null;
  /** The content of the price, as the page says it; only products have it. */
  readonly includes?: string;
  readonly therapist: PayableTherapist | null;
  readonly leadsToBooking: boolean;
  readonly row: {
    readonly therapistId: string | null;
    readonly quotationId: string | null;
    readonly productSlug: string | null;
    readonly internshipApplicationId: string | null;
    /** The version of the payee's account that receives the payment. */
    readonly payeeAccountId: string;
    readonly appointmentId?: string;
    /** Minutes of each meeting of the product. */
    readonly meetings?: number[];
  };
};

type Reads = Pick<
  Tx,
  'booking' | 'therapist' | 'quotation' | 'internshipApplication' | 'contentVersion' | '$queryRaw'
>;

const therapistColumns = {
  id: true,
  slug: true,
  name: true,
  title: true,
  profilePicture: true,
  sessionRate: true,
} as const;

type TherapistRow = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly profilePicture: string | null;
};

function cardOf({ slug, name, title, profilePicture }: TherapistRow): PayableTherapist {
  return { slug, name, title, picture: pictureUrl(profilePicture) ?? null };
}

/** Zero is not a fee, because it cannot be paid. */
function known(paise: number | null): number | null {
  return paise === null || paise === 0 ? null : paise;
}

async function readSession(client: Reads, slug: string): Promise<PayableView | null> {
  if (!isSlug(slug)) return null;
  const found = await client.therapist.findUnique({
    where: { slug, isActive: true },
    select: therapistColumns,
  });
  if (!found) return null;
  const { payee, accountId } = await payeeNow(client, found);
  return {
    subject: { kind: 'therapist', slug },
    title: `Session with ${found.name}`,
    payee,
    amountPaise: known(found.sessionRate && paiseOf(found.sessionRate.toFixed(2))),
    therapist: cardOf(found),
    leadsToBooking: true,
    row: {
      therapistId: found.id,
      quotationId: null,
      productSlug: null,
      internshipApplicationId: null,
      payeeAccountId: accountId,
    },
  };
}

/** An accepted quotation, for its own client, while its therapist has an account. */
async function readQuotation(client: Reads, id: string, viewer: Viewer | null): Promise<PayableView | null> {
  const clientId = viewer?.profile?.id;
  if (!clientId || !isUuid(id)) return null;
  const found = await client.quotation.findFirst({
    where: { id, clientId, status: 'accepted', therapist: { userId: { not: null } } },
    select: { amount: true, serviceType: true, therapist: { select: therapistColumns } },
  });
  if (!found) return null;
  const { therapist } = found;
  const { payee, accountId } = await payeeNow(client, therapist);
  return {
    subject: { kind: 'quotation', id },
    title: found.serviceType,
    payee,
    amountPaise: known(paiseOf(found.amount.toFixed(2))),
    therapist: cardOf(therapist),
    leadsToBooking: true,
    row: {
      therapistId: therapist.id,
      quotationId: id,
      productSlug: null,
      internshipApplicationId: null,
      payeeAccountId: accountId,
    },
  };
}

/** An appointment with a due fee; the page's signed link identifies it. */
async function readAppointment(
  client: Reads,
  subject: Extract<PaymentSubject, { kind: 'appointment' }>,
): Promise<PayableView | null> {
  const due = await dueAppointment(client, subject.id, subject.startsAt);
  if (typeof due === 'string') return null;
  const therapist = await client.therapist.findUniqueOrThrow({
    where: { id: due.therapistId },
    select: therapistColumns,
  });
  const { payee, accountId } = await payeeNow(client, therapist);
  return {
    subject,
    title: `Session with ${therapist.name}`,
    payee,
    amountPaise: due.amountPaise,
    therapist: cardOf(therapist),
    leadsToBooking: false,
    row: {
      therapistId: therapist.id,
      quotationId: null,
      productSlug: null,
      internshipApplicationId: null,
      appointmentId: due.id,
      payeeAccountId: accountId,
    },
  };
}

async function readProduct(
  client: Reads,
  subject: PaymentSubject,
  slug: string,
): Promise<PayableView | null> {
  const product = await productForSale(client, slug);
  if (!product) return null;
  const { payee, accountId } = await payeeNow(client, null);
  return {
    subject,
    title: product.title,
    payee,
    amountPaise: known(paiseOf(product.price_india.toFixed(2))),
    amountCents: known(paiseOf(product.price_us.toFixed(2))),
    includes: product.inclusion,
    therapist: null,
    leadsToBooking: leadsToBooking(slug),
    row: {
      therapistId: null,
      quotationId: null,
      productSlug: slug,
      internshipApplicationId: subject.kind === 'internship' ? subject.applicationId : null,
      payeeAccountId: accountId,
      meetings: [...product.meetings],
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
  return found ? readProduct(client, subject, internshipPrefix + found.programSlug) : null;
}

/**
 * The subject, payee and price of a payment, from the present rows. Null for an unknown or inactive subject,
 * or another person's. Anybody may pay for a session, and for an appointment whose link they have; other
 * subjects need a signed-in client.
 * @param client the transaction that stores the submission, so that price and row agree
 */
export async function readPaymentSubject(
  subject: PaymentSubject,
  viewer: Viewer | null,
  client: Reads = db,
): Promise<PayableView | null> {
  if (subject.kind === 'therapist') return readSession(client, subject.slug);
  if (subject.kind === 'appointment') return readAppointment(client, subject);
  if (!viewer) return null;
  if (subject.kind === 'quotation') return readQuotation(client, subject.id, viewer);
  if (subject.kind === 'internship') return readInternship(client, subject, viewer);
  return subject.slug.startsWith(internshipPrefix) ? null : readProduct(client, subject, subject.slug);
}
