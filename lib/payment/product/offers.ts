import 'server-only';
import { offerKind, productWith } from '@/lib/payment/product/kind';
import { products } from '@/lib/payment/product/queries';
import type { Product } from '@/lib/payment/product/schema';
import type { Tx } from '@/lib/server/db';
import { shownContent } from '@/lib/site/content/kind';
import { publishedContent } from '@/lib/site/content/published';

/** All products as the owner published them, in the order of the price list. */
export async function publishedProducts(): Promise<readonly Product[]> {
  const offers = new Map((await publishedContent(offerKind)).map(({ entry, content }) => [entry, content]));
  return products.flatMap(({ slug }) => productWith(slug, offers.get(slug)) ?? []);
}

/** The published product with this slug, for pages. */
export async function publishedProduct(slug: string): Promise<Product | undefined> {
  return (await publishedProducts()).find((product) => product.slug === slug);
}

/** The minutes of the meetings of each product as it is sold now, by its slug. */
export async function soldMeetings(): Promise<(slug: string) => readonly number[]> {
  const all = await publishedProducts();
  return (slug) => all.find((product) => product.slug === slug)?.meetings ?? [];
}

/**
 * The product under its present offer.
 * @param client the transaction that stores the payment, so that price and row agree
 */
export async function productForSale(
  client: Pick<Tx, 'contentVersion'>,
  slug: string,
): Promise<Product | undefined> {
  const published = await client.contentVersion.findMany({
    where: { kind: offerKind.name, entry: slug, isPublic: true },
    select: { entry: true, content: true },
  });
  const offer = shownContent(offerKind, published).find(({ entry }) => entry === slug);
  return productWith(slug, offer?.content);
}
