import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { giveConsents } from '@/lib/account/consent/commands';
import { type Caller, holdConsent, ownTherapist } from '@/lib/care/assessment/commands';
import { folderOf } from '@/lib/care/folder/folder';
import { sealedSafetyPlan } from '@/lib/care/folder/sealed';
import { isUuid } from '@/lib/format/uuid';
import { notifyAndMail } from '@/lib/notification/commands';
import { db, type Tx } from '@/lib/server/db';
import { isEmptyPlan, type SafetyPlanWords } from '@/lib/site/tool/safety-plan';

type Sharing = {
  readonly therapist: string;
  readonly care: boolean;
  readonly words: SafetyPlanWords;
};

type Shared =
  | { readonly shared: true; readonly with: string }
  | { readonly shared: false; readonly because: 'empty' | 'no-therapist' | 'no-consent' };

/**
 * Shares the viewer's safety plan with one of their therapists; a later one replaces an earlier one. Notifies
 * the therapist without naming its content.
 * @throws SealUnavailable when the master key is missing or wrong; nothing is stored then
 */
export function shareSafetyPlan(
  { therapist: therapistId, care, words }: Sharing,
  { viewer, request }: Caller,
): Promise<Shared> {
  return db.$transaction(async (tx): Promise<Shared> => {
    if (isEmptyPlan(words)) return { shared: false, because: 'empty' };
    const { userId } = viewer;
    const clientId = viewer.profile.id;
    const therapist = isUuid(therapistId) ? await ownTherapist(tx, clientId, therapistId) : undefined;
    if (!therapist) return { shared: false, because: 'no-therapist' };
    if (care) await giveConsents(tx, { userId, purposes: ['care'], source: 'screening' });
    if (!(await holdConsent(tx, userId))) return { shared: false, because: 'no-consent' };
    const folder = await folderOf(tx, { clientId, therapistId: therapist.id });
    const data = { sealed: sealedSafetyPlan.seal(folder.key, folder.id, words), sharedAt: new Date() };
    await tx.safetyPlan.upsert({
      where: { folderId: folder.id },
      create: { folderId: folder.id, ...data },
      update: data,
    });
    await recordAudit(tx, {
      actor: viewer,
      action: 'safety-plan.shared',
      subject: { table: 'safety_plans', id: folder.id },
      subjectUserId: userId,
      details: { therapistId: therapist.id },
      request,
    });
    await notifyAndMail(tx, {
      userId: therapist.userId,
      kind: 'assessment.shared',
      title: 'A client shared something with you',
      href: `/therapist-dashboard/clients/${clientId}`,
    });
    return { shared: true, with: therapist.name };
  });
}

type Move = { readonly clientId: string; readonly from: string; readonly to: string };

/**
 * Moves a client's shared safety plan to another therapist. If both have one, the newer one stays. The caller
 * has checked the client's agreement.
 * @returns when it was shared; null if the first therapist has none
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function moveSafetyPlan(tx: Tx, { clientId, from, to }: Move): Promise<Date | null> {
  const plan = await tx.safetyPlan.findFirst({ where: { folder: { clientId, therapistId: from } } });
  if (!plan) return null;
  const before = await folderOf(tx, { clientId, therapistId: from });
  const words = sealedSafetyPlan.open(before.key, before.id, plan.sealed);
  const folder = await folderOf(tx, { clientId, therapistId: to });
  const there = await tx.safetyPlan.findUnique({ where: { folderId: folder.id } });
  if (!there || there.sharedAt < plan.sharedAt) {
    const data = { sealed: sealedSafetyPlan.seal(folder.key, folder.id, words), sharedAt: plan.sharedAt };
    await tx.safetyPlan.upsert({
      where: { folderId: folder.id },
      create: { folderId: folder.id, ...data },
      update: data,
    });
  }
  await tx.safetyPlan.delete({ where: { folderId: plan.folderId } });
  return plan.sharedAt;
}

/** Stops sharing the viewer's safety plan with a therapist; false if it was not shared with them. */
export function takeSafetyPlanBack(therapistId: string, { viewer, request }: Caller): Promise<boolean> {
  return db.$transaction(async (tx) => {
    if (!isUuid(therapistId)) return false;
    const pair = { clientId: viewer.profile.id, therapistId };
    const folder = await tx.careFolder.findUnique({ where: { clientId_therapistId: pair } });
    const { count } = await tx.safetyPlan.deleteMany({ where: { folder: pair } });
    if (count === 0 || !folder) return false;
    await recordAudit(tx, {
      actor: viewer,
      action: 'safety-plan.unshared',
      subject: { table: 'safety_plans', id: folder.id },
      subjectUserId: viewer.userId,
      details: { therapistId },
      request,
    });
    return true;
  });
}
