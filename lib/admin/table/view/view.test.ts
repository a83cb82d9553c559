import { expect, it } from 'vitest';
import { removeView, saveView } from '@/lib/admin/table/view/commands';
import { listViews } from '@/lib/admin/table/view/queries';
import { mostViews } from '@/lib/admin/table/view/rules';
import { listUsers } from '@/lib/admin/user/queries';
import { createAdmin } from '@/test/account/back-office';
import { setUpDatabase } from '@/test/database/database';

setUpDatabase();

const list = '/admin/users';

it('is saved for one admin and one list, replaced under its name, and removed by its owner alone', async () => {
  const [{ viewer }, { viewer: other }] = [await createAdmin(), await createAdmin()];
  expect(await saveView(viewer, { list, name: 'New clients', query: 'role=client' })).toBe('saved');
  expect(await saveView(viewer, { list, name: 'New clients', query: 'role=client&sort=since' })).toBe(
    'saved',
  );
  expect(await saveView(other, { list, name: 'New clients', query: '' })).toBe('saved');
  const views = await listViews(viewer, list);
  expect(views).toMatchObject([{ name: 'New clients', query: 'role=client&sort=since' }]);
  expect(await listViews(viewer, '/admin/jobs')).toEqual([]);
  const [view] = views;
  expect(await removeView(other, view?.id ?? '')).toBe(false);
  expect((await listUsers(viewer, {})).views).toEqual(views);
  expect(await removeView(viewer, view?.id ?? '')).toBe(true);
  expect(await removeView(viewer, view?.id ?? '')).toBe(false);
  expect((await listUsers(viewer, {})).views).toEqual([]);
});

it('is refused beyond the most, also by two tabs at once', async () => {
  const { viewer } = await createAdmin();
  for (let number = 1; number < mostViews; number += 1) {
    await saveView(viewer, { list, name: `View ${number}`, query: '' });
  }
  const last = await Promise.all(['a', 'b'].map((name) => saveView(viewer, { list, name, query: '' })));
  expect(last.toSorted()).toEqual(['saved', 'too-many']);
  expect(await saveView(viewer, { list, name: 'View 1', query: 'q=x' })).toBe('saved');
  expect(await listViews(viewer, list)).toHaveLength(mostViews);
});
