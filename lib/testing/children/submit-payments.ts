import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import pLimit from 'p-limit';
import { readScreenshot } from '@/lib/payment/screenshot/screenshot';
import { submitPayment } from '@/lib/payment/submission/commands';
import { plainPicture } from '@/lib/testing/pictures';
import { typedPayment } from '@/lib/testing/sent-payments';

// A process of its own that reports payments, made to be killed at any moment. Every line it
// writes is one answer that a payer has seen: "{number} {id} {sha256 of what was kept}".

const [slug = '', keys = '', ...wanted] = process.argv.slice(2);

async function submit(number: number): Promise<void> {
  const colour = `#${(number + 0x10_0000).toString(16)}`;
  const read = await readScreenshot(await plainPicture(24, 24, colour).png().toBuffer());
  if (!read.done) throw new Error(read.because);
  const outcome = await submitPayment(
    { ...typedPayment, ticket: '', screenshot: '', payer_phone: null, reference_number: `REF${number}` },
    read.screenshot,
    {
      ticket: {
        subject: { kind: 'therapist', slug },
        upiReference: `REF${number}`,
        shownPaise: null,
        page: '/payment',
      },
      viewer: null,
      submission: {
        key: `${keys}-${String(number).padStart(12, '0')}`,
        bodyHash: createHash('sha256').update(String(number)).digest('hex'),
      },
      limits: [],
    },
  );
  if (!outcome.kept) throw new Error(outcome.because);
  const sha256 = createHash('sha256').update(read.screenshot.content).digest('hex');
  // At once and whole: what stands in the pipe has been answered.
  writeSync(1, `${number} ${outcome.id} ${sha256}\n`);
}

const turns = pLimit(4);
await Promise.all(wanted.map((number) => turns(() => submit(Number(number)))));
process.exit(0);
