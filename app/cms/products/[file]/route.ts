import { offerKind } from '@/lib/payment/product/kind';
import { publishedProduct } from '@/lib/payment/product/offers';

// Made by the build, and again when the owner publishes a price.
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(offerKind.files).map((slug) => ({ file: `${slug}.json` }));
}

/** One product as it is sold now (product.md §7). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const found = await publishedProduct(file.replace(/\.json$/, ''));
  if (!found) return new Response('There is no such product.', { status: 404 });
  const { slug: _slug, meetings: _meetings, last_if_needed: _last, ...product } = found;
  return Response.json(product);
}
