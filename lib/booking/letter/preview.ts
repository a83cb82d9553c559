import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { valuesOf } from '@/lib/booking/letter/queries';
import { appointmentInWords } from '@/lib/booking/letter-words';
import { findBooking } from '@/lib/booking/queries';
import { letterValues } from '@/lib/care/meeting/letter-values';
import { day } from '@/lib/format/duration';
import { indianDay, indianZone } from '@/lib/format/time';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';
import type { LetterKind, LetterValues } from '@/lib/therapist/letter/rules';

type LetterPreview = {
  /** The client of the therapist's latest appointment; null for an invented name. */
  readonly client: string | null;
  readonly values: LetterValues;
  /** The lines of the service below the therapist's words. */
  readonly below: readonly string[];
};

const invented = (now: Date) => ({
  startsAt: new Date(`${indianDay(new Date(now.getTime() + day))}T10:30:00+05:30`),
  timeZone: indianZone,
  mode: 'video',
  address: null,
});

/** Without the links of an appointment, which open it to whoever has them. */
function linesOf(
  kind: LetterKind,
  { when, length, how, place, room, fee, therapistName }: ReturnType<typeof appointmentInWords>,
) {
  const by = therapistName ?? '';
  if (kind === 'missed') {
    return [
      `Your appointment on ${when} with ${by} is marked as missed. If this is wrong, please tell your therapist or write to us.`,
    ];
  }
  return [
    [when, length, how].filter(Boolean).join(', '),
    `With ${by}.`,
    ...(place ? [room ? 'Video call: (the link)' : place] : []),
    `Price: ${fee}`,
    ...(kind === 'first'
      ? ['The attached file adds it to your calendar. Your rule for rescheduling and cancelling follows.']
      : []),
  ];
}

/** A letter with the names and the appointment of a real client; null until the viewer's account is linked. */
export async function readLetterPreview(viewer: Member, kind: LetterKind): Promise<LetterPreview | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const latest = await db.booking.findFirst({
    where: { calendar: { therapistId: therapist.id }, status: 'confirmed' },
    orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  const booking = latest && (await findBooking(latest.id));
  if (!booking?.person)
    return { client: null, values: letterValues('Meera', invented(new Date())), below: [] };
  const booked = { ...booking, person: booking.person };
  return {
    client: booked.person.name,
    values: await valuesOf(booked),
    below: linesOf(kind, appointmentInWords(booked)),
  };
}
