import { renderShareCard } from '@/components/site/share/render';
import { isShareCardName, shareCards } from '@/lib/site/seo/share-images';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(shareCards).map((name) => ({ file: `${name}.png` }));
}

/** The drawn card of a page; made by the build. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = (await params).file.replace(/\.png$/, '');
  if (!isShareCardName(name)) return new Response(null, { status: 404 });
  return new Response(await renderShareCard(shareCards[name]), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}
