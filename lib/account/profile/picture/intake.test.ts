import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { receivePicture } from '@/lib/account/profile/picture/intake';
import { pictureOutcomes } from '@/lib/account/profile/picture/rules';
import { startSession } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { withoutTable } from '@/test/database/owner';
import { corners, plainPicture, quarters } from '@/test/file/pictures';
import {
  expectClean,
  expectNoPicture,
  formWithPicture,
  postPicture,
  slowForm,
  storedPicture,
} from '@/test/file/sent-pictures';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile, createUser } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

let userId: string;

async function signIn(id: string) {
  visitor.token = (await startSession(db, id, { userAgent: null, networkHash: 'x' })).token;
}

beforeEach(async () => {
  ({ userId } = await createProfile());
  await signIn(userId);
});

const jpeg = () => plainPicture().jpeg().toBuffer();
const send = (bytes: Uint8Array) => postPicture(formWithPicture(bytes));

describe('a picture', () => {
  it('becomes a small upright square without anything else in it', async () => {
    const photo = await plainPicture(3000, 2000)
      .withExif({ IFD0: { Make: 'Phone', Copyright: 'me' }, IFD3: { GPSLatitude: '18/1 31/1 12/1' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(photo.includes('Phone')).toBe(true);
    const answer = await send(photo);
    const key = (await db.profile.findUniqueOrThrow({ where: { userId } })).profilePicture;
    expect(key).toMatch(new RegExp(`^${userId}/\\d{13}\\.webp$`));
    expect(answer).toEqual({
      status: 200,
      ok: true,
      message: 'Profile picture updated successfully',
      picture: `/api/pictures/${key}`,
    });
    const picture = await storedPicture();
    await expectClean(picture);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 512 });
    const [line] = await db.auditEntry.findMany();
    expect(line).toMatchObject({
      action: 'profile.picture-changed',
      actorUserId: userId,
      subjectUserId: userId,
    });
  });

  it('is not enlarged when it is small', async () => {
    await send(await plainPicture(40, 30).png().toBuffer());
    expect(await sharp(await storedPicture()).metadata()).toMatchObject({ width: 30, height: 30 });
  });

  const { red, green, blue, white } = corners;
  it.each([
    [1, red, green],
    [2, green, red],
    [3, white, blue],
    [4, blue, white],
    [5, red, blue],
    [6, blue, red],
    [7, white, green],
    [8, green, white],
  ])('is upright from orientation %i', async (orientation, topLeft, topRight) => {
    const photo = await (await quarters()).withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation });
    await send(photo);
    const { data, info } = await sharp(await storedPicture())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    for (const [found, wanted] of [
      [at(8, 8), topLeft],
      [at(info.width - 8, 8), topRight],
    ] as const) {
      for (const [index, value] of wanted.entries())
        expect(Math.abs((found[index] ?? 0) - value)).toBeLessThan(24);
    }
  });
});

describe('who may send one', () => {
  const attempt = async () => postPicture(formWithPicture(await jpeg()));

  it('not a guest, nor somebody signed out', async () => {
    visitor.token = '';
    expect(await attempt()).toMatchObject({ status: 401, message: pictureOutcomes['signed-out'].message });
    visitor.token = 'x'.repeat(43);
    expect(await attempt()).toMatchObject({ status: 401 });
    await expectNoPicture(userId);
  });

  it('not somebody without a finished profile', async () => {
    const { id } = await createUser();
    await signIn(id);
    expect(await attempt()).toMatchObject({ status: 409 });
    await db.profile.update({ where: { userId }, data: { onboardingCompleted: false } });
    await signIn(userId);
    expect(await attempt()).toMatchObject({ status: 409 });
    await expectNoPicture(userId);
  });

  it.each([
    ['no origin', {}],
    ['another site', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    [
      'another site that says it is ours',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    ],
  ])('not a form of %s', async (_, headers) => {
    visitor.headers = new Headers(headers as Record<string, string>);
    expect(await attempt()).toMatchObject({ status: 403 });
    await expectNoPicture(userId);
  });

  it('ten times a day, and the same picture as often as one likes', { tags: ['slow'] }, async () => {
    const shades = Array.from({ length: 11 }, (_, index) => `#${(index * 20 + 16).toString(16).repeat(3)}`);
    const sent = [];
    for (const shade of shades) {
      const picture = await plainPicture(60, 60, shade).png().toBuffer();
      sent.push((await send(picture)).status, (await send(picture)).status);
    }
    expect(sent).toEqual([...Array(20).fill(200), 429, 429]);
    expect(await db.storedFile.count({ where: { deletedAt: null } })).toBe(1);
    expect(await db.auditEntry.count()).toBe(10);
  });

  it('not when the limiter cannot count', async () => {
    await withoutTable('rate_limits', async () => {
      expect(await attempt()).toMatchObject({
        status: 503,
        message: pictureOutcomes.failed.message,
        retryAfter: '10',
      });
    });
    await expectNoPicture(userId);
  });

  it('not with three at a time, and the others need not wait for it', { tags: ['slow'] }, async () => {
    const picture = await jpeg();
    const underway = [slowForm(formWithPicture(picture)), slowForm(formWithPicture(picture))];
    const answers = underway.map(({ body, headers }) => postPicture(body, headers));
    await Promise.all(underway.map(({ asked }) => asked));
    expect(await attempt()).toMatchObject({
      status: 503,
      message: pictureOutcomes.busy.message,
      retryAfter: '60',
    });
    for (const { arrive } of underway) arrive();
    expect(await Promise.all(answers)).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await attempt()).toMatchObject({ status: 200 });
  });
});

describe('a browser without scripts', () => {
  const plainPost = async (body: FormData) =>
    receivePicture(new Request('http://localhost:3000/api/pictures', { method: 'POST', body }));

  it('is redirected back to the page, which shows the result', async () => {
    const done = await plainPost(formWithPicture(await jpeg()));
    expect([done.status, done.headers.get('location')]).toEqual([303, '/edit-profile?picture=updated']);
    const refused = await plainPost(formWithPicture(Buffer.from('<svg/>')));
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      '/edit-profile?picture=wrong-format',
    ]);
  });

  it('is redirected to sign in, and from there back', async () => {
    visitor.token = '';
    const answer = await plainPost(formWithPicture(await jpeg()));
    expect(answer.headers.get('location')).toBe('/login?next=%2Fedit-profile');
  });
});
