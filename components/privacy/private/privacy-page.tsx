import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { type PrivacyRoom, privacyRooms } from '@/components/privacy/private/rooms';

type PrivacyPageProps = {
  readonly title: string;
  readonly lead: ReactNode;
  /** Address of this page; the other ones appear as links. */
  readonly here: PrivacyRoom['href'];
  readonly children: ReactNode;
};

/**
 * A page of the privacy centre: the link back, its purpose, its content, and links to the other pages beside or
 * below.
 */
export function PrivacyPage({ title, lead, here, children }: PrivacyPageProps) {
  return (
    <div className="container-page grid gap-x-16 gap-y-12 pt-4 pb-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid min-w-0 content-start gap-6">
        <PageHead title={title} lead={lead} trail={[{ href: '/account/privacy', label: 'Your privacy' }]} />
        {children}
      </div>
      <nav aria-label="More about your privacy" className="no-print lg:pt-16">
        <h2 className="font-sans font-semibold text-base tracking-normal lg:sr-only">
          More about your privacy
        </h2>
        <ul className="border-border border-l-2">
          {privacyRooms.map(({ href, title: name }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={href === here ? 'page' : undefined}
                className="tap -ml-0.5 w-full border-transparent border-l-2 px-4 text-muted-foreground underline-offset-4 hover:text-primary hover:underline aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-foreground"
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
