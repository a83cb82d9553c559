// Fifty meetings of two processes.

import { expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { sha256Of } from '@/lib/server/storage/files';
import { setUpDatabase } from '@/test/database/database';
import { proofOf, type ReportedTransfer, reportTransfer } from '@/test/payment/appointment-reports';
import { meet, rounds, setUpOtherServer } from '@/test/server/two-servers';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();

const other = setUpOtherServer();
const timeout = 300_000;

it('one picture in two reports at once gives one booking link, and the other waits for somebody to look', {
  timeout,
}, async () => {
  const { slug } = await createTherapist();
  for (const round of rounds) {
    const side = 30 + round;
    const { content } = await proofOf(side);
    const roleOf = (transfer: ReportedTransfer) => ({
      here: () => reportTransfer(transfer),
      there: () => other({ do: 'report-transfer', transfer }) as ReturnType<typeof reportTransfer>,
    });
    const { answers, first } = await meet(round, { lock: `payment-picture:${sha256Of(content)}` }, [
      roleOf({ slug, reference: `ONE${round}`, side }),
      roleOf({ slug, reference: `TWO${round}`, side }),
    ]);
    const links = answers.map((answer) => answer.done && answer.bookingLink !== null);
    expect(answers.map(({ done }) => done)).toEqual([true, true]);
    expect(links.toSorted()).toEqual([false, true]);
    if (first) expect(links).toEqual(first === 'first' ? [true, false] : [false, true]);
    const rows = await db.paymentSubmission.findMany({
      where: { referenceNumber: { in: [`ONE${round}`, `TWO${round}`] } },
      select: { duplicateImage: true, duplicateReference: true, bookingLink: true },
      orderBy: { referenceNumber: 'asc' },
    });
    expect(rows.map(({ duplicateImage }) => !duplicateImage)).toEqual(links);
    expect(rows.map(({ bookingLink }) => bookingLink !== null)).toEqual(links);
    expect(rows.some(({ duplicateReference }) => duplicateReference)).toBe(false);
  }
});
