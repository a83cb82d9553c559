import { Attention } from '@/components/layout/attention';

/** Until the address is confirmed we can send nothing to it, not even a link for a new password. */
export function ConfirmEmailBanner({ email }: { email: string }) {
  return (
    <Attention id="confirm-email" title="Please confirm your email address" heading="h2">
      <p>
        We wrote to <span className="break-all font-semibold">{email}</span>. Open the link in that email.
        Cannot find it? Check your spam folder, or{' '}
        <a href="/verify-email" className="text-link">
          send it again
        </a>
        .
      </p>
    </Attention>
  );
}
