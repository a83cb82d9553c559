'use client';

import { ReasonForm, type ReasonFormOptions } from '@/components/forms/private/reason-form';
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

export function ProposeTimeForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={proposeTime} schema={proposalSchema} />;
}

export function CancelAsClientForm(options: ReasonFormOptions) {
  const help = <DangerHelp formId={options.id} />;
  return <ReasonForm {...options} action={cancelOwnSession} schema={cancelByClientSchema} beside={help} />;
}

export function CancelAsTherapistForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={cancelClientSession} schema={cancelByTherapistSchema} />;
}

export function CancelForGuestForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={cancelGuestAppointment} schema={cancelForGuestSchema} />;
}

export function SessionMeetingForm(options: ReasonFormOptions) {
  return <ReasonForm {...options} action={changeSessionMeeting} schema={sessionMeetingFormSchema} />;
}
