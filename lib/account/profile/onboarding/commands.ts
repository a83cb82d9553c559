import 'server-only';
import type { ConsentPurpose } from '@/content/consents';
import { Prisma } from '@/generated/prisma/client';
import { enqueueAdoption } from '@/lib/account/adoption';
import { recordAudit } from '@/lib/account/audit';
import { giveConsents } from '@/lib/account/consent/commands';
import { onboardingTasks } from '@/lib/account/profile/onboarding/rules';
import type { OnboardingInput } from '@/lib/account/profile/onboarding/schema';
import type { Device } from '@/lib/account/session/device';
import { type Role, roleOf } from '@/lib/account/session/roles';
import type { Viewer } from '@/lib/account/session/session';
import { revokeSessions, type StartedSession, startSession } from '@/lib/account/session/session-store';
import { indianZone } from '@/lib/format/time';
import { zoneInAddress } from '@/lib/format/time-zone';
import { db, type Tx } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { AuditedRequest } from '@/lib/server/request/read-request';

type Caller = { readonly device: Device; readonly request: AuditedRequest };

type Outcome =
  /** The role is new, so the session is too. */
  | { readonly created: true; readonly role: Role; readonly session: StartedSession }
  /** The profile was finished before; nothing changes. */
  | { readonly created: false; readonly role: Role };

/**
 * Makes the profile of a person without one, or finishes one that an earlier version left unfinished. Never
 * changes a finished one: of several calls, on any number of servers, the first decides.
 */
export function createOwnProfile(viewer: Viewer, input: OnboardingInput, caller: Caller): Promise<Outcome> {
  const { userId } = viewer;
  return db.$transaction(async (tx): Promise<Outcome> => {
    const profileId = await writeProfile(tx, viewer, input);
    if (profileId === null) {
      const { role } = await tx.profile.findUniqueOrThrow({ where: { userId }, select: { role: true } });
      return { created: false, role: roleOf(role) };
    }
    await giveConsents(tx, { userId, purposes: purposesOf(input), source: 'onboarding' });
    if (input.role === 'therapist') await apply(tx, profileId, input.goals);
    await recordAudit(tx, {
      actor: {
        userId,
        profile: {
          ...input,
          timeZone: input.timeZone ?? indianZone,
          id: profileId,
          onboardingCompleted: true,
        },
      },
      action: 'profile.created',
      subject: { table: 'profiles', id: profileId },
      subjectUserId: userId,
      details: { role: input.role },
      request: caller.request,
    });
    if (input.role === 'client') await enqueueAdoption(tx, userId);
    await revokeSessions(tx, { userId, sessionId: viewer.sessionId }, 'role_changed');
    const session = await startSession(tx, userId, caller.device);
    return { created: true, role: input.role, session };
  });
}

/** @returns the id of the profile that is now finished, or null when it was already finished */
async function writeProfile(tx: Tx, viewer: Viewer, input: OnboardingInput): Promise<string | null> {
  const { userId, email } = viewer;
  const data = {
    role: input.role,
    firstName: input.firstName,
    lastName: input.lastName,
    phone: input.phone,
    goals: input.goals,
    // A zone that the person has chosen on the way says more than the device.
    timeZone: zoneInAddress(input.next) ?? input.timeZone ?? Prisma.skip,
    adultDeclaredAt: new Date(),
    onboardingCompleted: true,
  };
  const made = await insertOnce(tx.profile, { userId, email, ...data });
  if (made) return made.id;
  const [finished] = await tx.profile.updateManyAndReturn({
    where: { userId, onboardingCompleted: false, role: { not: 'admin' } },
    data,
    select: { id: true },
  });
  return finished?.id ?? null;
}

function purposesOf({ role, care, newsletter }: OnboardingInput): ConsentPurpose[] {
  const purposes: ConsentPurpose[] = ['terms', 'account'];
  if (care && role === 'client') purposes.push('care');
  if (newsletter) purposes.push('newsletter');
  return purposes;
}

/** Choosing "therapist" opens nothing yet: the team checks first (product.md §6). */
async function apply(tx: Tx, profileId: string, practice: string | null): Promise<void> {
  const application = await insertOnce(tx.therapistApplication, { profileId, practice });
  if (!application) return;
  const task = onboardingTasks.announceApplication;
  await enqueue(tx, task, { applicationId: application.id }, { jobKey: `${task}:${application.id}` });
}
