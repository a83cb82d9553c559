'use server';

import { refresh } from 'next/cache';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { scheduleSession } from '@/lib/booking/schedule/commands';
import { scheduleFormKind, scheduleMessages } from '@/lib/booking/schedule/rules';
import { type ScheduleInput, scheduleSchema } from '@/lib/booking/schedule/schema';
import { fewestInSeries, mostInSeries, seriesMessages } from '@/lib/booking/series/rules';
import { goneOnWords, sessionMessages } from '@/lib/care/session/rules';
import { formatInstant, indianZone } from '@/lib/format/time';
import type { FieldErrors } from '@/lib/server/action/action-result';
import type { FormResult } from '@/lib/server/action/form-result';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { actionMessages } from '@/lib/server/action/messages';

const marked = {
  'no-client': { client: scheduleMessages.noClient },
  'handed-over': { client: goneOnWords },
  'no-plan': { plan: scheduleMessages.noPlan },
  'no-kind': { kind: scheduleMessages.noKind },
  'other-kind': { plan: scheduleMessages.otherKind },
  mode: { mode: scheduleMessages.mode },
  'no-place': { place: scheduleMessages.noPlace },
  'no-time': { startsAt: scheduleMessages.noTime },
  past: { startsAt: scheduleMessages.past },
  'not-past': { startsAt: scheduleMessages.notPast },
  'too-far': { startsAt: scheduleMessages.tooFar },
  'too-old': { startsAt: scheduleMessages.tooOld },
} as const;

function seriesProblem({ repeat, count, except, held, startsAt }: ScheduleInput): FieldErrors | null {
  if (repeat === '') return null;
  if (held) return { held: seriesMessages.held };
  if (count < fewestInSeries || count > mostInSeries) return { count: seriesMessages.count };
  if (except.includes(startsAt.slice(0, 10))) return { except: seriesMessages.exceptFirst };
  if (new Set(except).size > count - fewestInSeries) return { except: seriesMessages.noneLeft };
  return null;
}

/** The message for a taken time; for a series, the taken days and the way to arrange the others. */
function takenInWords(
  { because, at }: { readonly because: 'taken' | 'place-taken'; readonly at: readonly Date[] },
  repeats: boolean,
  timeZone: string,
): FieldErrors {
  if (!repeats)
    return { startsAt: because === 'taken' ? scheduleMessages.taken : scheduleMessages.placeTaken };
  return {
    leaveOut: `Already booked: ${at.map((one) => formatInstant(one, timeZone)).join('; ')}. Nothing was saved. Tick this to schedule the others.`,
  };
}

function arrangedInWords(
  { sessions, leftOut }: { sessions: number; leftOut: readonly Date[] },
  timeZone: string,
): string {
  if (sessions === 1 && leftOut.length === 0) return scheduleMessages.scheduled;
  const made = `${sessions} sessions scheduled. We email your client about each one.`;
  return leftOut.length === 0
    ? made
    : `${made} Skipped, because the time is taken: ${leftOut.map((one) => formatInstant(one, timeZone)).join('; ')}.`;
}

/**
 * Arranges a session with a client of the viewer, or enters one that took place; fields `client`, `startsAt`,
 * `timeZone`, `kind`, `durationMinutes`, `mode`, `place`, `plan`, `held`; of a series `repeat`, `count`, `except`, `leaveOut`.
 */
export const scheduleClientSession = defineMemberAction({
  name: 'schedule-session',
  access: 'therapist',
  schema: scheduleSchema,
  formKind: scheduleFormKind,
  triesPerNetwork: 600,
  notSaved: sessionMessages.notSaved,
  handler: async (input, { viewer, submission, id, network }): Promise<FormResult<null>> => {
    const timeZone = input.timeZone ?? indianZone;
    const unclear = seriesProblem(input);
    if (unclear) return { ok: false, message: actionMessages.check, fieldErrors: unclear };
    const outcome = await scheduleSession(viewer, { ...input, submission, request: { id, network } });
    if (outcome.scheduled) {
      refresh();
      const message = input.held ? scheduleMessages.recorded : arrangedInWords(outcome, timeZone);
      return { ok: true, message, data: null };
    }
    if (outcome.because === 'not-linked') return { ok: false, message: sessionMessages.notLinked };
    if (outcome.because === 'other-text') {
      const { alreadyMade: message } = scheduleMessages;
      return { ok: false, message, formToken: issueVisitToken(scheduleFormKind) };
    }
    const fieldErrors =
      outcome.because === 'taken' || outcome.because === 'place-taken'
        ? takenInWords(outcome, input.repeat !== '', timeZone)
        : marked[outcome.because];
    return { ok: false, message: actionMessages.check, fieldErrors };
  },
});
