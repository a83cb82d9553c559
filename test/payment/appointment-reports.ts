import { randomUUID } from 'node:crypto';
import { readScreenshot, type Screenshot } from '@/lib/payment/screenshot/screenshot';
import type { PaymentSubject } from '@/lib/payment/subject';
import { keepPayment } from '@/lib/payment/submission/commands';
import { plainPicture } from '@/test/file/pictures';
import { typedPayment } from './sent-payments';

/** A report of a payment for an appointment, for passing between processes. */
export type Reported = {
  readonly id: string;
  /** The time on the payer's page, ISO. */
  readonly startsAt: string;
  readonly reference: string;
  readonly shownPaise: number;
};

/** A report of a transfer to a therapist, for passing between processes. */
export type ReportedTransfer = {
  readonly slug: string;
  readonly reference: string;
  /** Width of the picture in pixels: equal widths give equal pictures. */
  readonly side: number;
};

export async function proofOf(side: number): Promise<Screenshot> {
  const read = await readScreenshot(await plainPicture(side, 24).png().toBuffer());
  if (!read.done) throw new Error(read.because);
  return read.screenshot;
}

type Shown = {
  readonly subject: PaymentSubject;
  readonly reference: string;
  readonly shownPaise: number;
};

function report({ subject, reference, shownPaise }: Shown, proof: Screenshot) {
  return keepPayment(
    {
      ...typedPayment,
      ticket: '',
      upload: '',
      paid_as_shown: '',
      payer_phone: null,
      reference_number: reference,
    },
    proof,
    {
      ticket: { subject, upiReference: reference, shownPaise, shownAt: new Date(), page: '/payment' },
      viewer: null,
      submission: { key: randomUUID(), bodyHash: 'a'.repeat(64) },
      limits: [],
    },
  );
}

let picture: Promise<Screenshot> | undefined;

/** A guest reports that they have paid an appointment. */
export async function reportAppointment({ id, startsAt, ...shown }: Reported) {
  picture ??= proofOf(24);
  return report({ ...shown, subject: { kind: 'appointment', id, startsAt } }, await picture);
}

/** A guest reports that they have paid a therapist ₹1,500. */
export async function reportTransfer({ slug, reference, side }: ReportedTransfer) {
  const shown = { reference, shownPaise: 150_000, subject: { kind: 'therapist', slug } } as const;
  return report(shown, await proofOf(side));
}
