'use client';

import { ReasonForm, type ReasonFormOptions, reasonForm } from '@/components/forms/private/reason-form';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { cancelClientSession, cancelOwnSession } from '@/lib/booking/cancel-session/actions';
import { cancelByClientSchema, cancelByTherapistSchema } from '@/lib/booking/cancel-session/schema';
import { changeSessionMeeting } from '@/lib/booking/meeting/actions';
import { sessionMeetingFormSchema } from '@/lib/booking/meeting/schema';
import { proposeTime } from '@/lib/booking/proposal/actions';
import { proposalSchema } from '@/lib/booking/proposal/schema';

export const ProposeTimeForm = reasonForm(proposeTime, proposalSchema);

export function CancelAsClientForm(options: ReasonFormOptions) {
  const help = <DangerHelp formId={options.id} />;
  return <ReasonForm {...options} action={cancelOwnSession} schema={cancelByClientSchema} beside={help} />;
}

export const CancelAsTherapistForm = reasonForm(cancelClientSession, cancelByTherapistSchema);
export const SessionMeetingForm = reasonForm(changeSessionMeeting, sessionMeetingFormSchema);
