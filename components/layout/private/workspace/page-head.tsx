import type { ReactNode } from 'react';
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '@/components/ui/breadcrumb';

type PageHeadProps = {
  readonly title: string;
  /** The purpose of the page, in one sentence. */
  readonly lead?: ReactNode;
  /** The pages above this one, the highest first. */
  readonly trail?: readonly { readonly href: string; readonly label: string }[];
  /** The one thing that people mostly come to do. */
  readonly action?: ReactNode;
};

/** The head of every page of a workspace: the way back, the title, the main action. */
export function PageHead({ title, lead, trail = [], action }: PageHeadProps) {
  return (
    <header className="grid gap-1">
      {trail.length > 0 && (
        <Breadcrumb className="no-print">
          <BreadcrumbList>
            {trail.map(({ href, label }, step) => (
              <BreadcrumbItem key={href}>
                {/* Scripts lead it to the view of the list from which somebody came (`place.ts`). */}
                <BreadcrumbLink href={href} data-way-back="">
                  {label}
                </BreadcrumbLink>
                <BreadcrumbSeparator className={step === trail.length - 1 ? 'max-sm:hidden' : undefined} />
              </BreadcrumbItem>
            ))}
            {/* On a phone the title below says it in the same words, and the path keeps one line. */}
            <BreadcrumbPage className="max-sm:sr-only">{title}</BreadcrumbPage>
          </BreadcrumbList>
        </Breadcrumb>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h1 className="wrap-anywhere text-h2">{title}</h1>
          {lead && <p className="max-w-measure text-muted-foreground">{lead}</p>}
        </div>
        {action}
      </div>
    </header>
  );
}
