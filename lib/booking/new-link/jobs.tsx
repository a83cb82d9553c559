import 'server-only';
import { z } from 'zod';
import { calendarFile } from '@/lib/booking/invite';
import { appointmentInWords } from '@/lib/booking/letter-words';
import { lateAddress } from '@/lib/booking/link';
import { findBooking } from '@/lib/booking/queries';
import { bookingTasks } from '@/lib/booking/rules';
import { db } from '@/lib/server/db';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';
import { sendEmail } from '@/lib/server/email/send';

const payload = z.strictObject({ participantId: z.uuid(), at: z.iso.datetime() });

type Words = Pick<ReturnType<typeof appointmentInWords>, 'personName' | 'when'>;

/** The subject names only a time, as those of all mails about an appointment do. */
function newLinkLetter({ personName, when, url }: Words & { readonly url: string }): Letter {
  return letter(
    `New link: your appointment on ${when}`,
    { preview: when, heading: 'A new link for your appointment', to: personName },
    <>
      <Paragraph>
        The link in our earlier emails no longer works. Please use this one. Nothing else about your
        appointment on <strong>{when}</strong> has changed.
      </Paragraph>
      <Action href={url}>View or reschedule</Action>
      <Paragraph>
        Do not share this link: anyone who has it can reschedule or cancel the appointment.
      </Paragraph>
    </>,
  );
}

/** Mails a participant the link that they have now, unless they are erased or the appointment is cancelled. */
async function mailNewLink(raw: unknown): Promise<void> {
  const { participantId, at } = payload.parse(raw);
  const found = await db.participant.findUnique({
    where: { id: participantId },
    select: { bookingId: true },
  });
  const booking = found && (await findBooking(found.bookingId, { participant: participantId }));
  if (booking?.status !== 'confirmed' || !booking.person) return;
  const { person, endsAt } = booking;
  const url = lateAddress(person.linkId, endsAt);
  await sendEmail({
    to: { name: person.name, address: person.email },
    id: `booking-${booking.id}-link-${participantId}-${Date.parse(at)}`,
    // The entry in their calendar names the link too.
    ...(endsAt > new Date() && {
      invite: { method: 'REQUEST', content: calendarFile(booking, 'REQUEST', url) },
    }),
    ...newLinkLetter({ ...appointmentInWords({ ...booking, person }), url }),
  });
}

export const newLinkJobs = { [bookingTasks.sendNewLink]: mailNewLink };
