import { site } from '@/content/site';
import { loginPath } from '@/lib/account/session/return-path';
import { type CardProviderName, cardProviders } from '@/lib/payment/provider/rules';

type IsOpen = (provider: CardProviderName) => boolean;

const names: Readonly<Record<CardProviderName, string>> = { stripe: 'card (Stripe)', razorpay: 'Razorpay' };

const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });

const openNames = (isOpen: IsOpen) => cardProviders.filter(isOpen).map((provider) => names[provider]);

/** The ways to pay a product, in one line for somebody who signs in first: nothing here can be pressed yet. */
export function GuestWays({ isOpen }: { readonly isOpen: IsOpen }) {
  return (
    <p className="max-w-measure text-muted-foreground">
      After you sign in you can pay by {either.format(['UPI', 'bank transfer', ...openNames(isOpen)])}. Coming
      soon:{' '}
      {[
        ...(isOpen('stripe') ? [] : ['Stripe', 'cards']),
        ...(isOpen('razorpay') ? [] : ['Razorpay']),
        'Paytm',
      ].join(', ')}
      .
    </p>
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
      .{therapist && ` ${site.payee.name} takes that money and passes it on to ${therapist}.`}
    </p>
  );
}
