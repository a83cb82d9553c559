import { pageFile } from '../../pages';

export const dynamic = 'force-dynamic';

/** The markup of a page of the product, made anew for each visit with as little work as the framework allows. */
export default async function Page({ params }) {
  const { page } = await params;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, on this machine
  return <div dangerouslySetInnerHTML={{ __html: pageFile(`${page}.html`) }} />;
}
