import type { Metadata } from 'next';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { signOutPath } from '@/lib/account/session/sign-out-paths';

export const metadata: Metadata = { title: 'Sign out', robots: { index: false } };

/** The page for a failed sign-out without scripts; also a plain way to sign out without the menu. */
export default async function SignOutPage({ searchParams }: PageProps<'/sign-out'>) {
  const failed = 'failed' in (await searchParams);
  return (
    <div className="container-page section-space space-y-6">
      <h1>Sign out</h1>
      {failed ? (
        <Alert role="alert" variant="destructive" className="max-w-measure">
          <AlertTitle className="text-destructive text-h4">Failed to sign out</AlertTitle>
          <AlertDescription className="mt-1">
            <p>You are still signed in on this device. Please try again in a moment.</p>
          </AlertDescription>
        </Alert>
      ) : (
        <p className="max-w-measure text-lead">This ends your session on this device only.</p>
      )}
      <form action={signOutPath} method="post">
        <Button type="submit">{failed ? 'Try again' : 'Sign Out'}</Button>
      </form>
    </div>
  );
}
