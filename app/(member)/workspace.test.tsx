import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { recentOf, workspaceOf } from '@/app/(member)/workspace';
import { MemberFrame } from '@/components/account/private/frame/member-frame';
import { db } from '@/lib/server/db';
import { signIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { withoutTable } from '@/test/database/owner';
import { setUpVisitor } from '@/test/server/visitor';
import { createProfile, createTherapist } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

/** The frame of the person who is signed in, around one page; without the marks between pieces of text. */
async function framed(): Promise<string> {
  const page = (
    <MemberFrame workspaceOf={workspaceOf} recentOf={recentOf} paletteOf={() => null}>
      <p>The page itself</p>
    </MemberFrame>
  );
  return (await new Response((await prerender(page)).prelude).text()).replaceAll('<!-- -->', '');
}

const people = [
  { role: 'client', room: '/dashboard/sessions' },
  { role: 'therapist', room: '/therapist-dashboard/clients' },
  { role: 'admin', room: '/admin/users' },
] as const;

for (const { role, room } of people) {
  it(`the page and the way to the others are there when what waits cannot be read: ${role}`, async () => {
    const { userId } = await createProfile({ role });
    if (role === 'therapist') await createTherapist({ userId });
    await db.notification.create({ data: { userId, kind: 'plan.created', title: 'A plan for you' } });
    const { sessionId } = await signIn(userId);
    if (role === 'admin') {
      await db.userSession.update({ where: { id: sessionId }, data: { secondFactorAt: new Date() } });
    }
    const whole = await framed();
    expect(whole).toContain('The page itself');
    expect(whole).toMatch(/<span class="sr-only"> (?:<!-- -->)?1(?:<!-- -->)? unread/);

    const rest = await withoutTable('notices', framed);
    expect(rest).toContain('The page itself');
    expect(rest).toContain(`href="${room}"`);
    expect(rest).not.toContain('unread</span>');
    expect(rest).not.toContain('sr-only"> waiting');
  });
}
