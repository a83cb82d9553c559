import { scheduleClientSession } from '@/lib/booking/schedule/actions';
import { scheduleFormKind } from '@/lib/booking/schedule/rules';
import { day } from '@/lib/format/duration';
import { db } from '@/lib/server/db';
import type { Person } from '@/test/payment/quotations';
import { formOf, usableToken } from '@/test/server/form';

type Fields = Readonly<Record<string, string>>;

const began = Date.now();

/** "2026-11-24T18:30" in India: that many days from now, at this hour there. */
export function indianTime(days: number, clock = '18:30'): string {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  return `${date.format(new Date(began + days * day))}T${clock}`;
}

/**
 * The form of a new session with this client: 50 minutes by video, on India's clock. `given` must have
 * `startsAt`.
 */
export function sessionFields(client: Person, given: Fields & { readonly startsAt: string }) {
  return {
    client: client.viewer.profile.id,
    timeZone: 'Asia/Kolkata',
    durationMinutes: '50',
    mode: 'video',
    plan: '',
    held: '',
    ...given,
  };
}

export function arrangeSession(fields: Fields, token = usableToken(scheduleFormKind)) {
  return scheduleClientSession(null, formOf(fields, token));
}

/** Sessions with an appointment, by time; without the one that links client and therapist. */
export function arrangedSessions() {
  return db.therapySession.findMany({
    where: { bookingId: { not: null } },
    include: { booking: { include: { participants: true } } },
    orderBy: [{ sessionDate: 'asc' }, { id: 'asc' }],
  });
}
