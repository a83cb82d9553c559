import { productsMetadata } from '@/app/(site)/products/metadata';
import { PriceListView } from '@/components/payment/product/price-list-view';

export const generateMetadata = productsMetadata;

/** The price list for somebody whom a link led to nothing, seen only under /products. */
export default async function ProductsSearch({ searchParams }: PageProps<'/products/search'>) {
  return <PriceListView missing={(await searchParams).notice === 'missing'} />;
}
