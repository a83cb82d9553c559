import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

/** Shown to a therapist until an admin has linked their account to a directory listing. */
export function NotLinked({ children }: { readonly children: string }) {
  return (
    <Card variant="accent" size="lg" className="grid max-w-measure gap-5">
      <p className="font-semibold text-h4">Available after your application is accepted</p>
      <p>{children}</p>
      <Button asChild variant="outline" className="justify-self-start">
        <a href="/therapist-dashboard">View application status</a>
      </Button>
    </Card>
  );
}
