import 'server-only';
import { type Offer, offerKind } from '@/lib/payment/product/kind';
import { productNamed, products } from '@/lib/payment/product/queries';
import type { Product } from '@/lib/payment/product/schema';
import type { Tx } from '@/lib/server/db';
import { shownContent } from '@/lib/site/content/kind';
import { publishedContent } from '@/lib/site/content/published';

function withOffer(product: Product, offer: Offer | undefined): Product {
  return { ...product, ...offer };
}

/** All products as the owner published them, in the order of the price list. */
export async function publishedProducts(): Promise<readonly Product[]> {
  const offers = new Map((await publishedContent(offerKind)).map(({ entry, content }) => [entry, content]));
  return products.map((product) => withOffer(product, offers.get(product.slug)));
}

/** The published product with this slug, for pages. */
export async function publishedProduct(slug: string): Promise<Product | undefined> {
  return (await publishedProducts()).find((product) => product.slug === slug);
}

/**
 * The product as it is sold at this moment.
 * @param client the transaction that stores the payment, so that price and row cannot differ
 */
export async function productForSale(
  client: Pick<Tx, 'contentVersion'>,
  slug: string,
): Promise<Product | undefined> {
  const product = productNamed(slug);
  if (!product) return undefined;
  const published = await client.contentVersion.findMany({
    where: { kind: offerKind.name, entry: slug, isPublic: true },
    select: { entry: true, content: true },
  });
  const offer = shownContent(offerKind, published).find(({ entry }) => entry === slug);
  return withOffer(product, offer?.content);
}
