import { randomUUID } from 'node:crypto';
import { readScreenshot } from '@/lib/payment/screenshot/screenshot';
import { keepPayment } from '@/lib/payment/submission/commands';
import { plainPicture } from '@/lib/testing/pictures';
import { typedPayment } from '@/lib/testing/sent-payments';

/** A report of a payment for an appointment, as it goes from one process to another. */
export type Reported = {
  readonly id: string;
  /** The time that the payer's page showed, ISO. */
  readonly startsAt: string;
  readonly reference: string;
  readonly shownPaise: number;
};

async function screenshot() {
  const read = await readScreenshot(await plainPicture(24, 24).png().toBuffer());
  if (!read.done) throw new Error(read.because);
  return read.screenshot;
}

let picture: ReturnType<typeof screenshot> | undefined;

/** A guest reports that they have paid an appointment. */
export async function reportAppointment({ id, startsAt, reference, shownPaise }: Reported) {
  picture ??= screenshot();
  return keepPayment(
    {
      ...typedPayment,
      ticket: '',
      upload: '',
      paid_as_shown: '',
      payer_phone: null,
      reference_number: reference,
    },
    await picture,
    {
      ticket: {
        subject: { kind: 'appointment', id, startsAt },
        upiReference: reference,
        shownPaise,
        shownAt: new Date(),
        page: '/payment',
      },
      viewer: null,
      submission: { key: randomUUID(), bodyHash: 'a'.repeat(64) },
      limits: [],
    },
  );
}
