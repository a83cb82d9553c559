import { loginPath } from '@/lib/account/session/return-path';

/** Says below free times as whom one books, or how to book with an account. */
export function BookerNote({
  own,
  path,
}: {
  own: { readonly email: string; readonly isClient: boolean } | null;
  path: string;
}) {
  if (own) {
    return (
      <p className="max-w-measure">
        You are signed in as <strong className="wrap-anywhere">{own.email}</strong>.{' '}
        {own.isClient
          ? 'You will see the appointment on your dashboard.'
          : 'This account cannot hold your own appointments, so we will send this one by email.'}
      </p>
    );
  }
  return (
    <p className="max-w-measure">
      Have an account?{' '}
      <a href={loginPath(path)} rel="nofollow" className="text-link">
        Sign in first
      </a>
      , and you will see the appointment on your dashboard. You can also book without one.
    </p>
  );
}
