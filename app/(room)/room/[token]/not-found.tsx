import { BookingNotFound } from '@/components/booking/booking-not-found';

export default function RoomNotFound() {
  return (
    <BookingNotFound
      heading="We could not find this room"
      words="Only the two people of an appointment can open its room. If you have an appointment, open the room from it, signed in to the account with which you booked."
    />
  );
}
