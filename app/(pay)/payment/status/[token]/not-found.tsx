import { buttonStyle } from '@/components/ui/button';

/** A link that was cut short, forged or has run out. */
export default function PaymentNotFound() {
  return (
    <div className="container-page grid max-w-3xl justify-items-start gap-5 pt-10 pb-16">
      <h1>This link does not open a payment</h1>
      <p className="max-w-measure">
        It works for half a year after the payment. Please open it from our mail once more, or write to us
        with the reference ID that stands there.
      </p>
      <a href="/contact?topic=billing" className={buttonStyle()}>
        Write to us
      </a>
    </div>
  );
}
