import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { TherapistTimes } from '@/components/booking/therapist-times';
import { findOffer } from '@/lib/booking/offer/queries';
import { db } from '@/lib/server/db';
import { therapistProfile } from '@/lib/therapist/queries';
import { setUpDatabase } from '@/test/database/database';
import { createPractice } from '@/test/payment/quotations';

setUpDatabase();

const timeZone = 'Asia/Kolkata';
let slug: string;
let couples: string;

/** One hour on Mondays: long enough for the first kind, and too short for couples. */
beforeEach(async () => {
  const { therapist } = await createPractice();
  const { id: therapistId } = therapist;
  slug = therapist.slug;
  await db.calendar.create({
    data: { therapistId, hours: { create: { weekday: 1, startMinute: 540, endMinute: 600 } } },
  });
  const kind = { name: 'Couples session', minutes: 80, position: 1 };
  ({ id: couples } = await db.sessionKind.create({ data: { therapistId, ...kind } }));
});

async function pageOf(kind?: string): Promise<string> {
  const therapist = await therapistProfile(slug);
  if (!therapist) throw new Error('expected the therapist');
  const page = { path: `/book/${slug}`, timeZone, usual: timeZone, from: '' };
  const offer = await findOffer({ therapist: slug, kind }, { ...page, names: true });
  return renderToStaticMarkup(
    <TherapistTimes therapist={therapist} page={page} offer={offer} availability="open" />,
  );
}

it('says of a kind that no opening fits that it has no times, and leads to the others', async () => {
  const html = await pageOf(couples);
  expect(html).toContain('has no free times for “Couples session” at the moment.');
  expect(html).toContain('Other kinds of session');
  expect(html).not.toContain('waitlist');
  await db.availabilityHours.deleteMany();
  expect(await pageOf()).toContain('You can join the waitlist');
});
