import { describe, expect, it } from 'vitest';
import { auditEventInWords } from '@/lib/account/audit-events';
import type { Viewer } from '@/lib/account/session/session';
import { readAccessLog } from '@/lib/privacy/access-log/queries';
import { accessShownOf } from '@/lib/privacy/access-log/rules';
import { db } from '@/lib/server/db';
import { signedIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

/** The log lines about this person, one a minute, oldest first. */
async function lines(
  viewer: Viewer,
  actors: readonly { id: string | null; role: string; action?: string }[],
) {
  await db.auditEntry.createMany({
    data: actors.map(({ id, role, action = 'nominee.named' }, minute) => ({
      at: new Date(Date.UTC(2026, 10, 20, 6, minute)),
      actorUserId: id,
      actorRole: role,
      action,
      subjectUserId: viewer.userId,
    })),
  });
}

describe('who opened my record', () => {
  it('names people of the service by what they are, newest first', async () => {
    const { viewer } = await signedIn();
    await lines(viewer, [
      { id: viewer.userId, role: 'client' },
      { id: crypto.randomUUID(), role: 'therapist' },
      { id: crypto.randomUUID(), role: 'admin' },
      { id: null, role: 'system' },
      { id: null, role: 'guest' },
      { id: null, role: 'operator' },
    ]);
    const { lines: all, older } = await readAccessLog(viewer, 'all', '');
    expect(all.map(({ who }) => who)).toEqual([
      'Our technical team',
      'Someone who was not signed in',
      'The service, by itself',
      'Our support team',
      'Your therapist',
      'You',
    ]);
    expect(older).toBeNull();
    const own = await readAccessLog(viewer, 'own', '');
    expect(own.lines.map(({ who }) => who)).toEqual(['You']);
    const others = await readAccessLog(viewer, 'others', '');
    expect(others.lines).toHaveLength(5);
    expect(others.lines.some((line) => line.own)).toBe(false);
  });

  it('pages through all of it, also where many lines have one time', async () => {
    const { viewer } = await signedIn();
    const at = new Date('2026-11-20T06:30:00Z');
    await db.auditEntry.createMany({
      data: Array.from({ length: 60 }, () => ({
        at,
        actorRole: 'system',
        action: 'nominee.named',
        subjectUserId: viewer.userId,
      })),
    });
    const seen: string[] = [];
    let before: string | null = '';
    while (before !== null) {
      const page: Awaited<ReturnType<typeof readAccessLog>> = await readAccessLog(viewer, 'all', before);
      seen.push(...page.lines.map(({ id }) => id));
      before = page.older;
    }
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });

  it('never shows a stranger’s line, and does not accept one as the start of a page', async () => {
    const { viewer } = await signedIn();
    const { viewer: other } = await signedIn();
    await lines(viewer, [{ id: viewer.userId, role: 'client' }]);
    // The viewer's acts on another person are in that person's log.
    await lines(other, [{ id: viewer.userId, role: 'client' }]);
    const { lines: own } = await readAccessLog(viewer, 'all', '');
    expect(own).toHaveLength(1);
    const [strange] = await db.auditEntry.findMany({ where: { subjectUserId: other.userId } });
    expect((await readAccessLog(viewer, 'all', strange?.id ?? '')).lines).toEqual(own);
  });

  it.each(['x', '\0', "' OR 1=1", '0198F2A4', '{"not":""}'])(
    'takes %j in the address for the first page',
    async (before) => {
      const { viewer } = await signedIn();
      await lines(viewer, [{ id: null, role: 'system' }]);
      expect((await readAccessLog(viewer, 'all', before)).lines).toHaveLength(1);
    },
  );

  it('leaves no line of its own', async () => {
    const { viewer } = await signedIn();
    await readAccessLog(viewer, 'all', '');
    expect(await db.auditEntry.count()).toBe(0);
  });

  it('shows others first, whatever the address says', () => {
    expect(accessShownOf('own')).toBe('own');
    expect(accessShownOf('everything')).toBe('others');
    expect(accessShownOf(undefined)).toBe('others');
  });
});

describe('audit events in words', () => {
  it('never shows an inner name', () => {
    expect(auditEventInWords('clinical-note.purged_by-v2')).toBe('used the record');
    expect(auditEventInWords('function Object() { [native code] }')).toBe('used the record');
    expect(auditEventInWords('nominee.named')).toBe('named a nominee');
  });
});
