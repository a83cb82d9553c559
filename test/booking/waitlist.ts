import { beforeEach, expect } from 'vitest';
import type { Therapist } from '@/generated/prisma/client';
import { waitlistLink } from '@/lib/booking/link';
import { nextFreeJobs } from '@/lib/booking/next-free/jobs';
import { answerWaitlist } from '@/lib/booking/waitlist/commands';
import { waitlistJobs } from '@/lib/booking/waitlist/jobs';
import { joinWaitlist } from '@/lib/booking/waitlist/join';
import { db } from '@/lib/server/db';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { runDueJobs } from '@/test/server/jobs';
import { createTherapist } from '@/test/therapist/factories';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 540, endMinute: 780 }));

/** A therapist with hours from nine to one every day who takes no new clients, before each test of a file. */
export function setUpWaitlist() {
  const catcher = setUpMailCatcher();
  let therapist: Therapist;
  let calendarId: string;

  /** Runs all due jobs and the jobs that follow from them. */
  async function settle(): Promise<void> {
    for (const _ of [1, 2, 3]) await runDueJobs({ ...nextFreeJobs, ...waitlistJobs });
  }

  beforeEach(async () => {
    therapist = await createTherapist({ acceptingNewClients: false });
    const calendar = await db.calendar.create({
      data: { therapistId: therapist.id, noticeMinutes: 60, hours: { create: everyDay } },
    });
    calendarId = calendar.id;
    await settle();
    catcher.caught.length = 0;
  });

  const join = (email: string, userId: string | null = null, now?: Date) =>
    joinWaitlist({ therapist: therapist.slug, email, timeZone: 'Asia/Kolkata', limits: [] }, userId, now);

  const tokenOf = (id: string, now?: Date) => waitlistLink.path(id, now).split('/').at(-1) ?? '';

  const entryOf = (email: string) => db.waitlistEntry.findFirstOrThrow({ where: { email } });

  /** Joins and confirms; the calls define the order. */
  async function wait(email: string): Promise<string> {
    await join(email);
    const { id } = await entryOf(email);
    expect(await answerWaitlist(tokenOf(id), 'confirm')).toBe(true);
    return id;
  }

  return {
    catcher,
    settle,
    join,
    tokenOf,
    entryOf,
    wait,
    people: () => ({ therapist, calendarId }),
    accept: (acceptingNewClients = true) =>
      db.therapist.update({ where: { id: therapist.id }, data: { acceptingNewClients } }),
    mails: () => catcher.caught.map(({ recipients, mail }) => `${recipients.join()}: ${mail.subject}`),
  };
}
