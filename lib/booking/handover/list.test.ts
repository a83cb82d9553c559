import { expect, it } from 'vitest';
import { listHandovers, listOwnHandovers } from '@/lib/booking/handover/queries';
import { minute } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import { createAdmin } from '@/test/account/back-office';
import { askForHandover } from '@/test/booking/handovers';
import { asAuthor as asTherapist } from '@/test/care/forms';
import { setUpDatabase } from '@/test/database/database';
import { createClientOf, createPractice } from '@/test/payment/quotations';

setUpDatabase();

it('handovers are listed twenty at a time, to the last one, and only to those whose they are', async () => {
  const [asha, ravi, other] = [await createPractice(), await createPractice(), await createPractice()];
  const client = await createClientOf(asha.therapist);
  const newest = await askForHandover(asha, client, ravi);
  const { id: _, startedAt, ...first } = await db.handover.findUniqueOrThrow({ where: { id: newest } });
  // Three of one moment lie on both sides of the end of a page.
  await db.handover.createMany({
    data: Array.from({ length: 40 }, (_, nth) => {
      const at = new Date(startedAt.getTime() - Math.ceil((nth + 1) / 3) * minute);
      return { ...first, sealedKey: null, sealed: null, startedAt: at, withdrawnAt: at };
    }),
  });
  const admin = await createAdmin();
  const lists = [
    (before?: string) => listHandovers(admin.viewer, before),
    (before?: string) => listOwnHandovers(asTherapist(asha), before),
  ];
  for (const list of lists) {
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let before: string | null = ''; before !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(before);
      seen.push(...page.handovers.map(({ id }) => id));
      sizes.push(page.handovers.length);
      before = page.older;
    }
    expect(sizes).toEqual([20, 20, 1]);
    expect(new Set(seen).size).toBe(41);
    expect(seen[0]).toBe(newest);
  }
  // The second therapist sees none before the client has agreed, and nobody learns anything by a foreign id.
  for (const practice of [ravi, other])
    expect(await listOwnHandovers(asTherapist(practice), newest)).toEqual({ handovers: [], older: null });
});
