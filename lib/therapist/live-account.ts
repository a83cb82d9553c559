import 'server-only';
import { Prisma } from '@/generated/prisma/client';

/**
 * SQL: the account that receives messages for the therapist `t`. Null for a listing without an account, and
 * for a closed account, which may receive none.
 */
export const liveAccount = Prisma.sql`(SELECT u.id FROM users u WHERE u.id = t.user_id AND u.disabled_at IS NULL)`;
