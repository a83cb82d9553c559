import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

/** What a therapist sees before an admin has linked their account to a directory listing. */
export function NotLinked({ children }: { readonly children: string }) {
  return (
    <Card variant="accent" size="lg" className="grid max-w-measure gap-5">
      <p className="font-semibold text-h4">Your application is in review</p>
      <p>{children}</p>
      <Button asChild variant="outline" className="justify-self-start">
        <a href="/therapist-dashboard">Back to your dashboard</a>
      </Button>
    </Card>
  );
}
