import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/lib/testing/database';
import { createTherapist } from '@/lib/testing/factories';
import BookTherapistPage from './page';

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/book',
  useRouter: () => ({ refresh: () => undefined }),
}));

// Turns off the framework's cache between visits.
vi.mock('next/cache', async (original) => ({
  ...(await original<typeof import('next/cache')>()),
  unstable_cache: (read: () => Promise<unknown>) => read,
}));

setUpDatabase();

async function pageOf(acceptingNewClients: boolean): Promise<string> {
  const { id, slug } = await createTherapist({ acceptingNewClients });
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 0, endMinute: 1440 }));
  await db.calendar.create({ data: { therapistId: id, hours: { create: hours } } });
  const visit = { params: Promise.resolve({ slug }), searchParams: Promise.resolve({}) };
  const { prelude } = await prerender(await BookTherapistPage(visit));
  return new Response(prelude).text();
}

it('says before anybody chooses a time whether there is room for new clients', async () => {
  const full = await pageOf(false);
  expect(full).toContain('takes no new clients at the moment');
  expect(full).toContain('accepting=yes');
  expect(await pageOf(true)).not.toContain('takes no new clients');
});
