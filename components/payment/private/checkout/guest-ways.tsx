import { site } from '@/content/site';
import { loginPath } from '@/lib/account/session/return-path';
import { type CardProviderName, cardProviders } from '@/lib/payment/provider/rules';

type IsOpen = (provider: CardProviderName) => boolean;

const names: Readonly<Record<CardProviderName, string>> = { stripe: 'card (Stripe)', razorpay: 'Razorpay' };

const openNames = (isOpen: IsOpen) => cardProviders.filter(isOpen).map((provider) => names[provider]);

/**
 * All payment options of product.md §2 for somebody who signs in first, in quiet words: nothing here can be pressed yet, and
 * what has no keys says so.
 */
export function GuestWays({ isOpen }: { readonly isOpen: IsOpen }) {
  const ways: readonly (readonly [label: string, open: boolean])[] = [
    ['Pay with Stripe', isOpen('stripe')],
    ['Pay with Card (Visa, Mastercard)', isOpen('stripe')],
    ['UPI or bank transfer', true],
    ['Razorpay', isOpen('razorpay')],
    ['Paytm', false],
  ];
  return (
    <section aria-labelledby="ways" className="text-muted-foreground">
      <h2 id="ways" className="font-sans text-h4">
        Payment Options
      </h2>
      <ul className="mt-2 grid gap-1">
        {ways.map(([label, open]) => (
          <li key={label}>
            {label}: {open ? 'after you sign in' : 'Coming Soon'}
          </li>
        ))}
      </ul>
    </section>
  );
}

type GuestCardsProps = {
  readonly isOpen: IsOpen;
  readonly therapist: string | undefined;
  readonly from: string;
};

/** Says to a guest who pays for an appointment that cards are taken from people who are signed in. */
export function GuestCards({ isOpen, therapist, from }: GuestCardsProps) {
  return (
    <p className="max-w-measure">
      You can also pay by {openNames(isOpen).join(' or ')}:{' '}
      <a href={loginPath(from)} rel="nofollow" className="text-link">
        sign in first
      </a>
      .{therapist && ` ${site.payee.name} collects the money and pays it to ${therapist}.`}
    </p>
  );
}
