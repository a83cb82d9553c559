import { BookingNotFound } from '@/components/booking/booking-not-found';

export default function AppointmentNotFound() {
  return (
    <BookingNotFound
      heading="This link does not work any more"
      words="It may be too old, or an email program has cut it off. If you have an appointment, use the link in the latest email about it."
    />
  );
}
