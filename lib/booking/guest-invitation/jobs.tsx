import 'server-only';
import { z } from 'zod';
import { findBooking } from '@/lib/booking/queries';
import { bookingTasks } from '@/lib/booking/rules';
import { nameForMail } from '@/lib/format/plain-text';
import { Action, type Letter, letter, Paragraph, TextLink } from '@/lib/server/email/frame';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

const payload = z.strictObject({ bookingId: z.uuid(), at: z.iso.datetime() });

/** The subject names no therapist, because it shows on lock screens. */
function invitationLetter({ name, therapist }: { name: string; therapist: string }): Letter {
  return letter(
    'An account for your appointments',
    {
      preview: 'See your appointments in one place.',
      heading: 'See your appointments in one place',
      to: name,
    },
    <>
      <Paragraph>
        {nameForMail(therapist)} invites you to create an account. You will see your appointment, payment and
        receipts in one place, and can write to each other. Please use this email address. After you confirm
        it, you will see all bookings made with it.
      </Paragraph>
      <Action href={`${env.APP_URL}/signup`}>Create an account</Action>
      <Paragraph>
        If you have one already, <TextLink href={`${env.APP_URL}/login`}>sign in</TextLink>. You do not need
        an account: the link in your earlier email still works.
      </Paragraph>
    </>,
  );
}

/** Mails the invitation, unless the appointment now has an account or is cancelled. */
async function sendInvitation(raw: unknown): Promise<void> {
  const { bookingId, at } = payload.parse(raw);
  const booking = await findBooking(bookingId);
  if (!booking?.guest || !booking.therapist || booking.status !== 'confirmed' || booking.person?.userId)
    return;
  const { name, email: address } = booking.guest;
  await sendEmail({
    to: { name, address },
    id: `booking-${bookingId}-invited-${Date.parse(at)}`,
    ...invitationLetter({ name, therapist: booking.therapist.name }),
  });
}

export const guestInvitationJobs = { [bookingTasks.inviteGuest]: sendInvitation };
