import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { recordGiven, recordWithdrawn } from '@/lib/account/consent/records';
import type { MemberOf } from '@/lib/account/session/session';
import { hour } from '@/lib/format/duration';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { consume, limitOf } from '@/lib/server/rate-limit/consume';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { hashOfSecret } from '@/lib/server/secret/secret-token';
import { confirmHours, newsletterNotice, newsletterTasks } from '@/lib/site/newsletter/rules';
import { confirmToken, unsubscribeToken } from '@/lib/site/newsletter/tokens';

const day = 86_400;

/**
 * Records an address's request for the newsletter and queues the confirmation mail. Does nothing for a
 * subscribed address. Each address gets at most one mail a day, for any sender.
 */
export function requestSubscription(email: string): Promise<void> {
  return db.$transaction((tx) => askBack(tx, email));
}

async function askBack(tx: Tx, email: string): Promise<void> {
  const known = await tx.newsletterSubscriber.findUnique({
    where: { email },
    select: { confirmedAt: true, unsubscribedAt: true },
  });
  if (known?.confirmedAt && !known.unsubscribedAt) return;
  if (!(await consume(tx, [limitOf('newsletter-mail', email, 1, day)]))) return;

  const requestedAt = new Date();
  const subscription = { requestedAt, noticeVersion: newsletterNotice.version };
  const { id } = await tx.newsletterSubscriber.upsert({
    where: { email },
    create: { email, ...subscription },
    update: subscription,
    select: { id: true },
  });
  await tx.newsletterSubscriber.update({
    where: { id },
    data: {
      confirmTokenHash: hashOfSecret(confirmToken({ id, requestedAt })),
      confirmExpiresAt: new Date(requestedAt.getTime() + confirmHours * hour),
      unsubscribeTokenHash: hashOfSecret(unsubscribeToken(id)),
    },
  });
  await enqueue(
    tx,
    newsletterTasks.confirm,
    { subscriberId: id },
    { jobKey: `${newsletterTasks.confirm}:${id}` },
  );
}

/** Subscribes a signed-in person; an unconfirmed address gets the confirmation mail like any other. */
export async function subscribeMember(tx: Tx, userId: string): Promise<void> {
  const { email, emailVerifiedAt } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true },
  });
  if (!emailVerifiedAt) return askBack(tx, email);
  const now = new Date();
  const { id } = await tx.newsletterSubscriber.upsert({
    where: { email },
    create: { email, noticeVersion: newsletterNotice.version, requestedAt: now, ...subscribedAt(now) },
    update: { noticeVersion: newsletterNotice.version, ...subscribedAt(now) },
    select: { id: true },
  });
  await tx.newsletterSubscriber.update({
    where: { id },
    data: { unsubscribeTokenHash: hashOfSecret(unsubscribeToken(id)) },
  });
}

/**
 * Unsubscribes a signed-in person. Repeating it changes nothing. Does nothing for an unconfirmed address,
 * because it may be another reader's.
 */
export async function unsubscribeMember(tx: Tx, userId: string): Promise<void> {
  const { email, emailVerifiedAt } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true },
  });
  if (!emailVerifiedAt) return;
  await tx.newsletterSubscriber.updateMany({ where: { email, unsubscribedAt: null }, data: left() });
}

const subscribedAt = (now: Date) => ({
  confirmedAt: now,
  unsubscribedAt: null,
  confirmTokenHash: null,
  confirmExpiresAt: null,
});

const left = () => ({ unsubscribedAt: new Date(), confirmTokenHash: null, confirmExpiresAt: null });

/**
 * The account with this confirmed address, if any: its consents must agree with the newsletter list. An
 * unconfirmed account may be a stranger's.
 */
function memberOf(tx: Tx, email: string) {
  return tx.user.findUnique({ where: { email, emailVerifiedAt: { not: null } }, select: { id: true } });
}

async function memberWith(tx: Tx, where: { confirmTokenHash: string } | { unsubscribeTokenHash: string }) {
  const subscriber = await tx.newsletterSubscriber.findUnique({ where, select: { email: true } });
  return subscriber && memberOf(tx, subscriber.email);
}

/**
 * Subscribes the address whose mail held this token. Works once. @returns false if used, expired or unknown
 */
export function confirmSubscription(token: string): Promise<boolean> {
  const confirmTokenHash = hashOfSecret(token);
  return db.$transaction(async (tx) => {
    const member = await memberWith(tx, { confirmTokenHash });
    const { count } = await tx.newsletterSubscriber.updateMany({
      where: { confirmTokenHash, confirmExpiresAt: { gt: new Date() } },
      // The used link stays known, so that its page can say so.
      data: { ...subscribedAt(new Date()), confirmTokenHash },
    });
    if (count === 1 && member) await recordGiven(tx, member.id, ['newsletter'], 'letter');
    return count === 1;
  });
}

/** Unsubscribes the address and deletes an open request. Repeating it changes nothing. */
export function unsubscribe(token: string): Promise<boolean> {
  const unsubscribeTokenHash = hashOfSecret(token);
  return db.$transaction(async (tx) => {
    const { count } = await tx.newsletterSubscriber.updateMany({
      where: { unsubscribeTokenHash },
      data: left(),
    });
    const member = await memberWith(tx, { unsubscribeTokenHash });
    if (member) await recordWithdrawn(tx, member.id, 'newsletter', 'letter');
    return count === 1;
  });
}

/**
 * Unsubscribes an address at its owner's request to the team.
 * @returns false if it was not subscribed or is unknown
 */
export function removeSubscriber(
  viewer: MemberOf<'admin'>,
  id: string,
  request: AuditedRequest,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [gone] = await tx.newsletterSubscriber.updateManyAndReturn({
      where: { id, unsubscribedAt: null },
      data: left(),
      select: { email: true },
    });
    if (!gone) return false;
    const member = await memberOf(tx, gone.email);
    if (member) await recordWithdrawn(tx, member.id, 'newsletter', 'back_office', viewer);
    await recordAudit(tx, {
      actor: viewer,
      action: 'newsletter.removed',
      subject: { table: 'newsletter_subscribers', id },
      ...(member && { subjectUserId: member.id }),
      request,
    });
    return true;
  });
}
