import { createHash } from 'node:crypto';
import { readScreenshot } from '@/lib/payment/screenshot/screenshot';
import { keepUpload } from '@/lib/payment/screenshot/upload/commands';
import { keepPayment } from '@/lib/payment/submission/commands';
import { plainPicture } from '@/test/file/pictures';
import { typedPayment } from './sent-payments';

type Reported = {
  /** Slug of the therapist who is paid. */
  readonly slug: string;
  /** Makes the reference and the picture of each payer different. */
  readonly number: number;
  /** The form token of the page: the same one again is the same payment. */
  readonly visit: string;
  readonly email?: string;
};

/**
 * Reports a payment as the page does, with a picture as proof.
 * @returns its id, and the SHA-256 of the stored picture
 * @throws if it was refused
 */
export async function reportPayment({ slug, number, visit, email }: Reported) {
  const colour = `#${(number + 0x10_0000).toString(16)}`;
  const read = await readScreenshot(await plainPicture(24, 24, colour).png().toBuffer());
  if (!read.done) throw new Error(read.because);
  const bodyHash = createHash('sha256').update(String(number)).digest('hex');
  const sha256 = createHash('sha256').update(read.screenshot.content).digest('hex');
  // Every second payer's browser runs scripts, which send the file first.
  const ahead = {
    visit,
    sha256: bodyHash,
    screenshot: read.screenshot,
    limits: [],
  };
  const proof = number % 2 === 0 ? read.screenshot : await keepUpload(ahead);
  if (proof === 'too-many') throw new Error(proof);
  const outcome = await keepPayment(
    {
      ...typedPayment,
      ...(email !== undefined && { payer_email: email }),
      ticket: '',
      upload: '',
      paid_as_shown: '' as const,
      payer_phone: null,
      reference_number: `REF${number}`,
    },
    proof,
    {
      ticket: {
        subject: { kind: 'therapist', slug },
        upiReference: `REF${number}`,
        shownPaise: 150_000,
        shownAt: new Date(),
        page: '/payment',
      },
      viewer: null,
      submission: { key: visit, bodyHash },
      limits: [],
    },
  );
  if (!outcome.done) throw new Error(outcome.because);
  return { id: outcome.id, sha256 };
}
