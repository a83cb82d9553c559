import { publicPages } from '@/lib/site/seo/public-pages';

/** Address of a profile in the running copy's directory. @throws for an empty directory */
export async function someProfile(origin: URL): Promise<string> {
  const directory = await (await fetch(new URL('/professionals', origin))).text();
  const slug = /href="\/professionals\/([a-z0-9-]+)"/.exec(directory)?.[1];
  if (!slug) throw new Error('The directory shows nobody: load the demo data first.');
  return `/professionals/${slug}`;
}

/** Every public page, with one of each kind that has many. */
export async function allPublicPages(origin: URL): Promise<readonly string[]> {
  const blog = await (await fetch(new URL('/blog', origin))).text();
  const article = /href="(\/blog\/[a-z0-9-]+)"/.exec(blog)?.[1];
  return [
    ...publicPages,
    '/professionals?q=anxiety',
    '/therapists/anxiety',
    await someProfile(origin),
    ...(article ? [article] : []),
  ];
}
