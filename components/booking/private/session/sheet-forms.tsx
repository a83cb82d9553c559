'use client';

import dynamic from 'next/dynamic';

// The calendar shows these forms only in a sheet: until one opens, it loads neither zod nor react-hook-form.

export const ScheduleForm = dynamic(() =>
  import('@/components/booking/private/session/schedule-form').then((forms) => forms.ScheduleForm),
);
export const ProposeTimeForm = dynamic(() =>
  import('@/components/booking/private/session/session-asks').then((forms) => forms.ProposeTimeForm),
);
export const CancelAsClientForm = dynamic(() =>
  import('@/components/booking/private/session/session-asks').then((forms) => forms.CancelAsClientForm),
);
export const CancelAsTherapistForm = dynamic(() =>
  import('@/components/booking/private/session/session-asks').then((forms) => forms.CancelAsTherapistForm),
);
export const SessionMeetingForm = dynamic(() =>
  import('@/components/booking/private/session/session-asks').then((forms) => forms.SessionMeetingForm),
);
