import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button';
import type { CheckoutCurrency } from '@/lib/payment/checkout/rules';
import type { CardProviderName } from '@/lib/payment/provider/rules';

/** A control that pays, `signed-out` for a way that opens with signing in, null for one that is still to come. */
type Opening = ReactNode | 'signed-out' | null;

type WayProps = {
  readonly label: string;
  /** What can be used there. */
  readonly note?: string;
  readonly opening: Opening;
};

/** One way to pay. While it is not open it says so and cannot be pressed. */
function Way({ label, note, opening }: WayProps) {
  const closed = opening === null || opening === 'signed-out';
  return (
    <li className="grid content-start gap-1">
      {closed ? (
        <button type="button" disabled className={buttonStyle({ look: 'secondary', className: 'w-full' })}>
          {label}
          <span className="font-normal text-small">
            {opening === null ? 'Coming Soon' : 'After you sign in'}
          </span>
        </button>
      ) : (
        opening
      )}
      {note && <span className="text-ink-soft text-small">{note}</span>}
    </li>
  );
}

export type OpenWays = Readonly<Record<'stripe' | 'card' | 'razorpay', Opening>> & {
  /** Where on the page UPI and bank transfer are. */
  readonly upi: string | 'signed-out';
};

/** What a guest is shown: which ways there will be. */
export function guestWays(isOpen: (provider: CardProviderName) => boolean): OpenWays {
  const stripe = isOpen('stripe') ? 'signed-out' : null;
  return {
    stripe,
    card: stripe,
    razorpay: isOpen('razorpay') ? 'signed-out' : null,
    upi: 'signed-out',
  };
}

type WaysToPayProps = { readonly currency: CheckoutCurrency; readonly ways: OpenWays };

const grid = 'grid gap-3 sm:grid-cols-2';

/** All payment options of spec §2; what is not open is said to be coming, and no button is live that does nothing. */
export function WaysToPay({ currency, ways }: WaysToPayProps) {
  return (
    <section
      aria-labelledby="ways"
      className="grid gap-5 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8"
    >
      <h2 id="ways" className="text-h3">
        Payment Options
      </h2>
      {currency === 'USD' && ways.stripe === null && (
        <p className="rounded-card bg-accent-soft p-4 text-accent-ink">
          Paying in US dollars is not open yet. You can pay the India price in rupees by UPI or bank transfer,
          from any bank that sends money to India.
        </p>
      )}
      <div className="grid gap-2">
        <h3 className="font-sans text-h4">Cards from any country</h3>
        <ul className={grid}>
          <Way label="Pay with Stripe" opening={ways.stripe} />
          <Way label="Pay with Card" note="Visa, Mastercard" opening={ways.card} />
        </ul>
      </div>
      <div className="grid gap-2">
        <h3 className="font-sans text-h4">Indian methods, in rupees</h3>
        <ul className={grid}>
          <Way
            label="UPI"
            note="Any UPI app, or a bank transfer"
            opening={
              ways.upi === 'signed-out' ? (
                ways.upi
              ) : (
                <a href={ways.upi} className={buttonStyle({ className: 'w-full' })}>
                  UPI
                </a>
              )
            }
          />
          <Way label="Razorpay" opening={ways.razorpay} />
          <Way label="Paytm" opening={null} />
        </ul>
      </div>
    </section>
  );
}
