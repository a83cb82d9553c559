import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { loginPath } from '@/lib/account/session/return-path';

/** Replaces everything that needs an account (product.md §2); signing in leads back to `from`. */
export function SignInGate({ from }: { readonly from: string }) {
  return (
    <Card asChild className="grid justify-items-start gap-4">
      <section aria-labelledby="gate">
        <h2 id="gate" className="text-h3">
          Sign In Required
        </h2>
        <p className="max-w-measure">Please sign in to your account before proceeding to checkout.</p>
        <Button asChild>
          <a href={loginPath(from)}>Sign In to Continue</a>
        </Button>
        <p className="text-muted-foreground text-small">
          No account yet? You can create one on the same page. It is free, and we will bring you back here.
        </p>
      </section>
    </Card>
  );
}
