import type { ReactNode } from 'react';
import { formatRupees } from '@/lib/money';
import { type CheckoutCurrency, checkoutPath, totalIn } from '@/lib/payment/checkout/rules';
import { indiaPrice, usPrice } from '@/lib/product/rules';
import type { Product } from '@/lib/product/schema';
import type { QuotationView } from '@/lib/quotation/queries';

type CardProps = { readonly title: string; readonly children: ReactNode };

/** What is bought, beside the way to pay for it. */
function SummaryCard({ title, children }: CardProps) {
  return (
    <section
      aria-labelledby="order"
      className="grid content-start gap-5 rounded-card bg-paper-3 p-5 sm:p-8 lg:sticky lg:top-6"
    >
      <h2 id="order" className="font-sans font-semibold text-ink-soft text-small">
        Order Summary
      </h2>
      <p className="font-display font-semibold text-h3">{title}</p>
      {children}
    </section>
  );
}

type TotalProps = { readonly amount: string };

/** The last line of a summary. */
function Total({ amount }: TotalProps) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t pt-4">
      <span className="font-semibold">Total</span>
      <strong className="font-display text-h3 tabular-nums">{amount}</strong>
    </p>
  );
}

type QuotationSummaryProps = {
  readonly quotation: Pick<QuotationView, 'serviceType' | 'description' | 'with' | 'amountPaise'>;
};

/** What a therapist has offered, and for how much. */
export function QuotationSummary({ quotation }: QuotationSummaryProps) {
  const { serviceType, description, amountPaise } = quotation;
  return (
    <SummaryCard title={serviceType}>
      <p className="text-small">
        <span className="font-semibold">Offered by:</span> {quotation.with}
      </p>
      <p className="whitespace-pre-wrap break-words">{description}</p>
      <Total amount={formatRupees(amountPaise)} />
    </SummaryCard>
  );
}

type OrderSummaryProps = { readonly product: Product; readonly currency: CheckoutCurrency };

/** Title, inclusion, description, both prices and the total in the chosen currency (spec §2). */
export function OrderSummary({ product, currency }: OrderSummaryProps) {
  const { slug, title, inclusion, description, price_us, price_india } = product;
  const prices = [
    ['US price', usPrice(price_us)],
    ['India price', indiaPrice(price_india)],
  ] as const;
  const other = currency === 'INR' ? 'USD' : 'INR';
  return (
    <SummaryCard title={title}>
      <p>{description}</p>
      <p className="text-small">
        <span className="font-semibold">Included:</span> {inclusion}
      </p>
      <dl className="grid gap-1">
        {prices.map(([name, price]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular-nums">{price}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-1">
        <Total amount={totalIn(currency, product)} />
        <a
          href={other === 'USD' ? `${checkoutPath}/${slug}?currency=USD` : `${checkoutPath}/${slug}`}
          className="tap text-link justify-self-end"
        >
          {other === 'USD' ? 'Show the total in US dollars' : 'Show the total in rupees'}
        </a>
      </div>
    </SummaryCard>
  );
}
