import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Mail } from '@/components/ui/icons';

/** Until the address is confirmed we can send nothing to it, not even a link for a new password. */
export function ConfirmEmailBanner({ email }: { email: string }) {
  return (
    <Alert
      asChild
      variant="warm"
      frame="rail"
      className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between"
    >
      <section aria-label="Confirm your email address">
        <div className="flex gap-4">
          <Mail aria-hidden="true" className="mt-1 size-6 shrink-0 text-warm-strong" />
          <div>
            <h2 className="font-sans font-semibold text-h4">Please confirm your email address</h2>
            <p>
              We wrote to <span className="break-all font-semibold">{email}</span>. Open the link in that
              email. Cannot find it? Check your spam folder, or ask for a new one.
            </p>
          </div>
        </div>
        <Button asChild variant="outline" className="shrink-0">
          <a href="/verify-email">Send it again</a>
        </Button>
      </section>
    </Alert>
  );
}
