import { Button } from '@/components/ui/button';
import { indiaPrice, usPrice } from '@/lib/payment/product/rules';
import type { Product } from '@/lib/payment/product/schema';
import { internshipPrefix } from '@/lib/site/internship/rules';

/** Products like a menu card: description on the left, price on the right. */
export function PriceList({ products }: { products: readonly Product[] }) {
  return (
    <ul className="divide-y divide-border">
      {products.map(({ slug, title, description, inclusion, price_us, price_india }) => (
        <li key={slug} id={slug} className="grid gap-x-10 gap-y-4 py-7 md:grid-cols-[1fr_auto]">
          <div className="max-w-measure space-y-2">
            <h3 className="text-h4">{title}</h3>
            <p>{description}</p>
            <p className="text-muted-foreground text-small">
              <span className="font-semibold text-foreground">Included:</span> {inclusion}
            </p>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 md:flex-col md:items-end">
            <dl className="grid grid-cols-[auto_auto] items-baseline gap-x-3 md:justify-items-end">
              <dt className="text-muted-foreground text-small">India price</dt>
              <dd className="font-display font-semibold text-h4">{indiaPrice(price_india)}</dd>
              <dt className="text-muted-foreground text-small">US price</dt>
              <dd>{usPrice(price_us)}</dd>
            </dl>
            <Button asChild variant="outline">
              <a href={`/checkout/${slug}`}>
                {slug.startsWith(internshipPrefix) ? 'Apply' : 'Buy'}
                <span className="sr-only">: {title}</span>
              </a>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
