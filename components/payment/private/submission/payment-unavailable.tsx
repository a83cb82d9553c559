import { Button } from '@/components/ui/button';

/**
 * Shown when the payment details cannot be read, because nobody should pay from memory. "Try again" is a form, so it
 * needs no scripts.
 */
export function PaymentUnavailable() {
  return (
    <div className="container-page section-space space-y-5">
      <div role="alert" className="space-y-5">
        <h1 className="text-h2">We could not read the payment details</h1>
        <p className="max-w-measure text-lead">
          This is a fault on our side. Please do not pay yet, and try again in a moment. If you have already
          paid, your money is safe: you can report the payment as soon as this page works again.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <form>
          <Button type="submit">Try again</Button>
        </form>
        <a href="/contact" className="tap text-link">
          Contact us
        </a>
      </div>
    </div>
  );
}
