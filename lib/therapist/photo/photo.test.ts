import { beforeEach, describe, expect, it } from 'vitest';
import { pictureOutcomes } from '@/lib/account/profile/picture/rules';
import { type MemberOf, viewerOfToken } from '@/lib/account/session/session';
import { startSession, strengthenSession } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { therapistProfile } from '@/lib/therapist/queries';
import { setUpDatabase } from '@/test/database/database';
import { plainPicture } from '@/test/file/pictures';
import { formWithPicture } from '@/test/file/sent-pictures';
import { sent, setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile, createTherapist } from '@/test/therapist/factories';
import { acceptPhoto, refusePhoto, removeOwnPhoto, withdrawOwnPhoto } from './actions';
import { receivePhoto } from './intake';
import { ownPhoto, privatePhoto, publicPhoto } from './queries';
import { photoMessages } from './rules';

setUpDatabase();
setUpVisitor();

async function tokenOf(userId: string, secondFactor = false): Promise<string> {
  const session = await startSession(db, userId, { userAgent: null, networkHash: 'x' });
  return secondFactor ? ((await strengthenSession(db, session.id))?.token ?? '') : session.token;
}

const person = async (role: string, secondFactor = false) => {
  const { userId } = await createProfile({ role });
  return { userId, token: await tokenOf(userId, secondFactor) };
};

const jpeg = (width = 900) =>
  plainPicture(width, 700)
    .withExif({ IFD0: { Make: 'Phone' } })
    .jpeg()
    .toBuffer();

async function send(bytes: Uint8Array, query = '') {
  const answer = await receivePhoto(
    new Request(`http://localhost:3000/api/therapist-photos${query}`, {
      method: 'POST',
      body: formWithPicture(bytes),
      headers: { accept: 'application/json' },
    }),
  );
  return {
    status: answer.status,
    ...((await answer.json()) as { ok: boolean; message: string; picture: string }),
  };
}

let therapist: Awaited<ReturnType<typeof person>>;
let admin: Awaited<ReturnType<typeof person>>;
let listing: Awaited<ReturnType<typeof createTherapist>>;

beforeEach(async () => {
  therapist = await person('therapist');
  admin = await person('admin', true);
  listing = await createTherapist({ userId: therapist.userId });
  visitor.token = therapist.token;
});

const waiting = () => db.therapistPhoto.findFirstOrThrow({ where: { status: 'submitted' } });
const fileOf = (id: string) => `${id}.webp`;

