import 'server-only';
import { type MeetingTerms, usualTerms } from '@/lib/booking/meeting/rules';
import { db, type Tx } from '@/lib/server/db';

const columns = {
  videoLink: true,
  phoneCaller: true,
  hostPhone: true,
  address: true,
  backupPhone: true,
} as const;

export async function readTerms(
  client: Pick<Tx, 'appointmentTerms'>,
  calendarId: string,
): Promise<MeetingTerms> {
  const found = await client.appointmentTerms.findUnique({ where: { calendarId }, select: columns });
  if (!found) return usualTerms;
  return { ...found, phoneCaller: found.phoneCaller === 'person' ? 'person' : 'host' };
}

/** The same for the therapist's own calendar, or for our consultations; without a calendar the default terms. */
export async function readTermsOf(where: { readonly therapistId: string | null }): Promise<MeetingTerms> {
  const calendar = await db.calendar.findFirst({ where, select: { id: true } });
  return calendar ? readTerms(db, calendar.id) : usualTerms;
}
