import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { signIn } from '@/test/account/signed-in';
import { setUpDatabase } from '@/test/database/database';
import { setUpVisitor } from '@/test/server/visitor';
import { createProfile, createUser } from '@/test/therapist/factories';
import PayLayout from './layout';

setUpDatabase();
setUpVisitor();

async function framed(): Promise<string> {
  const page = (
    <TaskPage title="Payment" back={{ href: '/professionals/asha-rao', label: 'About Asha Rao' }}>
      <h1>Pay for a session</h1>
    </TaskPage>
  );
  return new Response((await prerender(await PayLayout({ children: page }))).prelude).text();
}

it('books and pays inside the workspace of a member, and in the frame of the site for everybody else', async () => {
  const guests = await framed();
  expect(guests).toContain('Login');
  expect(guests).toContain('About Asha Rao');
  expect(guests).not.toContain('data-page-head');
  await signIn((await createUser()).id);
  expect(await framed()).not.toContain('data-page-head');

  await signIn((await createProfile()).userId);
  const members = await framed();
  expect(members).toContain('data-density="work"');
  expect(members).toMatch(/href="\/professionals\/asha-rao" data-way-back="" aria-label="About Asha Rao"/);
  expect(members).toMatch(/<nav aria-label="Main" data-action-bar/);
  expect(members).not.toContain('Get Started Today');
  expect(members.match(/<h1/g)).toHaveLength(1);
});
