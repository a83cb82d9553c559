import { renderSheet } from '@/components/site/tool/sheet/sheet-document';
import { findTool, toolPages } from '@/content/tools';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return toolPages.map(({ slug }) => ({ file: `${slug}.pdf` }));
}

/** The printable sheet of one tool. Made once, while the site is built. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const tool = findTool(file.replace(/\.pdf$/, ''));
  if (!tool) return new Response('There is no such sheet.', { status: 404 });
  return new Response(new Uint8Array(await renderSheet(tool)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file}"`,
    },
  });
}
