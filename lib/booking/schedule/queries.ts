import 'server-only';
import type { Member } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { inWords, sessionModes, sessionTypes } from '@/lib/session/rules';
import { therapistOf } from '@/lib/therapist/access';

type Option = { readonly value: string; readonly label: string };

/** What the form that arranges a session offers. */
export type ScheduleForm = {
  /** IANA zone in which its time is meant: the one of the therapist's calendar, else of their profile. */
  readonly timeZone: string;
  /** Usual length. */
  readonly durationMinutes: number;
  readonly modes: readonly Option[];
  readonly types: readonly Option[];
};

const usualMinutes = 45;

/** The viewer's own form, or null until their account is linked. */
export async function readScheduleForm(viewer: Member): Promise<ScheduleForm | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const calendar = await db.calendar.findUnique({
    where: { therapistId: therapist.id },
    select: { timeZone: true, slotMinutes: true },
  });
  const timeZone =
    calendar?.timeZone ??
    (await db.profile.findUniqueOrThrow({ where: { id: viewer.profile.id }, select: { timeZone: true } }))
      .timeZone;
  return {
    timeZone,
    durationMinutes: calendar?.slotMinutes ?? usualMinutes,
    modes: therapist.modes.map((value) => ({ value, label: inWords(sessionModes, value) })),
    types: Object.entries(sessionTypes).map(([value, label]) => ({ value, label })),
  };
}
