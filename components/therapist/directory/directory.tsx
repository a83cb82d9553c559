import { DirectoryAnswer } from '@/components/therapist/directory/directory-answer';
import { DirectorySearch } from '@/components/therapist/directory/directory-search';
import { DirectoryStats } from '@/components/therapist/directory/directory-stats';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import { activeCriteria, directoryHref } from '@/lib/therapist/directory/rules';
import type { Criteria } from '@/lib/therapist/directory/schema';
import type { DirectoryBand } from '@/lib/therapist/figures/queries';

/** @param short leaves out the sentence on phones, where somebody has asked already */
function Opening({ short = false }: { readonly short?: boolean }) {
  return (
    <div className="grid max-w-measure gap-2 lg:gap-4">
      <h1 className="max-lg:text-h2">Find someone to talk to</h1>
      <p className={`text-muted-foreground lg:text-lead ${short ? 'max-lg:hidden' : ''}`}>
        See how each person works, what a session costs and when they have time.
      </p>
    </div>
  );
}

const shell = 'container-page grid gap-4 pt-5 pb-16 lg:gap-8 lg:pt-12 lg:pb-24';

/** The list of professionals (product.md §2) for one set of criteria. On phones the first person is in the first screen. */
export function Directory({ page, band }: { page: DirectoryPage; band: DirectoryBand }) {
  return (
    <div className={shell}>
      <Opening short={activeCriteria(page.criteria).length > 0} />
      <DirectoryAnswer page={page} now={new Date().toISOString()} />
      <DirectoryStats band={band} live={page.figures} />
    </div>
  );
}

/** Shown when the list cannot be read. The search stays in the form and in the link. */
export function DirectoryUnavailable({ criteria, band }: { criteria: Criteria; band: DirectoryBand }) {
  return (
    <div className={shell}>
      <Opening />
      <DirectorySearch criteria={criteria} />
      <Alert
        role="alert"
        variant="destructive"
        frame="plain"
        size="flush"
        className="grid justify-items-start gap-4 p-6"
      >
        <h2 className="text-h3">We could not load the list just now</h2>
        <p className="max-w-measure">
          The fault is on our side, and your search is not lost. Please try again in a moment, or write to us.
        </p>
        <p className="flex flex-wrap gap-3">
          <Button asChild>
            <a href={directoryHref(criteria)}>Try again</a>
          </Button>
          <Button asChild variant="outline">
            <a href="/contact">Contact us</a>
          </Button>
        </p>
      </Alert>
      <DirectoryStats band={band} />
    </div>
  );
}
