'use client';

import { type AskedFor, ReasonForm } from '@/components/forms/private/reason-form';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import {
  cancelClientSession,
  cancelGuestAppointment,
  cancelOwnSession,
} from '@/lib/booking/cancel-session/actions';
import {
  cancelByClientSchema,
  cancelByTherapistSchema,
  cancelForGuestSchema,
} from '@/lib/booking/cancel-session/schema';
import { changeSessionMeeting } from '@/lib/booking/meeting/actions';
import { sessionMeetingFormSchema } from '@/lib/booking/meeting/schema';
import { proposeTime } from '@/lib/booking/proposal/actions';
import { proposalSchema } from '@/lib/booking/proposal/schema';

/** Proposes another time to the client. */
export function ProposeTimeForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={proposeTime} schema={proposalSchema} />;
}

/** Cancels one's own session with a therapist. */
export function CancelAsClientForm(asked: AskedFor) {
  const help = <DangerHelp formId={asked.id} />;
  return <ReasonForm {...asked} action={cancelOwnSession} schema={cancelByClientSchema} beside={help} />;
}

/** Cancels a session with a client. */
export function CancelAsTherapistForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={cancelClientSession} schema={cancelByTherapistSchema} />;
}

/** Cancels the appointment of a guest. */
export function CancelForGuestForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={cancelGuestAppointment} schema={cancelForGuestSchema} />;
}

/** Says where one session takes place. */
export function SessionMeetingForm(asked: AskedFor) {
  return <ReasonForm {...asked} action={changeSessionMeeting} schema={sessionMeetingFormSchema} />;
}
