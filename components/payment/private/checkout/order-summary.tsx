import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { SampleMark } from '@/components/ui/sample-mark';
import { formatRupees } from '@/lib/format/money';
import { type CheckoutCurrency, checkoutPath, totalIn } from '@/lib/payment/checkout/rules';
import { indiaPrice, usPrice } from '@/lib/payment/product/rules';
import type { Product } from '@/lib/payment/product/schema';
import type { QuotationView } from '@/lib/payment/quotation/queries';
import { sessionsOfOffer } from '@/lib/payment/quotation/rules';

type CardProps = { readonly title: string; readonly children: ReactNode };

/** The order, beside the ways to pay. */
function SummaryCard({ title, children }: CardProps) {
  return (
    <Card
      asChild
      variant="muted"
      className="grid content-start gap-3 md:gap-5 lg:work:top-20 lg:sticky lg:top-6"
    >
      <section aria-labelledby="order">
        <h2 id="order" className="font-sans font-semibold text-muted-foreground text-small">
          Order Summary
        </h2>
        <p className="font-display font-semibold text-h3">{title}</p>
        {children}
      </section>
    </Card>
  );
}

type TotalProps = { readonly amount: string };

/** The last line of a summary. */
function Total({ amount }: TotalProps) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-border border-t pt-4">
      <span className="font-semibold">Total</span>
      <strong className="font-display text-h3 tabular-nums">{amount}</strong>
    </p>
  );
}

type QuotationSummaryProps = {
  readonly quotation: Pick<
    QuotationView,
    'serviceType' | 'description' | 'with' | 'sample' | 'amountPaise' | 'sessions' | 'kindName'
  >;
};

/** The therapist's offer and its price. */
export function QuotationSummary({ quotation }: QuotationSummaryProps) {
  const { serviceType, description, amountPaise, sessions, kindName } = quotation;
  return (
    <SummaryCard title={serviceType}>
      <p className="text-small">
        <span className="font-semibold">Offered by:</span> {quotation.with}{' '}
        {quotation.sample && <SampleMark />}
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{description}</p>
      {sessions !== null && <p className="text-small">{sessionsOfOffer(sessions, kindName)}</p>}
      <Total amount={formatRupees(amountPaise)} />
    </SummaryCard>
  );
}

/** Folded on a phone, so that the step to take begins in the first view. */
function Inclusion({ meetings, inclusion, description }: Product) {
  return (
    <details className="disclosure open-wide max-md:[&>p]:mt-2">
      <summary className="tap text-link">What is included</summary>
      <p>{description}</p>
      <p className="text-small">
        <span className="font-semibold">Included:</span> {inclusion}
      </p>
      {meetings.length > 0 && (
        <p className="text-small">After you pay, you choose the time of each meeting yourself.</p>
      )}
    </details>
  );
}

type OrderSummaryProps = { readonly product: Product; readonly currency: CheckoutCurrency };

/** Title, inclusion, description, both prices and the total in the chosen currency (product.md §2). */
export function OrderSummary({ product, currency }: OrderSummaryProps) {
  const { slug, title, price_us, price_india } = product;
  const prices = [
    ['US price', usPrice(price_us)],
    ['India price', indiaPrice(price_india)],
  ] as const;
  const other = currency === 'INR' ? 'USD' : 'INR';
  return (
    <SummaryCard title={title}>
      <Inclusion {...product} />
      <dl className="grid gap-1">
        {prices.map(([name, price]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-muted-foreground">{name}</dt>
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
