import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { beforeEach, expect, it } from 'vitest';
import { GET as portrait } from '@/app/portraits/[file]/route';
import { Directory } from '@/components/therapist/directory/directory';
import { GlanceCard } from '@/components/therapist/directory/glance-card';
import { Leadership } from '@/components/therapist/leadership/leadership';
import { Opening } from '@/components/therapist/profile/opening';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { therapistsAtAGlance } from '@/lib/therapist/at-a-glance';
import { readFirstPage } from '@/lib/therapist/directory/queries';
import { directoryBand } from '@/lib/therapist/figures/queries';
import { clinicalLeadership } from '@/lib/therapist/leadership/queries';
import {
  approvePhoto,
  declinePhoto,
  removeOwnShownPhoto,
  sendPhoto,
  setPhoto,
} from '@/lib/therapist/photo/commands';
import { therapistProfile } from '@/lib/therapist/queries';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { plainPicture } from '@/test/file/pictures';
import { createPractice } from '@/test/payment/quotations';
import { newVisitor } from '@/test/server/visitor';
import { createTherapist } from '@/test/therapist/factories';
import PaymentPage from './page';

setUpDatabase();
beforeEach(() => newVisitor());

const request = { id: 'request-1', network: 'network' };
const photo = () => plainPicture(600, 600, '#2040c0').webp().toBuffer();
const drawn = async (page: ReactNode) => new Response((await prerender(page)).prelude).text();
const of = (given: Readonly<Record<string, unknown>>) => ({
  params: Promise.resolve(given as never),
  searchParams: Promise.resolve({}),
});

/** Each place where strangers meet a therapist's face, as it is drawn now. */
async function placesOf(slug: string): Promise<Readonly<Record<string, string>>> {
  const therapist = await therapistProfile(slug);
  if (!therapist) throw new Error('expected a public listing');
  const glance = await therapistsAtAGlance();
  return {
    card: await drawn(<Directory page={await readFirstPage()} band={await directoryBand()} />),
    home: await drawn(glance.map((card) => <GlanceCard key={card.slug} therapist={card} />)),
    profile: await drawn(<Opening therapist={therapist} nextFree={null} timeZone={undefined} />),
    carousel: await drawn(<Leadership leaders={await clinicalLeadership()} />),
    payment: await drawn(await PaymentPage(of({ therapistSlug: [slug] }))),
  };
}

const picturesIn = (html: string) =>
  [...html.matchAll(/<img [^>]*src="([^"]*)"/g)].flatMap(([, src = '']) =>
    src.includes('portraits/') || src.includes('therapist-photos') ? [src] : [],
  );

async function shownIn(slug: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const places = Object.entries(await placesOf(slug));
  return Object.fromEntries(places.map(([place, html]) => [place, picturesIn(html)]));
}

const everywhere = (shown: readonly string[]) => ({
  card: shown,
  home: shown,
  profile: shown,
  carousel: shown,
  payment: shown,
});

const answerOf = (photoId: string) =>
  portrait(new Request('http://localhost:3000/portraits'), of({ file: `${photoId}.webp` }));

it('an uploaded photo is shown on card, home, profile, carousel and payment page once it is approved, and not before', {
  tags: ['slow'],
}, async () => {
  const { therapist, viewer } = await createPractice();
  const listing = await db.therapist.update({
    where: { id: therapist.id },
    data: { sessionRate: '1800', acceptingNewClients: true, isActive: true, isSample: false },
  });
  const { viewer: admin } = await createAdmin();
  const own = viewer as Member as MemberOf<'therapist'>;
  const asAdmin = admin as MemberOf<'admin'>;
  const send = async () => (await sendPhoto(own, await photo(), request)).photoId ?? '';

  const refused = await send();
  expect(await shownIn(listing.slug)).toEqual(everywhere([]));
  expect((await answerOf(refused)).status).toBe(404);
  // Initials are where the face will be.
  for (const html of Object.values(await placesOf(listing.slug))) expect(html).toContain('>AR<');
  await declinePhoto(asAdmin, refused, 'Two people are in it.', request);
  expect(await shownIn(listing.slug)).toEqual(everywhere([]));

  const first = await send();
  expect(await approvePhoto(asAdmin, first, request)).toBe('approved');
  expect(await shownIn(listing.slug)).toEqual(everywhere([`/portraits/${first}.webp`]));
  const answer = await answerOf(first);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(Buffer.from(await answer.arrayBuffer()).equals(await photo())).toBe(true);

  // The one that waits changes nothing of what is shown.
  const second = await send();
  expect(await shownIn(listing.slug)).toEqual(everywhere([`/portraits/${first}.webp`]));
  expect((await answerOf(second)).status).toBe(404);
  await approvePhoto(asAdmin, second, request);
  expect(await shownIn(listing.slug)).toEqual(everywhere([`/portraits/${second}.webp`]));
  expect((await answerOf(first)).status).toBe(404);

  expect(await removeOwnShownPhoto(own, request)).toBe('removed');
  expect(await shownIn(listing.slug)).toEqual(everywhere([]));
  expect((await answerOf(second)).status).toBe(404);
});

it('a photo that the team puts in is in all these places at once', async () => {
  const { id, slug } = await createTherapist({ sessionRate: '1800', acceptingNewClients: true });
  const { viewer } = await createAdmin();
  const photoId = await setPhoto(viewer as MemberOf<'admin'>, id, await photo(), request);
  expect(await shownIn(slug)).toEqual(everywhere([`/portraits/${photoId}.webp`]));
});
