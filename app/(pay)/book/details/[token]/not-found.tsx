import { BookingNotFound } from '@/components/booking/booking-not-found';

export default function HoldNotFound() {
  return (
    <BookingNotFound
      heading="Please choose a time again"
      words="This page is out of date, or the link to it was changed on the way. Nothing was booked."
    />
  );
}
