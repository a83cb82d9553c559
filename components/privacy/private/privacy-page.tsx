import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { type PrivacySection, privacySections } from '@/components/privacy/private/sections';

type PrivacyPageProps = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly here: PrivacySection['href'];
  readonly children: ReactNode;
};

/**
 * A page of the privacy centre: the link back, its purpose, its content, and links to the other pages beside or
 * below it.
 */
export function PrivacyPage({ title, lead, here, children }: PrivacyPageProps) {
  return (
    <div className="workspace-page gap-x-16 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid min-w-0 content-start gap-4">
        <PageHead title={title} lead={lead} back={{ href: '/account/privacy', label: 'Your privacy' }} />
        {children}
      </div>
      <nav aria-label="More about your privacy" className="no-print lg:pt-16">
        <h2 className="font-sans font-semibold text-base tracking-normal lg:sr-only">
          More about your privacy
        </h2>
        {/* Phones show the pages side by side; those that do not fit are reached by a push of the finger. Only there does
            the list scroll to the present one: beside the page it is no box of its own, and the page itself would move. */}
        <ul className="flex border-border max-lg:gap-1 max-lg:overflow-x-auto max-lg:border-b lg:block lg:border-l-2">
          {privacySections.map(({ href, title: name }) => (
            <li key={href} className="shrink-0">
              <a
                href={href}
                aria-current={href === here ? 'page' : undefined}
                className="tap border-transparent px-3 max-lg:border-b-3 lg:-ml-0.5 lg:w-full lg:border-l-2 lg:px-4 text-muted-foreground underline-offset-4 hover:text-primary hover:underline aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-foreground max-lg:aria-[current]:[scroll-initial-target:nearest]"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
