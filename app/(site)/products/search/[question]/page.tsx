import { productsMetadata } from '@/app/(site)/products/metadata';
import { PriceListView } from '@/components/payment/product/price-list-view';
import { readQuestion } from '@/lib/server/page/questions.mjs';

export const generateStaticParams = () => [];
export const generateMetadata = productsMetadata;

/** The price list for somebody whom a link led to nothing, seen only under /products. */
export default async function ProductsSearch({ params }: PageProps<'/products/search/[question]'>) {
  return <PriceListView missing={readQuestion((await params).question).notice === 'missing'} />;
}
