import 'server-only';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/account/audit';
import { recoveryMinutes } from '@/lib/account/recovery/rules';
import { changeRole, isLastAdmin } from '@/lib/account/role/commands';
import { tellOfPower } from '@/lib/account/role/telling';
import { grantRoles } from '@/lib/account/session/role-grant';
import { accountTasks } from '@/lib/account/task-names';
import { addressTyped, isMailbox } from '@/lib/format/email-address';
import { suggestedNames } from '@/lib/format/person-name';
import { db, type Tx } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

// Commands of the operator at the command line. None can be reached over HTTP.

/** Refuses an impossible request of the operator; the message is one line for the terminal. */
export class OperatorRefusal extends Error {
  override name = 'Explained';
}

/** The address in its stored form. @throws OperatorRefusal for a text that is not an address */
export function addressOf(text: string): string {
  const email = addressTyped(text);
  if (!isMailbox(email)) throw new OperatorRefusal(`"${text}" is not an email address.`);
  return email;
}

function find(tx: Tx, email: string) {
  return tx.user.findUnique({
    where: { email },
    select: {
      id: true,
      emailVerifiedAt: true,
      disabledAt: true,
      therapist: { select: { id: true } },
      profile: {
        select: {
          id: true,
          role: true,
          onboardingCompleted: true,
          _count: { select: { applications: true } },
        },
      },
    },
  });
}

/**
 * Makes an account for a new admin and mails a link, valid once, for choosing a password; no password is ever
 * typed or shown here. Repeating it changes nothing.
 * @param fullName as pages will show it; null for a neutral name that its owner can change
 * @returns the line to print
 * @throws OperatorRefusal for an address that belongs to an existing account, because its maker may know the
 * password
 */
export async function createAdmin(address: string, fullName: string | null): Promise<string> {
  const email = addressOf(address);
  const { firstName, lastName } = suggestedNames(fullName ?? 'Antarman Admin');
  if (lastName === '') throw new OperatorRefusal('--name needs a first and a last name.');
  return db.$transaction(async (tx) => {
    await grantRoles(tx);
    const known = await find(tx, email);
    if (known?.profile?.role === 'admin') return `${email} is an admin already; nothing was changed.`;
    if (known) throw new OperatorRefusal(`${email} has an account already: use "promote" for it.`);

    const { id: userId } = await tx.user.create({
      data: { email, name: `${firstName} ${lastName}`, emailVerifiedAt: new Date() },
      select: { id: true },
    });
    const { id } = await tx.profile.create({
      data: { userId, email, firstName, lastName, role: 'admin', onboardingCompleted: true },
      select: { id: true },
    });
    const entryId = await recordAudit(tx, {
      actor: 'operator',
      action: 'admin.created',
      subject: { table: 'profiles', id },
      subjectUserId: userId,
    });
    await tellOfPower(tx, { entryId, userId, tells: { person: false } });
    const task = accountTasks.mailPasswordReset;
    const tokenId = randomUUID();
    await enqueue(tx, task, { userId, tokenId }, { jobKey: `${task}:${tokenId}` });
    return `${email} is an admin now. A mail with a link to choose a password is on its way; it works for ${recoveryMinutes} minutes, after that "Forgot password" on the sign-in page sends another.`;
  });
}

type Member = NonNullable<Awaited<ReturnType<typeof find>>> & { readonly profile: object };

async function memberOf(tx: Tx, email: string): Promise<Member> {
  const user = await find(tx, email);
  if (!user) throw new OperatorRefusal(`There is no account for ${email}.`);
  if (!user.profile?.onboardingCompleted) {
    throw new OperatorRefusal(`${email} has not finished setting up a profile yet.`);
  }
  return { ...user, profile: user.profile };
}

/**
 * Makes a member an admin. Repeating it changes nothing.
 * @returns the line to print
 * @throws OperatorRefusal for an unknown, unconfirmed or disabled account and for one without a profile
 */
export async function promoteToAdmin(address: string): Promise<string> {
  const email = addressOf(address);
  return db.$transaction(async (tx) => {
    await grantRoles(tx);
    const member = await memberOf(tx, email);
    if (member.profile.role === 'admin') return `${email} is an admin already; nothing was changed.`;
    if (!member.emailVerifiedAt) throw new OperatorRefusal(`${email} has not confirmed this address yet.`);
    if (member.disabledAt) throw new OperatorRefusal(`The account of ${email} is closed.`);
    await changeRole(tx, { userId: member.id, profile: member.profile, to: 'admin', actor: 'operator' });
    return `${email} is an admin now and has been signed out everywhere.`;
  });
}

/**
 * Gives an admin their other role: therapist if they work or have applied as one, else client. Repeating it
 * changes nothing.
 * @returns the line to print
 * @throws OperatorRefusal for an unknown account, and for the last admin who can sign in
 */
export async function demoteAdmin(address: string): Promise<string> {
  const email = addressOf(address);
  return db.$transaction(async (tx) => {
    await grantRoles(tx);
    const member = await memberOf(tx, email);
    if (member.profile.role !== 'admin') return `${email} is no admin; nothing was changed.`;
    if (await isLastAdmin(tx, member.id)) {
      throw new OperatorRefusal(`${email} is the last admin: make another one first.`);
    }
    const isTherapist = member.therapist !== null || member.profile._count.applications > 0;
    const role = isTherapist ? 'therapist' : 'client';
    await changeRole(tx, { userId: member.id, profile: member.profile, to: role, actor: 'operator' });
    return `${email} is a ${role} now and has been signed out everywhere.`;
  });
}
