import { writeSync } from 'node:fs';
import pLimit from 'p-limit';
import { reportPayment } from '@/test/payment/child-payment';

// A separate process that reports payments, which a test can kill at any moment. Each line of its output is
// an answer that a payer has seen: "{number} {id} {sha256 of the stored bytes}".

const [slug = '', keys = '', ...wanted] = process.argv.slice(2);

async function submit(number: number): Promise<void> {
  const visit = `${keys}-${String(number).padStart(12, '0')}`;
  const { id, sha256 } = await reportPayment({ slug, number, visit });
  // Writes at once and completely: every line in the pipe is an answered payment.
  writeSync(1, `${number} ${id} ${sha256}\n`);
}

const turns = pLimit(4);
await Promise.all(wanted.map((number) => turns(() => submit(Number(number)))));
process.exit(0);
