import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DirectoryAnswer } from '@/components/therapist/directory/directory';
import { componentRenderer } from '@/lib/process/component-renderer';
import { setUpDatabase } from '@/lib/testing/database';
import { type DirectoryPage, readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';

setUpDatabase();

const file = 'components/therapist/directory/directory';

it('renders a component as React does, with names that would be markup', async () => {
  const render = await componentRenderer<{ page: DirectoryPage }>(file, 'DirectoryAnswer');
  const page = await readDirectory(parseCriteria({ q: '"><b>$&', fee_max: '1500' }));
  const html = render({ page });
  expect(html).toBe(renderToString(createElement(DirectoryAnswer, { page })));
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;$&amp;"');
});

it.each([
  ['a component that is not there', file, 'NobodyKnowsThis'],
  ['a file that is not there', 'components/therapist/none', 'DirectoryAnswer'],
])('says that it cannot bundle %s', async (_, from, name) => {
  await expect(componentRenderer(from, name)).rejects.toThrow();
});
