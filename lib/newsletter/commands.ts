import 'server-only';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { confirmHours, newsletterNotice, newsletterTasks } from '@/lib/newsletter/rules';
import { confirmToken, hashOfToken, unsubscribeToken } from '@/lib/newsletter/tokens';
import { limitOf, spend } from '@/lib/rate-limit/spend';

const day = 86_400;

/**
 * Notes that an address asked for the newsletter and queues the mail that asks back. Nothing happens for an address
 * that is subscribed, and at most one mail a day goes to any address, whoever types it into the form.
 */
export async function requestSubscription(email: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const known = await tx.newsletterSubscriber.findUnique({
      where: { email },
      select: { confirmedAt: true, unsubscribedAt: true },
    });
    if (known?.confirmedAt && !known.unsubscribedAt) return;
    if (!(await spend(tx, [limitOf('newsletter-mail', email, 1, day)]))) return;

    const requestedAt = new Date();
    const asked = { requestedAt, noticeVersion: newsletterNotice.version };
    const { id } = await tx.newsletterSubscriber.upsert({
      where: { email },
      create: { email, ...asked },
      update: asked,
      select: { id: true },
    });
    await tx.newsletterSubscriber.update({
      where: { id },
      data: {
        confirmTokenHash: hashOfToken(confirmToken({ id, requestedAt })),
        confirmExpiresAt: new Date(requestedAt.getTime() + confirmHours * 3_600_000),
        unsubscribeTokenHash: hashOfToken(unsubscribeToken(id)),
      },
    });
    await enqueue(
      tx,
      newsletterTasks.confirm,
      { subscriberId: id },
      { jobKey: `${newsletterTasks.confirm}:${id}` },
    );
  });
}

/** Subscribes the address whose mail held this token. Works once. @returns false when used up, expired or unknown */
export async function confirmSubscription(token: string): Promise<boolean> {
  const { count } = await db.newsletterSubscriber.updateMany({
    where: { confirmTokenHash: hashOfToken(token), confirmExpiresAt: { gt: new Date() } },
    data: {
      confirmedAt: new Date(),
      unsubscribedAt: null,
      confirmTokenHash: null,
      confirmExpiresAt: null,
    },
  });
  return count === 1;
}

/** Takes the address off the list and forgets an open request. Doing it again changes nothing. */
export async function unsubscribe(token: string): Promise<boolean> {
  const { count } = await db.newsletterSubscriber.updateMany({
    where: { unsubscribeTokenHash: hashOfToken(token) },
    data: { unsubscribedAt: new Date(), confirmTokenHash: null, confirmExpiresAt: null },
  });
  return count === 1;
}
