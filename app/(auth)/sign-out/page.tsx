import type { Metadata } from 'next';
import { Button } from '@/components/ui/button';
import { signOutPath } from '@/lib/auth/sign-out-paths';

export const metadata: Metadata = { title: 'Sign out', robots: { index: false } };

/** Where a sign-out without scripts lands when it failed; also a plain way out that needs no menu. */
export default async function SignOutPage({ searchParams }: PageProps<'/sign-out'>) {
  const failed = 'failed' in (await searchParams);
  return (
    <div className="container-page section-space space-y-6">
      <h1>Sign out</h1>
      {failed ? (
        <div role="alert" className="max-w-measure rounded-card border-2 border-danger bg-danger-soft p-5">
          <p className="font-semibold text-danger text-h4">Failed to sign out</p>
          <p className="mt-1">You are still signed in on this device. Please try again in a moment.</p>
        </div>
      ) : (
        <p className="max-w-measure text-lead">This ends your session on this device only.</p>
      )}
      <form action={signOutPath} method="post">
        <Button type="submit">{failed ? 'Try again' : 'Sign Out'}</Button>
      </form>
    </div>
  );
}
