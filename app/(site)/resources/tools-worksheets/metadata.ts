import { pageMetadata } from '@/lib/site/seo/metadata';

/** The tools and their searches share one canonical address. */
export function toolsMetadata() {
  return pageMetadata({
    title: 'Free tools and worksheets to print',
    description:
      'Eight free worksheets as printable PDFs: mood tracker, worry tree, thought record, breathing cards, goal planner and more. Two can be filled in on screen.',
    path: '/resources/tools-worksheets',
  });
}
