import { beforeEach, describe, expect, it } from 'vitest';
import { pictureAddress, pictureKeyOf } from '@/lib/account/profile/picture/address';
import { removePicture, replacePicture } from '@/lib/account/profile/picture/commands';
import { readPicture } from '@/lib/account/profile/picture/queries';
import { isMember } from '@/lib/account/session/guard';
import type { Member } from '@/lib/account/session/session';
import { viewerOfToken } from '@/lib/account/session/session';
import { startSession } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { withoutTable } from '@/test/database/owner';
import { usesOfLimits } from '@/test/server/limits';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();

const request = { id: 'request-1', network: '192.0.2.1', sameOrigin: true };
const picture = (words: string) => new TextEncoder().encode(words);

async function createMember(): Promise<Member> {
  const { userId } = await createProfile();
  const { token } = await startSession(db, userId, { userAgent: null, networkHash: 'x' });
  const viewer = await viewerOfToken(token);
  if (!isMember(viewer)) throw new Error('no member');
  return viewer;
}

let viewer: Member;
beforeEach(async () => {
  viewer = await createMember();
});

const replace = (words: string) => replacePicture(viewer, picture(words), request);
const column = async () =>
  (await db.profile.findUniqueOrThrow({ where: { userId: viewer.userId } })).profilePicture;
const jobs = async () =>
  db.$queryRaw<{ task: string; payload: Record<string, string> }[]>`
    SELECT task.identifier AS task, job.payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id ORDER BY job.id`;

async function read(key: string | null, as: { userId: string } | null = viewer) {
  const [userId = '', file = ''] = (key ?? '').split('/');
  const found = await readPicture(as, { userId, file });
  return found && new TextDecoder().decode(found.content);
}

describe('replacing', () => {
  it('saves file, profile and jobs together, and gives up the earlier picture', async () => {
    const first = await replace('one');
    const second = await replace('two');
    expect(await column()).toBe(second.profilePicture);
    expect(await read(second.profilePicture)).toBe('two');
    expect(await read(first.profilePicture)).toBeNull();

    const [one, two] = await db.storedFile.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    expect(one).toMatchObject({ key: first.profilePicture, content: null });
    expect(await jobs()).toEqual([
      { task: 'store-file', payload: { fileId: one?.id } },
      { task: 'store-file', payload: { fileId: two?.id } },
      { task: 'remove-file', payload: { fileId: one?.id, after: two?.id } },
    ]);
  });

  it('leaves everything unchanged when the last step fails', async () => {
    const { profilePicture } = await replace('one');
    await withoutTable('audit_log', async () => {
      await expect(replace('two')).rejects.toThrow();
    });
    expect(await column()).toBe(profilePicture);
    expect(await read(profilePicture)).toBe('one');
    expect(await db.storedFile.count()).toBe(1);
    expect(await jobs()).toHaveLength(1);
    // The rollback also reverses the count.
    expect(await usesOfLimits('profile-picture:kept')).toBe(1);
  });

  it('ends with one picture, however many arrive at once', { tags: ['slow'] }, async () => {
    const changes = await Promise.all(['a', 'b', 'c', 'd'].map(replace));
    const keys = changes.map(({ profilePicture }) => profilePicture);
    expect(new Set(keys).size).toBe(4);
    expect(keys).toContain(await column());
    const living = await db.storedFile.findMany({ where: { deletedAt: null } });
    expect(living.map(({ key }) => key)).toEqual([await column()]);
    expect(await db.storedFile.count()).toBe(4);
  });

  it('gives a picture a later name than the one before, even when the clock was set back', async () => {
    const ahead = `${viewer.userId}/${Date.now() + 86_400_000}.webp`;
    await db.profile.update({ where: { userId: viewer.userId }, data: { profilePicture: ahead } });
    const { profilePicture } = await replace('one');
    expect((profilePicture ?? '') > ahead).toBe(true);
  });
});

describe('removing', () => {
  it('removes the picture from profile, readers and store', async () => {
    const { profilePicture } = await replace('one');
    expect(await removePicture(viewer, request)).toEqual({ outcome: 'removed', profilePicture: null });
    expect(await removePicture(viewer, request)).toEqual({ outcome: 'removed', profilePicture: null });
    expect(await column()).toBeNull();
    expect(await read(profilePicture)).toBeNull();
    expect((await jobs()).map(({ task }) => task)).toEqual(['store-file', 'remove-file']);
    const lines = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(lines.map(({ action }) => action)).toEqual(['profile.picture-changed', 'profile.picture-removed']);
  });
});

describe('reading', () => {
  it('is for its owner: a guest and everybody else find nothing', async () => {
    const { profilePicture } = await replace('one');
    expect(await read(profilePicture)).toBe('one');
    expect(await read(profilePicture, null)).toBeNull();
    expect(await read(profilePicture, await createMember())).toBeNull();
  });

  const id = '0197c3a0-1111-7222-8333-444455556666';
  it.each([
    ['1795184626958.html'],
    ['1795184626958.webp.html'],
    ['1795184626958.WEBP'],
    ['../1795184626958.webp'],
    ['%2e%2e/1795184626958.webp'],
    ['1795184626958.webp\0'],
    ['1795184626958.webp\n'],
    ['01795184626958.webp'],
    ['.webp'],
    [''],
  ])('knows no address that ends in %j', (file) => {
    expect(pictureKeyOf(id, file)).toBeUndefined();
    expect(pictureAddress(`${id}/${file}`)).toBeNull();
  });

  it.each([[''], ['..'], ['0197C3A0-1111-7222-8333-444455556666'], [`${id}/..`], ['therapists']])(
    'knows no person called %j',
    (userId) => {
      expect(pictureKeyOf(userId, '1795184626958.webp')).toBeUndefined();
    },
  );

  it('accepts the address of a picture, and of nothing else', () => {
    expect(pictureAddress(`${id}/1795184626958.webp`)).toBe(`/api/pictures/${id}/1795184626958.webp`);
    expect(pictureAddress(null)).toBeNull();
  });
});
