import { buttonStyle } from '@/components/ui/button';
import { ShieldCheck } from '@/components/ui/icons';
import { loginPath } from '@/lib/auth/return-path';

/** Stands in the place of everything that only an account can do (spec §2); signing in leads back to `from`. */
export function SignInGate({ from }: { readonly from: string }) {
  return (
    <section
      aria-labelledby="gate"
      className="grid justify-items-start gap-4 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8"
    >
      <span className="grid size-14 place-items-center rounded-full bg-primary-soft text-primary">
        <ShieldCheck />
      </span>
      <h2 id="gate" className="text-h3">
        Sign In Required
      </h2>
      <p className="max-w-measure">Please sign in to your account before proceeding to checkout.</p>
      <a href={loginPath(from)} className={buttonStyle()}>
        Sign In to Continue
      </a>
      <p className="text-ink-soft text-small">
        No account yet? You can make one on the same page. It is free, and you come back here afterwards.
      </p>
    </section>
  );
}
