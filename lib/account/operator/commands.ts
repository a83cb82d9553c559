import 'server-only';
import { randomUUID } from 'node:crypto';
import { recoveryMinutes } from '@/lib/account/recovery/rules';
import { changeRole, isLastAdmin } from '@/lib/account/role/commands';
import { accountTasks } from '@/lib/account/task-names';
import { recordAudit } from '@/lib/audit/record';
import { grantRoles } from '@/lib/auth/role-grant';
import { db, type Tx } from '@/lib/db';
import { isMailbox, normaliseAddress } from '@/lib/email-address';
import { enqueue } from '@/lib/jobs/enqueue';
import { suggestedNames } from '@/lib/person-name';

// What whoever runs the service does from the command line. Nothing of it can be reached over HTTP.

/** The operator asked for something that cannot be done; the message is one line for the terminal. */
export class OperatorRefusal extends Error {
  override name = 'Explained';
}

/** The address as accounts have it. @throws OperatorRefusal for what is no address */
export function addressOf(text: string): string {
  const email = normaliseAddress(text);
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
 * Makes an account for a new admin and mails a link, valid once, with which to choose a password; none is ever typed
 * or shown here. Done again, it changes nothing.
 * @param fullName as it will be shown; null for a neutral one, which its owner can change
 * @returns the line to print
 * @throws OperatorRefusal for an address that belongs to somebody else's account: who made that may know its password
 */
export async function createAdmin(address: string, fullName: string | null): Promise<string> {
  const email = addressOf(address);
  const { firstName, lastName } = suggestedNames(fullName ?? 'Antarman Admin');
  if (lastName === '') throw new OperatorRefusal('--name wants a first and a last name.');
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
    await recordAudit(tx, {
      actor: 'operator',
      action: 'admin.created',
      subject: { table: 'profiles', id },
      subjectUserId: userId,
    });
    const task = accountTasks.mailPasswordReset;
    const tokenId = randomUUID();
    await enqueue(tx, task, { userId, tokenId }, { jobKey: `${task}:${tokenId}` });
    return `${email} is an admin now. A mail with a link to choose a password is on its way; it works for ${recoveryMinutes} minutes, after that "Forgot password" on the sign-in page sends another.`;
  });
}

type Member = NonNullable<Awaited<ReturnType<typeof find>>> & { readonly profile: object };

/** The account of this address if it is one whose role can be changed. */
async function memberOf(tx: Tx, email: string): Promise<Member> {
  const user = await find(tx, email);
  if (!user) throw new OperatorRefusal(`There is no account for ${email}.`);
  if (!user.profile?.onboardingCompleted) {
    throw new OperatorRefusal(`${email} has not finished setting up a profile yet.`);
  }
  return { ...user, profile: user.profile };
}

/**
 * Makes a member an admin. Done again, it changes nothing.
 * @returns the line to print
 * @throws OperatorRefusal for an unknown, unconfirmed or closed account and for one without a profile
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
 * Makes an admin what they are apart from that: a therapist if they work or have applied as one, else a client. Done
 * again, it changes nothing.
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
