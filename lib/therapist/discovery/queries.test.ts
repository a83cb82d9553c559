import { describe, expect, it } from 'vitest';
import { setUpDatabase } from '@/test/database/database';
import { createTherapist } from '@/test/therapist/factories';
import { readSitemapChunks, sitemapTherapists, therapistCardWords } from './queries';

setUpDatabase();

describe('sitemap files of the directory', () => {
  it('name every active therapist once, with the day of the last change', async () => {
    for (const slug of ['e', 'b', 'd', 'a', 'c']) await createTherapist({ slug });
    await createTherapist({ slug: 'bb', isActive: false });
    const chunks = await readSitemapChunks(2);
    expect(chunks.map(({ from }) => from)).toEqual(['a', 'c', 'e']);
    const files = await Promise.all(chunks.map(({ from }) => sitemapTherapists(from, 2)));
    expect(files.flat().map(({ path }) => path)).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((slug) => `/professionals/${slug}`),
    );
    const [first] = files[0] ?? [];
    expect(first?.lastModified).toBeInstanceOf(Date);
    expect(
      chunks[0]?.lastModified.localeCompare(first?.lastModified?.toISOString() ?? ''),
    ).toBeGreaterThanOrEqual(0);
  });

  it('do not exist when nobody is listed', async () => {
    expect(await readSitemapChunks()).toEqual([]);
  });
});

describe('therapistCardWords', () => {
  it('tells what the public profile shows, and nothing of people who are not listed', async () => {
    await createTherapist({ slug: 'asha', name: 'Asha Rao', title: 'Counsellor', location: 'Pune' });
    await createTherapist({ slug: 'gone', isActive: false });
    expect(await therapistCardWords('asha')).toEqual({
      name: 'Asha Rao',
      title: 'Counsellor',
      location: 'Pune',
      picture: null,
      sample: false,
    });
    await createTherapist({ slug: 'invented', isSample: true });
    expect(await therapistCardWords('invented')).toMatchObject({ sample: true });
    expect(await therapistCardWords('gone')).toBeNull();
    expect(await therapistCardWords('nobody')).toBeNull();
  });
});
