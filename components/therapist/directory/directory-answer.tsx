'use client';

import { DirectoryFilters, FiltersButton } from '@/components/therapist/directory/directory-filters';
import { DirectoryResults } from '@/components/therapist/directory/directory-results';
import {
  DirectorySearch,
  DirectorySort,
  directoryFormId,
} from '@/components/therapist/directory/directory-search';
import { DirectorySkeleton } from '@/components/therapist/directory/directory-skeleton';
import { LiveResults } from '@/components/therapist/directory/live-results';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import { totalLabel } from '@/lib/therapist/directory/rules';

/**
 * Everything on the page that differs from question to question. A component of the browser: what travels beside the HTML
 * is the page as data, a fifth of its markup.
 */
export function DirectoryAnswer({ page, now }: { page: DirectoryPage; now: string }) {
  return (
    <>
      <DirectorySearch criteria={page.criteria} />
      <div className="grid items-start gap-3 lg:grid-cols-[17.5rem_1fr] lg:gap-8">
        <FiltersButton criteria={page.criteria} />
        <DirectoryFilters page={page} />
        <section aria-labelledby="professionals" className="min-w-0">
          <h2 id="professionals" className="sr-only">
            Professionals
          </h2>
          <LiveResults
            formId={directoryFormId}
            total={totalLabel(page.total)}
            tools={<DirectorySort criteria={page.criteria} />}
            skeleton={<DirectorySkeleton />}
          >
            <DirectoryResults page={page} now={now} />
          </LiveResults>
        </section>
      </div>
    </>
  );
}
