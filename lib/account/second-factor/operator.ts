import 'server-only';
import { addressOf, OperatorRefusal } from '@/lib/account/operator/commands';
import { resetSecondFactor } from '@/lib/account/second-factor/commands';
import { revokeSessions } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';

/**
 * Removes the second factor of a person who has lost phone and codes, from the command line: the only way
 * when no other admin is left. They sign in and set up another. Repeating it changes nothing.
 * @returns the line to print
 * @throws OperatorRefusal for an unknown account
 */
export function resetSecondFactorByOperator(address: string): Promise<string> {
  const email = addressOf(address);
  return db.$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (!user) throw new OperatorRefusal(`There is no account for ${email}.`);
    if (!(await resetSecondFactor(tx, 'operator', user.id))) {
      return `${email} has no two-step verification; nothing was changed.`;
    }
    await revokeSessions(tx, { userId: user.id }, 'second_factor_reset');
    return `Two-step verification of ${email} is removed. They have been signed out everywhere and set up another when they sign in.`;
  });
}
