import { Button } from '@/components/ui/button';

/** A link that was cut short, forged or has expired. */
export default function PaymentNotFound() {
  return (
    <div className="container-page grid max-w-3xl justify-items-start gap-5 pt-4 pb-16 sm:pt-8">
      <h1>We could not find this payment</h1>
      <p className="max-w-measure">
        Payment links work for half a year. Please open the link from our email again, or write to us with the
        reference ID in that email.
      </p>
      <Button asChild>
        <a href="/contact?topic=billing">Write to us</a>
      </Button>
    </div>
  );
}
