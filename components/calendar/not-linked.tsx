import { ButtonLink } from '@/components/ui/button';

/** What a therapist finds whose account is not linked to a directory entry yet. */
export function NotLinked({ children }: { readonly children: string }) {
  return (
    <div className="grid max-w-measure gap-5 rounded-card bg-primary-soft p-6 sm:p-8">
      <p className="font-semibold text-h4">Your application is in review</p>
      <p>{children}</p>
      <ButtonLink look="secondary" href="/therapist-dashboard" className="justify-self-start">
        Back to your dashboard
      </ButtonLink>
    </div>
  );
}
