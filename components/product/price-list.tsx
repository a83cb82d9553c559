import { buttonStyle } from '@/components/ui/button';
import { indiaPrice, internshipPrefix, usPrice } from '@/lib/product/rules';
import type { Product } from '@/lib/product/schema';

/** Products set like a menu card: what it is on the left, what it costs on the right. */
export function PriceList({ products }: { products: readonly Product[] }) {
  return (
    <ul className="divide-y divide-line">
      {products.map(({ slug, title, description, inclusion, price_us, price_india }) => (
        <li key={slug} id={slug} className="grid gap-x-10 gap-y-4 py-7 md:grid-cols-[1fr_auto]">
          <div className="max-w-measure space-y-2">
            <h3 className="text-h4">{title}</h3>
            <p>{description}</p>
            <p className="text-ink-soft text-small">
              <span className="font-semibold text-ink">Included:</span> {inclusion}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3 md:flex-col md:items-end md:justify-between">
            <dl className="grid grid-cols-[auto_auto] items-baseline gap-x-3 md:justify-items-end">
              <dt className="text-ink-soft text-small">India price</dt>
              <dd className="font-display font-semibold text-h4">{indiaPrice(price_india)}</dd>
              <dt className="text-ink-soft text-small">US price</dt>
              <dd>{usPrice(price_us)}</dd>
            </dl>
            <a href={`/checkout/${slug}`} className={buttonStyle({ look: 'secondary' })}>
              {slug.startsWith(internshipPrefix) ? 'Apply' : 'Buy'}
              <span className="sr-only">: {title}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
