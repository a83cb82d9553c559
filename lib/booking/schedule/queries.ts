import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { inWords, sessionModes } from '@/lib/care/session/rules';
import type { Option } from '@/lib/server/action/form-result';
import { db } from '@/lib/server/db';
import { therapistOf } from '@/lib/therapist/access';
import { kindChoices, kindOf, offeredKinds } from '@/lib/therapist/kind/queries';

export type ScheduleForm = {
  /** IANA zone of its times: from the therapist's calendar, else from their profile. */
  readonly timeZone: string;
  readonly modes: readonly Option[];
  /** The therapist's places, if a session in person could be at more than one; the first choice names none of them. */
  readonly places: readonly Option[];
  /** The therapist's kinds of session with length, fee and ways to meet, the first one first. */
  readonly kinds: readonly Option[];
};

/** The viewer's own form, or null until their account is linked. */
export async function readScheduleForm(viewer: Member): Promise<ScheduleForm | null> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return null;
  const { calendar, kinds, places } = await db.therapist.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id: therapist.id },
    select: {
      calendar: { select: { timeZone: true, terms: { select: { address: true } } } },
      places: {
        where: { archivedAt: null },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        select: { id: true, name: true },
      },
      kinds: { ...offeredKinds, orderBy: [...offeredKinds.orderBy] },
    },
  });
  const timeZone =
    calendar?.timeZone ??
    (await db.profile.findUniqueOrThrow({ where: { id: viewer.profile.id }, select: { timeZone: true } }))
      .timeZone;
  const { address } = calendar?.terms ?? {};
  const asks = therapist.modes.includes('in_person') && places.length + (address ? 1 : 0) > 1;
  const byHours = {
    value: '',
    label: `The place of the kind of session or of these hours, else ${address ? 'your address for meeting in person' : 'of the nearest hours'}`,
  };
  return {
    timeZone,
    places: asks ? [byHours, ...places.map(({ id, name }) => ({ value: id, label: name }))] : [],
    modes: therapist.modes.map((value) => ({ value, label: inWords(sessionModes, value) })),
    kinds: kindChoices(kinds.map(kindOf), therapist.modes),
  };
}
