import { BookingNotFound } from '@/components/booking/booking-not-found';

export default function RoomNotFound() {
  return (
    <BookingNotFound
      heading="We could not find this room"
      words="Only the two people in an appointment can open its room. If you have an appointment, sign in with the account you booked with and open the room from there."
    />
  );
}
