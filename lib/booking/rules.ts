/** Jobs of this noun. */
export const bookingTasks = {
  confirm: 'send-booking-confirmation',
  tellHost: 'tell-host-of-booking',
  cancel: 'send-booking-cancellation',
  remind: 'send-booking-reminder',
} as const;

/** Mails before an appointment, and how long before it they go out, in minutes. */
export const reminders = { day: 24 * 60, hour: 60 } as const;

export type Reminder = keyof typeof reminders;

/** How an appointment can be held at the service's own desk; therapists say it themselves. */
export const deskModes = ['video', 'phone'] as const;

export const modeLabels: Readonly<Record<string, string>> = {
  video: 'by video',
  phone: 'by phone',
  in_person: 'in person',
};

type Appointment = {
  readonly status: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancelNoticeHours: number;
  /** Length of the slots that it could be moved to. */
  readonly slotMinutes: number;
};

/** What may still be done with an appointment. */
export type Changes = {
  readonly cancellable: boolean;
  /** To another free slot. */
  readonly movable: boolean;
  /** Whether cancelling costs nothing now; an appointment too long to be moved can still be cancelled freely. */
  readonly free: boolean;
  /** Until when both cost nothing. */
  readonly freeUntil: Date;
};

/**
 * The rule that is shown before one books: move or cancel freely until some hours before; later it can only be
 * cancelled, and what that costs stands under /refunds; once it has begun, nothing changes. One that the therapist made
 * longer than a slot fits into none: its new time is found together.
 */
export function changesOf(
  { status, startsAt, endsAt, cancelNoticeHours, slotMinutes }: Appointment,
  now: Date,
): Changes {
  const freeUntil = new Date(startsAt.getTime() - cancelNoticeHours * 3_600_000);
  const coming = status === 'confirmed' && now < startsAt;
  const fits = endsAt.getTime() - startsAt.getTime() <= slotMinutes * 60_000;
  const free = coming && now <= freeUntil;
  return { cancellable: coming, movable: free && fits, free, freeUntil };
}

/** What an appointment is to whoever looks at it now. */
export type AppointmentState = 'coming' | 'begun' | 'cancelled';

/** A hold is no appointment; whoever asks has left those out. */
export function appointmentState(
  { status, startsAt }: { readonly status: string; readonly startsAt: Date },
  now: Date,
): AppointmentState {
  if (status === 'cancelled') return 'cancelled';
  return now < startsAt ? 'coming' : 'begun';
}
