import { joinMinutes } from '@/lib/care/meeting/rules';
import { minute } from '@/lib/format/duration';
import type { ReminderTime } from '@/lib/notification/preferences/rules';

export const bookingTasks = {
  confirm: 'send-booking-confirmation',
  tellHost: 'tell-host-of-booking',
  cancel: 'send-booking-cancellation',
  remind: 'send-booking-reminder',
  remindHost: 'remind-host-of-booking',
  text: 'send-text-reminder',
  tellPlace: 'send-booking-place',
  tellProposal: 'send-booking-proposal',
  inviteGuest: 'invite-guest-to-account',
  sendNewLink: 'send-new-appointment-link',
  tellWithdrawal: 'send-booking-proposal-withdrawn',
  tellOutcome: 'tell-guest-outcome',
  tellKeptHour: 'tell-client-of-kept-hour',
} as const;

/** Reminders before an appointment, each with its lead time in minutes. Each person chooses theirs. */
export const reminders = {
  day: 24 * 60,
  three: 3 * 60,
  hour: 60,
  join: joinMinutes,
} as const satisfies Record<ReminderTime, number>;

export const reminderNames = ['day', 'three', 'hour', 'join'] as const;

/** Ways to meet for our own consultations; therapists choose their own. */
export const houseModes = ['video', 'phone'] as const;

type Appointment = {
  readonly status: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancelNoticeHours: number;
  readonly slotMinutes: number;
};

export type Changes = {
  readonly cancellable: boolean;
  readonly movable: boolean;
  /** Whether cancelling is free now; an appointment too long to move can still be cancelled free of charge. */
  readonly free: boolean;
  /** Until when moving and cancelling are free. */
  readonly freeUntil: Date;
  /** That deadline in hours before the beginning, by this therapist's rule. */
  readonly noticeHours: number;
};

/**
 * The rule shown before booking: moving and cancelling are free until some hours before the beginning. After
 * that the appointment can only be cancelled, at the cost given on /refunds; after the beginning nothing
 * changes. An appointment longer than a slot cannot move to another slot: client and therapist find a new
 * time together.
 */
export function changesOf(
  { status, startsAt, endsAt, cancelNoticeHours, slotMinutes }: Appointment,
  now: Date,
): Changes {
  const freeUntil = new Date(startsAt.getTime() - cancelNoticeHours * 3_600_000);
  const coming = status === 'confirmed' && now < startsAt;
  const fits = endsAt.getTime() - startsAt.getTime() <= slotMinutes * minute;
  const free = coming && now <= freeUntil;
  return { cancellable: coming, movable: free && fits, free, freeUntil, noticeHours: cancelNoticeHours };
}

export type AppointmentState = 'coming' | 'begun' | 'cancelled';

/** Callers have left out holds. */
export function appointmentState(
  { status, startsAt }: { readonly status: string; readonly startsAt: Date },
  now: Date,
): AppointmentState {
  if (status === 'cancelled') return 'cancelled';
  return now < startsAt ? 'coming' : 'begun';
}
