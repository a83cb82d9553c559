import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { inWords, sessionModes, sessionTypes } from '@/lib/care/session/rules';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';

type Option = { readonly value: string; readonly label: string };

export type ScheduleForm = {
  /** IANA zone of its times: from the therapist's calendar, else from their profile. */
  readonly timeZone: string;
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
