import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { createPaymentRow } from '@/test/payment/payments';
import { createStranger } from '@/test/payment/quotations';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

const statuses = ['pending', 'matched', 'rejected', 'verified'] as const;

/** A report, a report with its transaction, or a card transaction; few instants, so that many are equal. */
const paid = fc.record({
  kind: fc.constantFrom('report', 'report with transaction', 'card'),
  status: fc.constantFrom(...statuses),
  minute: fc.nat({ max: 3 }),
});

it('shows on pages what all payments of a person are, the newest first, each once', async () => {
  const { viewer } = await createStranger();
  const { id: other } = await createProfile();
  await fc.assert(
    fc.asyncProperty(
      fc.array(paid, { maxLength: 14 }),
      fc.integer({ min: 1, max: 4 }),
      async (payments, limit) => {
        await db.transaction.deleteMany();
        await db.paymentSubmission.deleteMany();
        for (const [place, { kind, status, minute }] of payments.entries()) {
          const createdAt = new Date(Date.UTC(2026, 10, 20, 9, minute));
          const clientId = place % 5 === 4 ? other : viewer.profile.id;
          const report =
            kind === 'card'
              ? null
              : await createPaymentRow({
                  clientId,
                  createdAt,
                  status,
                  ...(status === 'rejected' && { rejectionReason: 'It did not arrive.' }),
                  ...((status === 'rejected' || status === 'verified') && { reviewedAt: createdAt }),
                });
          if (kind === 'report') continue;
          await db.transaction.create({
            data: {
              clientId,
              createdAt,
              description: 'Session',
              amount: '1500.00',
              method: report ? 'upi' : 'stripe',
              status: 'paid',
              paidAt: createdAt,
              paymentSubmissionId: report?.id ?? null,
            },
          });
        }
        const all = await db.$queryRaw<{ id: string }[]>`
          SELECT o.id::text AS id FROM (
            SELECT t.id, t.created_at AS at FROM transactions t WHERE t.client_id = ${viewer.profile.id}::uuid
            UNION ALL
            SELECT s.id, s.created_at FROM payment_submissions s
            WHERE s.client_id = ${viewer.profile.id}::uuid AND s.status IN ('pending', 'matched', 'rejected')
              AND NOT EXISTS (SELECT FROM transactions t WHERE t.payment_submission_id = s.id)) o
          ORDER BY o.at DESC, o.id DESC`;
        const shown: string[] = [];
        let before: string | null = '';
        while (before !== null) {
          const page: Awaited<ReturnType<typeof listOwnTransactions>> = await listOwnTransactions(viewer, {
            limit,
            before,
          });
          expect(page.transactions.length).toBeLessThanOrEqual(limit);
          shown.push(...page.transactions.map(({ id }) => id));
          before = page.older;
        }
        expect(shown).toEqual(all.map(({ id }) => id));
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);
