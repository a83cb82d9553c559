import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { db } from '@/lib/server/db';
import { sendPhoto, setPhoto } from '@/lib/therapist/photo/commands';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';
import { plainPicture } from '@/test/file/pictures';
import { createPractice } from '@/test/payment/quotations';
import { createTherapist } from '@/test/therapist/factories';
import { GET } from './route';

setUpDatabase();

const card = (slug: string) =>
  GET(new Request('http://localhost:3000/share'), { params: Promise.resolve({ file: `${slug}.png` }) });

/** The colour in the middle of the side that holds a portrait. */
async function colourOf(answer: Response): Promise<readonly number[]> {
  expect(answer.status).toBe(200);
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const middle = picture.extract({ left: 900, top: 300, width: 40, height: 40 }).removeAlpha();
  const { channels } = await sharp(await middle.png().toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

it('the share image of a therapist shows the photo that the team approved, until the listing is taken down', async () => {
  const { id, slug } = await createTherapist({ name: 'Asha Rao', title: 'Counsellor' });
  const drawing = await colourOf(await card(slug));
  const { viewer, request } = await createAdmin();
  const photo = await plainPicture(600, 600, '#2040c0').webp({ lossless: true }).toBuffer();
  expect(await setPhoto(viewer as MemberOf<'admin'>, id, photo, request)).not.toBeNull();
  const shown = await colourOf(await card(slug));
  expect(shown).not.toEqual(drawing);
  for (const [channel, wanted] of [0x20, 0x40, 0xc0].entries())
    expect(Math.abs((shown[channel] ?? 0) - wanted)).toBeLessThan(8);
  await db.therapist.update({ where: { id }, data: { isActive: false } });
  expect((await card(slug)).status).toBe(404);
});

it('the share image of a therapist shows nothing of a photo that nobody has approved', {
  tags: ['slow'],
}, async () => {
  const { therapist, viewer } = await createPractice();
  const { slug } = await db.therapist.update({ where: { id: therapist.id }, data: { isActive: true } });
  const drawing = await colourOf(await card(slug));
  const picture = await plainPicture(600, 600, '#2040c0').webp({ lossless: true }).toBuffer();
  const request = { id: 'request-1', network: 'network' };
  const { photoId } = await sendPhoto(viewer as Member as MemberOf<'therapist'>, picture, request);
  expect(photoId).not.toBeNull();
  expect(await colourOf(await card(slug))).toEqual(drawing);
});
