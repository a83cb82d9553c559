import { BookingNotFound } from '@/components/booking/booking-not-found';

export default function GuestFormNotFound() {
  return (
    <BookingNotFound
      heading="This form is not here"
      words="The link may be too old; use the one in the latest email about it. If you have an account, look under Forms there."
    />
  );
}
