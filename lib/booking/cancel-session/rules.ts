import { bookingMessages } from '@/lib/booking/messages';

/** Messages to a therapist who cancels a guest's appointment, which belongs to no record. */
export const guestMessages = {
  cancelled: 'The appointment is cancelled and its time is free again.',
  'not-linked': 'You can do this after we accept your application.',
  'too-late': bookingMessages.tooLateToCancel,
  unknown: 'We could not find this appointment.',
} as const;
