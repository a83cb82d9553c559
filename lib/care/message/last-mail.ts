import 'server-only';
import { mailWaits } from '@/lib/care/message/rules';
import type { Tx } from '@/lib/server/db';

/** When a member may next be mailed about messages of any thread: two hours after the last mail. */
export async function nextMailOf(client: Pick<Tx, '$queryRaw'>, userId: string): Promise<Date> {
  const [found] = await client.$queryRaw<{ at: Date | null }[]>`
    SELECT greatest(
      (SELECT max(greatest(m.person_mailed_at, m.person_mail_sent_at))
        FROM message_threads m JOIN profiles p ON m.client_id = p.id OR m.member_id = p.id
        WHERE p.user_id = ${userId}::uuid),
      (SELECT max(greatest(m.helper_mailed_at, m.helper_mail_sent_at))
        FROM message_threads m JOIN therapists t ON t.id = m.therapist_id
        WHERE t.user_id = ${userId}::uuid)) AS at`;
  return new Date((found?.at?.getTime() ?? 0) + mailWaits.between);
}