describe('a photo of a therapist', () => {
  it('waits for the team, is approved, and then is on the public page', async () => {
    expect(await send(await jpeg())).toMatchObject({
      status: 200,
      ok: true,
      message: expect.stringContaining('We check'),
    });
    const { id } = await waiting();
    expect(await publicPhoto(fileOf(id))).toBeNull();
    expect((await therapistProfile(listing.slug))?.picture).toBeNull();
    expect(await privatePhoto(await viewerOfToken(therapist.token), id)).toMatchObject({
      contentType: 'image/webp',
    });
    expect(await privatePhoto(await viewerOfToken(admin.token), id)).not.toBeNull();
    expect(await privatePhoto(await viewerOfToken((await person('therapist')).token), id)).toBeNull();
    expect(await privatePhoto(await viewerOfToken((await person('admin')).token), id)).toBeNull();

    visitor.token = admin.token;
    expect(await acceptPhoto(null, sent({ photo: id }))).toMatchObject({
      ok: true,
      message: photoMessages.approved,
    });
    expect((await therapistProfile(listing.slug))?.picture).toBe(`/portraits/${id}.webp`);
    const shown = await publicPhoto(fileOf(id));
    expect(Buffer.from(shown?.content ?? []).includes('Phone')).toBe(false);
    expect(await db.notification.findMany()).toMatchObject([
      { userId: therapist.userId, kind: 'photo.shown' },
    ]);
    expect(await acceptPhoto(null, sent({ photo: id }))).toMatchObject({
      ok: false,
      message: photoMessages.gone,
    });
  });

  it('is seen by its therapist and the team alone once the listing is taken down', {
    tags: ['slow'],
  }, async () => {
    await send(await jpeg());
    const { id } = await waiting();
    visitor.token = admin.token;
    await acceptPhoto(null, sent({ photo: id }));
    await db.therapist.update({ where: { id: listing.id }, data: { isActive: false } });
    expect(await publicPhoto(fileOf(id))).toBeNull();
    const own = await ownPhoto((await viewerOfToken(therapist.token)) as MemberOf<'therapist'>);
    expect(own.shown).toBe(`/api/therapist-photos/${id}`);
    expect(await privatePhoto(await viewerOfToken(therapist.token), id)).not.toBeNull();
    expect(await privatePhoto(await viewerOfToken((await person('client')).token), id)).toBeNull();
  });

  it('replaces the one that waits and, once approved, the one that is shown', {
    tags: ['slow'],
  }, async () => {
    await send(await jpeg());
    const first = await waiting();
    await send(await jpeg(800));
    const second = await waiting();
    expect(second.id).not.toBe(first.id);
    expect(await db.therapistPhoto.findUniqueOrThrow({ where: { id: first.id } })).toMatchObject({
      status: 'replaced',
    });
    visitor.token = admin.token;
    await acceptPhoto(null, sent({ photo: second.id }));
    visitor.token = therapist.token;
    await send(await jpeg(700));
    const third = await waiting();
    expect(await publicPhoto(fileOf(second.id))).not.toBeNull();
    visitor.token = admin.token;
    await acceptPhoto(null, sent({ photo: third.id }));
    expect(await publicPhoto(fileOf(second.id))).toBeNull();
    expect(await db.storedFile.count({ where: { deletedAt: null } })).toBe(1);
  });

  it('is refused with words, and the picture is deleted', async () => {
    await send(await jpeg());
    const { id } = await waiting();
    visitor.token = admin.token;
    expect(await refusePhoto(null, sent({ photo: id, reason: '' }))).toMatchObject({
      ok: false,
      fieldErrors: { reason: photoMessages.reasonMissing },
    });
    await refusePhoto(null, sent({ photo: id, reason: 'Two people are in it.' }));
    expect(await db.storedFile.count({ where: { deletedAt: null } })).toBe(0);
    expect(await db.notification.findMany()).toMatchObject([
      { userId: therapist.userId, kind: 'photo.refused', body: 'Two people are in it.' },
    ]);
  });

  it('is not said to be refused any more once the team has put another one in', {
    tags: ['slow'],
  }, async () => {
    await send(await jpeg());
    const { id } = await waiting();
    visitor.token = admin.token;
    await refusePhoto(null, sent({ photo: id, reason: 'Two people are in it.' }));
    const viewer = (await viewerOfToken(therapist.token)) as MemberOf<'therapist'>;
    expect(await ownPhoto(viewer)).toMatchObject({ refusedBecause: 'Two people are in it.', shown: null });
    await send(await jpeg(), `?therapist=${listing.id}`);
    expect(await ownPhoto(viewer)).toMatchObject({ refusedBecause: null, shown: expect.any(String) });
    visitor.token = therapist.token;
    await send(await jpeg(700));
    expect(await ownPhoto(viewer)).toMatchObject({ waiting: { id: (await waiting()).id } });
  });

  it('is taken back while it waits, and taken down at once when it is shown', {
    tags: ['slow'],
  }, async () => {
    await send(await jpeg());
    expect(await withdrawOwnPhoto(null, sent({}))).toMatchObject({ ok: true });
    expect(await withdrawOwnPhoto(null, sent({}))).toMatchObject({ ok: false });
    await send(await jpeg());
    const { id } = await waiting();
    visitor.token = admin.token;
    await acceptPhoto(null, sent({ photo: id }));
    visitor.token = therapist.token;
    expect(await removeOwnPhoto(null, sent({}))).toMatchObject({ ok: true });
    expect(await publicPhoto(fileOf(id))).toBeNull();
    expect((await db.therapist.findUniqueOrThrow({ where: { id: listing.id } })).profilePicture).toBeNull();
  });

  it('that is approved and taken back in the same moment has one end', async () => {
    await send(await jpeg());
    const { id } = await waiting();
    visitor.token = admin.token;
    const accepting = acceptPhoto(null, sent({ photo: id }));
    visitor.token = therapist.token;
    await Promise.all([accepting, withdrawOwnPhoto(null, sent({}))]);
    const { status } = await db.therapistPhoto.findUniqueOrThrow({ where: { id } });
    const { profilePicture } = await db.therapist.findUniqueOrThrow({ where: { id: listing.id } });
    expect([`approved portraits/${id}.webp`, 'withdrawn null']).toContain(`${status} ${profilePicture}`);
  });
});

describe('a photo put in by the team', () => {
  it('is shown at once, and the therapist is told', { tags: ['slow'] }, async () => {
    visitor.token = admin.token;
    const answer = await send(await jpeg(), `?therapist=${listing.id}`);
    expect(answer).toMatchObject({ status: 200, message: 'The photo is on the public profile.' });
    const { id } = await db.therapistPhoto.findFirstOrThrow();
    expect((await therapistProfile(listing.slug))?.picture).toBe(`/portraits/${id}.webp`);
    expect(answer.picture).toBe(`/api/therapist-photos/${id}`);
    expect(await privatePhoto(await viewerOfToken(therapist.token), id)).not.toBeNull();
    expect(await db.notification.count({ where: { userId: therapist.userId } })).toBe(1);
    expect(await db.auditEntry.findMany({ where: { action: 'therapist-photo.set' } })).toHaveLength(1);
  });

  it.each([
    ['a client', () => person('client')],
    ['an admin without the second factor', () => person('admin')],
  ])('is not for %s', async (_who, make) => {
    visitor.token = (await make()).token;
    expect(await send(await jpeg(), `?therapist=${listing.id}`)).toMatchObject({ status: 403, ok: false });
    expect(await db.storedFile.count()).toBe(0);
  });

  it('goes to no listing of another therapist', async () => {
    const other = await createTherapist();
    await send(await jpeg(), `?therapist=${other.id}`);
    expect(await db.therapist.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({
      profilePicture: null,
    });
  });
});

it.each([
  ['words', Buffer.from('not a picture'), 'wrong-format'],
  [
    'a drawing with scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'wrong-format',
  ],
  ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]), 'broken'],
  ['nothing', Buffer.alloc(0), 'broken'],
] as const)('%s is no photo, and the answer says so', async (_what, bytes, outcome) => {
  expect(await send(bytes)).toMatchObject({ ok: false, ...pictureOutcomes[outcome] });
  expect(await db.therapistPhoto.count()).toBe(0);
});

it('a guest is asked to sign in', async () => {
  visitor.token = '';
  expect(await send(await jpeg())).toMatchObject({ status: 401 });
});
