import 'server-only';
import { PrismaAdapter } from '@auth/prisma-adapter';
import type { Prisma } from '@/generated/prisma/client';
import type { Device } from '@/lib/account/session/device';
import { findLiveSession } from '@/lib/account/session/live-session';
import type { SignIn } from '@/lib/account/session/viewer';
import { day } from '@/lib/format/duration';
import type { Tx } from '@/lib/server/db';
import { hashOfSecret } from '@/lib/server/secret/secret-token';

/** Milliseconds without a page load after which a session ends. */
export const idleMs = 7 * day;
/** Milliseconds after which a session ends in any case. */
export const absoluteMs = 30 * day;

type Client = Pick<Tx, 'user' | 'account' | 'userSession' | '$queryRaw' | '$executeRaw'>;

type AccountKey = { readonly provider: string; readonly providerAccountId: string };
type NewUser = { readonly email: string; readonly emailVerified: Date; readonly name: string | null };
type AuthUser = Omit<NewUser, 'emailVerified'> & { readonly id: string; readonly emailVerified: Date | null };
type Session = { readonly sessionToken: string; readonly userId: string; readonly expires: Date };

/**
 * The part of the adapter that we use. Its functions return rows of the tables below, which its own types do
 * not say.
 */
type AuthAdapter = {
  createUser(user: NewUser): Promise<AuthUser>;
  getUserByAccount(
    key: AccountKey,
  ): Promise<
    (AuthUser & { readonly disabledAt: Date | null; readonly disabledReason: string | null }) | null
  >;
  linkAccount(account: AccountKey & { readonly type: 'oauth'; readonly userId: string }): Promise<void>;
  createSession(session: Session): Promise<Session & { readonly id: string; readonly expiresAt: Date }>;
  getSessionAndUser(
    token: string,
  ): Promise<{ readonly session: Session; readonly user: AuthUser & SignIn } | null>;
  updateSession(session: Pick<Session, 'sessionToken'> & { readonly expires?: Date }): Promise<null>;
  deleteSession(token: string): Promise<(Session & { readonly id: string }) | null>;
};

type ByToken = { readonly where: { readonly sessionToken: string } };

const userColumns = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  name: true,
  disabledAt: true,
  disabledReason: true,
} as const;
type UserRow = Prisma.UserGetPayload<{ select: typeof userColumns }>;

function authUser({ emailVerifiedAt, ...user }: UserRow) {
  return { ...user, emailVerified: emailVerifiedAt };
}

/**
 * The three tables under the adapter's names. Forbidden operations are missing: it can store no token of a
 * session or of Google, change no person and delete no row.
 */
function tablesFor(client: Client, device: Device | undefined) {
  return {
    user: {
      create: async ({ data: { email, emailVerified, name } }: { readonly data: NewUser }) =>
        authUser(
          await client.user.create({
            data: { email, emailVerifiedAt: emailVerified, name },
            select: userColumns,
          }),
        ),
    },
    account: {
      create: async ({ data }: { readonly data: AccountKey & { readonly userId: string } }) => {
        const { userId, provider, providerAccountId } = data;
        await client.account.create({ data: { userId, provider, providerAccountId } });
      },
      findUnique: async ({ where }: { readonly where: { provider_providerAccountId: AccountKey } }) => {
        const { provider, providerAccountId } = where.provider_providerAccountId;
        const account = await client.account.findUnique({
          where: { provider_providerAccountId: { provider, providerAccountId } },
          select: { user: { select: userColumns } },
        });
        return account && { user: authUser(account.user) };
      },
    },
    session: {
      create: async ({ data: { sessionToken, userId, expires } }: { readonly data: Session }) => {
        if (!device) throw new Error('A session begins on a device.');
        const now = new Date();
        const expiresAt = new Date(now.getTime() + absoluteMs);
        const { id } = await client.userSession.create({
          data: {
            userId,
            tokenHash: hashOfSecret(sessionToken),
            userAgent: device.userAgent,
            ipHash: device.networkHash,
            createdAt: now,
            lastSeenAt: now,
            idleExpiresAt: expires,
            expiresAt,
          },
          select: { id: true },
        });
        return { id, sessionToken, userId, expires, expiresAt };
      },
      findUnique: async ({ where: { sessionToken } }: ByToken) => {
        const live = await findLiveSession(client, sessionToken);
        if (!live) return null;
        const { viewer, owesSecondStep, lastSeenAt } = live;
        const { userId, email } = viewer;
        const user = { id: userId, email, emailVerified: null, name: null, viewer, owesSecondStep };
        // The end counts from the last use, so that uses are recorded as often near the thirtieth day as
        // before.
        return { sessionToken, userId, expires: new Date(lastSeenAt.getTime() + idleMs), user };
      },
      update: async ({ where, data }: ByToken & { readonly data: { readonly expires?: Date } }) => {
        const now = new Date();
        await client.$executeRaw`
          UPDATE user_sessions
          SET last_seen_at = ${now}, idle_expires_at = least(${data.expires ?? now}::timestamptz, expires_at)
          WHERE token_hash = ${hashOfSecret(where.sessionToken)} AND revoked_at IS NULL`;
        return null;
      },
      /** The ended row stays for the list of devices and the log. */
      delete: async ({ where: { sessionToken } }: ByToken) => {
        const now = new Date();
        const live = { revokedAt: null, expiresAt: { gt: now }, idleExpiresAt: { gt: now } };
        const [ended] = await client.userSession.updateManyAndReturn({
          where: { tokenHash: hashOfSecret(sessionToken), ...live },
          data: { revokedAt: now, revokedReason: 'signed_out' },
          select: { id: true, userId: true, idleExpiresAt: true },
        });
        return ended
          ? { id: ended.id, sessionToken, userId: ended.userId, expires: ended.idleExpiresAt }
          : null;
      },
    },
  };
}

/**
 * `@auth/prisma-adapter` on users, accounts and sessions; runs in one transaction if the client is a
 * transaction.
 * @param device where the session begins, for `createSession`
 */
export function authAdapter(client: Client, device?: Device): AuthAdapter {
  return PrismaAdapter(tablesFor(client, device)) as AuthAdapter;
}
