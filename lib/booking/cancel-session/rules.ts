import { bookingMessages } from '@/lib/booking/messages';

/** What a therapist reads who cancels the appointment of a guest: it is no session of a record. */
export const guestMessages = {
  cancelled: 'The appointment is cancelled and its time is free again.',
  'not-linked': 'You can do this once we have accepted your application.',
  'too-late': bookingMessages.tooLateToCancel,
  unknown: 'We could not find this appointment.',
} as const;
