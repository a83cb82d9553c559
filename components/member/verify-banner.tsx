import { ButtonLink } from '@/components/ui/button';
import { Mail } from '@/components/ui/icons';

/** Until the address is confirmed nothing can be sent to it, a new password included. */
export function VerifyBanner({ email }: { email: string }) {
  return (
    <section
      aria-label="Confirm your e-mail address"
      className="flex flex-col items-start gap-4 rounded-card border-accent border-l-8 bg-accent-soft p-5 sm:flex-row sm:items-center sm:justify-between"
    >
      <div className="flex gap-4">
        <Mail aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent-ink" />
        <div>
          <h2 className="font-sans font-semibold text-h4">Please confirm your e-mail address</h2>
          <p>
            We wrote to <span className="break-all font-semibold">{email}</span>. Open the link in that mail.
            Nothing there? Look in the spam folder, or ask for a new one.
          </p>
        </div>
      </div>
      <ButtonLink href="/verify-email" look="secondary" className="shrink-0">
        Send it again
      </ButtonLink>
    </section>
  );
}
