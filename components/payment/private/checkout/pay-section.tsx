import { CardButton } from '@/components/payment/private/checkout/card-button';
import { type OpenWays, WaysToPay } from '@/components/payment/private/checkout/ways-to-pay';
import { PaymentPanel, type PaymentQuery } from '@/components/payment/private/submission/payment-panel';
import type { Member } from '@/lib/account/session/session';
import type { CheckoutCurrency } from '@/lib/payment/checkout/rules';
import { type CardProviderName, cardFormKind, currenciesOf } from '@/lib/payment/provider/rules';
import type { CardPaymentInput } from '@/lib/payment/provider/schema';
import { providerIsOpen } from '@/lib/payment/provider/settings';
import { cardAmountOf, issueShownPrice } from '@/lib/payment/provider/shown-price';
import type { PayableView } from '@/lib/payment/subject';
import { issueFormToken } from '@/lib/server/action/form-token';

type PaySectionProps = {
  readonly viewer: Member;
  readonly payable: PayableView;
  readonly currency: CheckoutCurrency;
  /** Address of its own page, without query. */
  readonly page: string;
  readonly query: PaymentQuery;
};

function nameOf({ subject }: PayableView): Pick<CardPaymentInput, 'kind' | 'name'> | null {
  if (subject.kind === 'therapist' || subject.kind === 'appointment') return null;
  if (subject.kind === 'quotation') return { kind: subject.kind, name: subject.id };
  return subject.kind === 'internship'
    ? { kind: subject.kind, name: subject.applicationId }
    : { kind: subject.kind, name: subject.slug };
}

/** All ways to pay, and below them the one that always works: UPI and bank transfer, in rupees. */
export function PaySection({ viewer, payable, currency, page, query }: PaySectionProps) {
  const named = nameOf(payable);
  const postTo = currency === 'USD' ? `${page}?currency=USD` : page;

  function button(provider: CardProviderName, label: string, id: string) {
    if (!named || !providerIsOpen(provider) || !currenciesOf[provider].includes(currency)) return null;
    const amountMinor = cardAmountOf(payable, currency);
    if (!amountMinor) return null;
    const shown = issueShownPrice(payable, currency, amountMinor);
    const fields: CardPaymentInput = { provider, currency, ...named, shown };
    return <CardButton {...{ id, label, fields, postTo }} formToken={issueFormToken(cardFormKind)} />;
  }

  const ways: OpenWays = {
    stripe: button('stripe', 'Pay with Stripe', 'pay-stripe'),
    card: button('stripe', 'Pay with Card', 'pay-card'),
    razorpay: button('razorpay', 'Razorpay', 'pay-razorpay'),
    upi: currency === 'INR' ? '#pay' : `${page}#pay`,
  };
  const { firstName, lastName } = viewer.profile;
  return (
    <>
      <WaysToPay currency={currency} ways={ways} />
      {currency === 'INR' && (
        <PaymentPanel
          payable={payable}
          page={page}
          query={query}
          payer={{ name: `${firstName} ${lastName}`, email: viewer.email }}
        />
      )}
    </>
  );
}
