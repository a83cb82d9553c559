import type { ComponentProps, ReactNode } from 'react';
import { SectionPages } from '@/components/layout/private/workspace/section-pages';
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { ArrowLeft } from '@/components/ui/icons';

export type PageHeadProps = {
  readonly title: string;
  /** Whether the title is the heading of the page; otherwise its content has one. */
  readonly heading?: boolean;
  /** The purpose of the page, in one sentence. */
  readonly lead?: ReactNode;
  /** The page above this one. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** The one thing that people mostly come to do. */
  readonly action?: ReactNode;
};

/** The words of an action in the head: a phone shows the first, so that they fit on one line beside the title. */
export function ActionWords({ first, rest }: { readonly first: string; readonly rest: string }) {
  return (
    <span className="whitespace-nowrap">
      {first}
      <span className="max-lg:sr-only"> {rest}</span>
    </span>
  );
}

type HeadLinkProps = ComponentProps<typeof ActionWords> & {
  readonly href: string;
  /** Outlined where the page itself has the solid button. */
  readonly variant?: 'outline' | undefined;
};

/** The action of a head that leads to another page, or further down. */
export function HeadLink({ href, variant, ...words }: HeadLinkProps) {
  return (
    <Button asChild variant={variant}>
      <a href={href}>
        <ActionWords {...words} />
      </a>
    </Button>
  );
}

/**
 * The head of every page of a workspace: the way back, the title, the main action. On phones it is the bar at the top of the window,
 * whose end the shell fills (`workspace-header.tsx`); the pages of a section follow it.
 */
export function PageHead({ title, heading = true, lead, back, action }: PageHeadProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <>
      <header
        data-page-head={title.length > (action ? 28 : 40) ? 'long' : ''}
        className="bleed z-10 -mb-1 flex min-h-13 flex-wrap items-center gap-x-1 border-border bg-card py-1 min-[22.5rem]:gap-x-3 min-[22.5rem]:not-has-[form]:flex-nowrap max-lg:border-b max-lg:pr-35 lg:min-h-14 lg:bg-transparent lg:has-[nav]:pb-2 bar:max-lg:sticky bar:max-lg:top-0"
      >
        {back && (
          <a
            href={back.href}
            data-way-back=""
            aria-label={back.label}
            className="no-print -mr-3 -ml-3 grid size-11 shrink-0 place-items-center rounded-control text-primary lg:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </a>
        )}
        {/* As wide as a long word, so that no action breaks the title within one; below 360 px as its longest word. */}
        <div className="max-w-full grow basis-0 min-[22.5rem]:min-w-[min(100%,5.75rem)]">
          {back && (
            <Breadcrumb className="no-print max-lg:hidden">
              <BreadcrumbList>
                <BreadcrumbItem>
                  {/* Scripts lead it to the view of the list from which somebody came (`position.ts`). */}
                  <BreadcrumbLink href={back.href} data-way-back="" className="min-h-6!">
                    {back.label}
                  </BreadcrumbLink>
                  <BreadcrumbSeparator />
                </BreadcrumbItem>
                <BreadcrumbPage>{title}</BreadcrumbPage>
              </BreadcrumbList>
            </Breadcrumb>
          )}
          <div className="items-baseline gap-x-4 lg:flex">
            <Title
              className={`wrap-break-word text-h3 max-[22.5rem]:text-h4 lg:wrap-anywhere lg:text-h2 ${heading ? '' : 'lg:hidden'}`}
            >
              {title}
            </Title>
            {/* Shown once a page, on which `When` prints times without their zone. */}
            <p className="in-[main:has([data-bare])]:block hidden whitespace-nowrap text-muted-foreground text-small max-lg:text-[0.75rem] max-lg:leading-4">
              Times in IST
            </p>
          </div>
        </div>
        {action && (
          // On phones a form has a line of its own, where its answer appears.
          <div className="wrap-break-word max-lg:max-w-[60%] max-lg:has-[form]:max-w-full max-lg:has-[form]:basis-full has-[>.hidden]:hidden max-lg:[&_a]:px-3 max-lg:[&_a]:text-small max-[22.5rem]:[&_a]:px-2">
            {action}
          </div>
        )}
      </header>
      {!back && <SectionPages />}
      <p
        data-samples=""
        className="work:in-[main:has([data-sample])]:block -mt-1 hidden text-muted-foreground text-small lg:-mt-4"
      >
        Demo: the people here are examples.
      </p>
      {lead && <p className="-mt-1 max-w-[100ch] text-muted-foreground max-lg:text-small lg:-mt-4">{lead}</p>}
    </>
  );
}
