import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import pLimit from 'p-limit';
import { readScreenshot } from '@/lib/payment/screenshot/screenshot';
import { keepUpload } from '@/lib/payment/screenshot/upload/commands';
import { keepPayment } from '@/lib/payment/submission/commands';
import { plainPicture } from '@/lib/testing/pictures';
import { typedPayment } from '@/lib/testing/sent-payments';

// A separate process that reports payments, made to be killed at any moment. Each line of its output is one answer
// that a payer has seen: "{number} {id} {sha256 of the stored bytes}".

const [slug = '', keys = '', ...wanted] = process.argv.slice(2);

async function submit(number: number): Promise<void> {
  const colour = `#${(number + 0x10_0000).toString(16)}`;
  const read = await readScreenshot(await plainPicture(24, 24, colour).png().toBuffer());
  if (!read.done) throw new Error(read.because);
  const visit = `${keys}-${String(number).padStart(12, '0')}`;
  const bodyHash = createHash('sha256').update(String(number)).digest('hex');
  // Every other payer's browser runs scripts, which send the file first.
  const ahead = { visit, sha256: bodyHash, screenshot: read.screenshot, limits: [] };
  const proof = number % 2 === 0 ? read.screenshot : await keepUpload(ahead);
  if (proof === 'too-many') throw new Error(proof);
  const outcome = await keepPayment(
    {
      ...typedPayment,
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
  if (!outcome.kept) throw new Error(outcome.because);
  const sha256 = createHash('sha256').update(read.screenshot.content).digest('hex');
  // Writes at once and completely: every line in the pipe is an answered payment.
  writeSync(1, `${number} ${outcome.id} ${sha256}\n`);
}

const turns = pLimit(4);
await Promise.all(wanted.map((number) => turns(() => submit(Number(number)))));
process.exit(0);
