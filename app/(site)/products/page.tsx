import { productsMetadata } from '@/app/(site)/products/metadata';
import { PriceListView } from '@/components/payment/product/price-list-view';

export const generateMetadata = productsMetadata;

export default function ProductsPage() {
  return <PriceListView />;
}
