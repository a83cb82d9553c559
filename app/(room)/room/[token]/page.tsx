import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { Room } from '@/components/booking/private/room/room';
import { RoomClosed } from '@/components/booking/private/room/room-closed';
import { loginPath } from '@/lib/account/session/return-path';
import { currentViewer } from '@/lib/account/session/session';
import { appointmentLink } from '@/lib/booking/link';
import { type RoomOfViewer, roomOfViewer } from '@/lib/booking/room/queries';
import { isFirstMeeting, readSafetyNote } from '@/lib/booking/room/safety';
import { joinFrom, roomCloses } from '@/lib/care/meeting/rules';
import { formatClock, formatInstant } from '@/lib/format/time';

export const metadata: Metadata = { title: 'Your room' };

function backOf({ role, person, endsAt, ofHouse }: RoomOfViewer): string {
  if (role === 'host' && ofHouse) return '/admin/consultations';
  return role === 'host'
    ? '/therapist-dashboard'
    : `/book/appointment/${appointmentLink.token(person.linkId, endsAt)}`;
}

/** The video room of one appointment, for its two people. Everybody else finds nothing. */
export default async function RoomPage({ params }: PageProps<'/room/[token]'>) {
  const { token } = await params;
  const room = await roomOfViewer(token, await currentViewer());
  if (room === 'unknown') notFound();
  if (room === 'sign-in') redirect(loginPath(`/room/${token}`));
  const { role, other, startsAt, endsAt, fallbackPhone, writeTo, time, timeZone } = room;
  const otherWay = { phone: fallbackPhone, writeTo };
  const shared = { other, otherWay, back: backOf(room), when: formatInstant(startsAt, timeZone) };
  if (time !== 'open') {
    return (
      <RoomClosed
        {...shared}
        time={time}
        room={`/room/${token}`}
        opens={formatClock(joinFrom(startsAt), timeZone)}
      />
    );
  }
  const [note, first] =
    role === 'person' ? await Promise.all([readSafetyNote(room), isFirstMeeting(room)]) : [null, false];
  return (
    <Room
      {...shared}
      token={token}
      role={role}
      // One that cannot be opened is told again.
      note={note === 'sealed' ? null : note}
      first={first}
      times={{
        startsAt: startsAt.getTime(),
        endsAt: endsAt.getTime(),
        closesAt: roomCloses(endsAt).getTime(),
      }}
    />
  );
}
