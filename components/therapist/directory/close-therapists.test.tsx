import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { readDirectory } from '@/lib/therapist/directory/queries';
import { parseCriteria } from '@/lib/therapist/directory/schema';
import { setUpDatabase } from '@/test/database/database';
import { fillSampleDirectory, now } from '@/test/therapist/sample-directory';
import { DirectoryResults } from './directory-results';

setUpDatabase({ emptied: 'once' });

beforeAll(fillSampleDirectory);

async function markup(q: string): Promise<string> {
  return renderToStaticMarkup(
    <DirectoryResults page={await readDirectory(parseCriteria({ q }), now)} now={now.toISOString()} />,
  );
}

it('names above each card what that person does not fit, one level below its heading', async () => {
  const html = await markup('breakup, exams');
  expect(html).toContain('<h3 id="close">Close to your search</h3>');
  expect(html).toContain('All but <strong>Break-up</strong>');
  expect(html).toMatch(/<h4 id="name-lalremruati-chhangte"/);
  expect(html).toMatch(/<h3 id="name-devika-menon"/);
});

it('brings the closest people first where nobody fits all, and the shapes of the icons once', async () => {
  const html = await markup('psychodynamic tamil evening');
  expect(html).toContain('<h3 id="close">Nobody fits all of this yet</h3>');
  expect(html.indexOf('All but <strong>')).toBeLessThan(html.indexOf('Leaving one thing out helps'));
  expect(html.match(/<symbol/g)?.length).toBe(new Set(html.match(/<symbol id="[^"]+"/g)).size);
  expect(html).toContain('<symbol id="icon-map-pin"');
});

it('is not there beside a long list', async () => {
  expect(await markup('hindi')).not.toContain('Close to your search');
});
