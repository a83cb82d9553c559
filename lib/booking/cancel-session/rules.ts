import { bookingMessages } from '@/lib/booking/messages';

export const guestMessages = {
  cancelled: 'The appointment is cancelled and its time is free again.',
  'not-linked': 'You can do this after we accept your application.',
  'too-late': bookingMessages.tooLateToCancel,
  unknown: 'We could not find this appointment.',
} as const;
