import type { ReactNode } from 'react';
import { Panel } from '@/components/layout/panel';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FieldDescription } from '@/components/ui/field';
import { site } from '@/content/site';
import type { CheckoutCurrency } from '@/lib/payment/checkout/rules';

/** A control that pays, null for a way that is not open yet. */
type Opening = ReactNode | null;

type WayProps = {
  readonly label: string;
  /** Names what the payer can use there. */
  readonly note?: string;
  readonly opening: Opening;
};

/** One way to pay. It says when it is not open, and is then disabled. */
function Way({ label, note, opening }: WayProps) {
  return (
    <li className="grid content-start gap-1 has-[a]:col-span-2">
      {opening ?? (
        <Button disabled variant="outline" className="w-full max-sm:flex-col max-sm:gap-0 max-sm:work:px-1">
          {label}
          <span className="font-normal text-small">Coming Soon</span>
        </Button>
      )}
      {note && <span className="text-muted-foreground text-small">{note}</span>}
    </li>
  );
}

export type OpenWays = Readonly<Record<'stripe' | 'card' | 'razorpay', Opening>> & {
  /** Fragment of UPI and bank transfer on the page. */
  readonly upi: string;
};

type WaysToPayProps = {
  readonly currency: CheckoutCurrency;
  readonly ways: OpenWays;
  /** The therapist whom the payment is for, if any. */
  readonly therapist?: string | undefined;
};

const grid = 'grid grid-cols-2 gap-3';

/** All payment options of product.md §2; closed ones say that they are coming, and no active button does nothing. */
export function WaysToPay({ currency, ways, therapist }: WaysToPayProps) {
  const takesCards = ways.stripe !== null || ways.razorpay !== null;
  return (
    <Panel id="ways" title="Payment Options">
      {currency === 'USD' && ways.stripe === null && (
        <Alert asChild variant="warm" frame="plain" size="sm" className="text-warm-strong">
          <p>
            You cannot pay in US dollars yet. You can pay the India price in rupees by UPI or bank transfer,
            from any bank that sends money to India.
          </p>
        </Alert>
      )}
      {therapist !== undefined && takesCards && (
        <FieldDescription>
          Stripe and Razorpay collect the money for {site.payee.name}, and we pay it to {therapist}. The
          receipt comes from {therapist}.
        </FieldDescription>
      )}
      <div className="grid gap-2">
        <h3 className="font-sans text-h4">Indian methods, in rupees</h3>
        <ul className={grid}>
          <Way
            label="UPI"
            note="Any UPI app, or a bank transfer"
            opening={
              <Button asChild className="w-full">
                <a href={ways.upi}>UPI</a>
              </Button>
            }
          />
          <Way label="Razorpay" opening={ways.razorpay} />
          <Way label="Paytm" opening={null} />
        </ul>
      </div>
      <div className="grid gap-2">
        <h3 className="font-sans text-h4">Cards from any country</h3>
        <ul className={grid}>
          <Way label="Pay with Stripe" opening={ways.stripe} />
          <Way label="Pay with Card" note="Visa, Mastercard" opening={ways.card} />
        </ul>
      </div>
    </Panel>
  );
}
