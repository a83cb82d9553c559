import 'server-only';
import { z } from 'zod';
import type { Prisma } from '@/generated/prisma/client';
import { guestFormsPath, lateToken } from '@/lib/booking/link';
import { formNews, formTasks } from '@/lib/care/form/rules';
import { homeworkTasks } from '@/lib/care/homework/rules';
import { bookedBy, guest, personWith } from '@/lib/care/participant/columns';
import { db } from '@/lib/server/db';
import { Action, type Letter, letter, Paragraph } from '@/lib/server/email/frame';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

type Mail = {
  readonly id: string;
  readonly subject: string;
  readonly what: 'form' | 'task';
  /** The page, by the token of the appointment's link. */
  readonly path: (token: string) => string;
};

/** Names neither the therapist nor the subject: other people may read the mail. */
function assignmentLetter({ subject, what, name, url }: Omit<Mail, 'id' | 'path'> & Guest): Letter {
  return letter(
    subject,
    { preview: 'Open the link to read it.', to: name },
    <>
      <Paragraph>It belongs to your appointment. You do not need an account to read it.</Paragraph>
      <Action href={url}>{`Open the ${what}`}</Action>
      <Paragraph>
        Do not share this link: anyone who has it can read your answers and change your appointment. It works
        for a week, or for longer if your appointment is later.
      </Paragraph>
    </>,
  );
}

type Guest = { readonly name: string; readonly url: string };

const ofGuest = {
  select: { endsAt: true, ...personWith({ linkId: true, name: true, email: true }) },
} as const satisfies Prisma.BookingDefaultArgs;

type Booking = Prisma.BookingGetPayload<typeof ofGuest>;

async function mailGuest(booking: Booking, { id, path, ...mail }: Mail): Promise<void> {
  const { linkId, name, email } = booking.participants[0] ?? {};
  if (!linkId || !name || !email) return;
  const url = env.APP_URL + path(lateToken(linkId, booking.endsAt));
  await sendEmail({ to: { name, address: email }, id, ...assignmentLetter({ ...mail, name, url }) });
}

const ofForm = z.strictObject({ requestId: z.uuid(), about: z.enum(['first', 'reminder', 'withdrawn']) });

/** Mails a guest the link of a form, unless it needs nothing any more or an account has taken it over. */
async function mailForm(raw: unknown): Promise<void> {
  const { requestId: id, about } = ofForm.parse(raw);
  const waits = about === 'withdrawn' ? {} : { signedAt: null, cancelledAt: null };
  const form = await db.formRequest.findFirst({
    where: { id, booking: bookedBy(guest), ...waits },
    select: { version: true, booking: ofGuest },
  });
  if (!form?.booking) return;
  await mailGuest(form.booking, {
    id: `form-guest-${id}-${about}-${form.version}`,
    subject: formNews[about],
    what: 'form',
    path: (token) => `${guestFormsPath(token)}/${id}`,
  });
}

const ofHomework = z.strictObject({ homeworkId: z.uuid() });

async function mailHomework(raw: unknown): Promise<void> {
  const { homeworkId: id } = ofHomework.parse(raw);
  const homework = await db.homework.findFirst({
    where: { id, outcome: null, folder: { booking: bookedBy(guest) } },
    select: { folder: { select: { booking: ofGuest } } },
  });
  if (!homework?.folder.booking) return;
  await mailGuest(homework.folder.booking, {
    id: `homework-guest-${id}`,
    subject: 'You have a task to do',
    what: 'task',
    path: (token) => `/book/appointment/${token}#homework`,
  });
}

export const assignmentJobs = {
  [formTasks.mailGuest]: mailForm,
  [homeworkTasks.mailGuest]: mailHomework,
};
