import type { Prisma, Quotation } from '@/generated/prisma/client';
import type { Member, Viewer } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { type LinkedTherapist, therapistOf } from '@/lib/therapist/access';
import { signedIn } from '@/test/account/signed-in';
import { createProfile, createTherapist } from '@/test/therapist/factories';

/** A signed-in member and the token of their session. */
export type Person = { readonly viewer: Member; readonly token: string };

function memberOf({ profile, ...viewer }: Viewer): Member {
  if (!profile) throw new Error('expected somebody who has finished onboarding');
  return { ...viewer, profile };
}

async function person(userId: string): Promise<Person> {
  const { viewer, token } = await signedIn(userId);
  return { viewer: memberOf(viewer), token };
}

/** A therapist whose account is linked to a directory listing. */
export async function createPractice(): Promise<Person & { readonly therapist: LinkedTherapist }> {
  const { userId } = await createProfile({ role: 'therapist', firstName: 'Asha', lastName: 'Rao' });
  await createTherapist({ userId });
  const member = await person(userId);
  const therapist = await therapistOf(member.viewer);
  if (!therapist) throw new Error('expected a linked therapist');
  return { ...member, therapist };
}

/** A person with a session with this therapist, and therefore their client. */
export async function createClientOf(
  { id: therapistId }: LinkedTherapist,
  name: { readonly firstName?: string } = {},
): Promise<Person> {
  const profile = await createProfile(name);
  await db.therapySession.create({
    data: { therapistId, clientId: profile.id, sessionDate: new Date('2027-01-11T09:00:00Z') },
  });
  return person(profile.userId);
}

/** A person without any link to a therapist. */
export async function createStranger(): Promise<Person> {
  return person((await createProfile()).userId);
}

/** Rows of a pending quotation, with its first event. */
export function createQuotationRow(
  { viewer, therapist }: { readonly viewer: Member; readonly therapist: LinkedTherapist },
  client: Person,
  given: Partial<Prisma.QuotationUncheckedCreateInput> = {},
): Promise<Quotation> {
  return db.quotation.create({
    data: {
      therapistId: therapist.id,
      clientId: client.viewer.profile.id,
      serviceType: 'Individual therapy',
      description: 'Six sessions of 45 minutes.',
      amount: '9000.00',
      events: { create: { status: 'pending', actorId: viewer.userId } },
      ...given,
    },
  });
}

const unchanging = { orderBy: { id: 'asc' } } as const;

/** Every row that a step of a quotation writes, to prove that a refusal writes none. */
export async function quotationTraces() {
  return {
    quotations: await db.quotation.findMany(unchanging),
    events: await db.quotationEvent.findMany(unchanging),
    notifications: await db.notification.findMany(unchanging),
    audit: await db.auditEntry.findMany({ orderBy: { id: 'asc' }, select: { action: true } }),
    jobs: await db.$queryRaw`SELECT task_identifier, key FROM graphile_worker.jobs ORDER BY key`,
  };
}
