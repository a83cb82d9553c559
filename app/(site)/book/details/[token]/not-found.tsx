import { LostBooking } from '@/components/booking/lost-booking';

export default function LostHold() {
  return (
    <LostBooking
      heading="Please choose a time again"
      words="This page is out of date, or the link to it was changed on the way. Nothing was booked."
    />
  );
}
