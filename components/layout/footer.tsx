'use client';

import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustration/drawing';
import { MenuLink } from '@/components/layout/menu-link';
import { TitledSection } from '@/components/layout/titled-section';
import { Button } from '@/components/ui/button';
import { BadgeCheck, ChevronDown } from '@/components/ui/icons';
import { nightOutlineButton } from '@/components/ui/plain';
import { footerColumns, legalLinks, type NavigationLink } from '@/content/navigation';
import { statedBy } from '@/content/site';
import type { BookingLink } from '@/lib/site/booking-link';

const linkStyle =
  'tap py-1.5 text-night-muted leading-snug underline-offset-4 hover:text-night-foreground hover:underline';

function Links({ links, booking }: { links: readonly NavigationLink[]; booking: BookingLink }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.label}>
          <MenuLink link={link} booking={booking} className={linkStyle} />
        </li>
      ))}
    </ul>
  );
}

/** On phones each column is a disclosure, so that the footer does not add another screen to every page. */
function Columns({ booking }: { booking: BookingLink }) {
  return (
    <nav
      aria-label="Footer"
      className="grid content-start border-[oklch(1_0_0/0.14)] max-md:border-t md:grid-cols-3 md:gap-x-6"
    >
      {footerColumns.map(({ title, links }) => (
        <section key={title} aria-label={title} className="border-[oklch(1_0_0/0.14)] max-md:border-b">
          <h2 className="open-wide-title mb-2 font-sans font-semibold text-base tracking-normal">{title}</h2>
          <details className="disclosure open-wide">
            <summary className="tap min-h-12 w-full justify-between font-semibold">
              {title}
              <ChevronDown aria-hidden="true" className="chevron size-5" />
            </summary>
            <div className="max-md:pb-3">
              <Links links={links} booking={booking} />
            </div>
          </details>
        </section>
      ))}
    </nav>
  );
}

/** Hidden by the corner of a member. */
function Invitation() {
  return (
    <section data-guest-only="" aria-labelledby="begin" className="space-y-4">
      <h2 id="begin" className="text-h3">
        Ready to begin?
      </h2>
      <p className="text-night-muted">Open an account in a minute, or write to us first.</p>
      <div className="flex flex-wrap gap-3 max-sm:gap-2 max-sm:*:grow max-sm:*:px-2">
        <Button asChild variant="warm">
          <a href="/login">Get Started Today</a>
        </Button>
        <a href="/contact" className={nightOutlineButton}>
          Talk to Someone
        </a>
      </div>
    </section>
  );
}

/** Payers have begun already: with an account, or as a guest by their own wish. */
function Question() {
  return (
    <TitledSection id="question" title="Is something unclear?" className="space-y-4">
      <p className="text-night-muted">Write to us before you pay. We are glad to explain.</p>
      <a href="/contact" className={nightOutlineButton}>
        Talk to Someone
      </a>
    </TitledSection>
  );
}

type FooterProps = {
  /** Where the entry for a consultation leads. */
  readonly booking: BookingLink;
  readonly newsletter: ReactNode;
  readonly claims: readonly string[];
  /** The years and who holds the rights to these pages. */
  readonly copyright: string;
  /** Below a page on which somebody pays. */
  readonly paying?: boolean;
};

export function Footer({ booking, newsletter, claims, copyright, paying = false }: FooterProps) {
  return (
    <footer className="no-print bg-night text-night-foreground">
      <Drawing name="evening" className="block h-16 w-full object-cover object-bottom md:h-auto" />
      <div className="container-page grid gap-8 py-8 sm:gap-12 sm:py-12 lg:grid-cols-[1.15fr_2fr] lg:py-16">
        <div data-offers="" className="space-y-8 sm:space-y-10">
          {paying ? <Question /> : <Invitation />}
          {newsletter}
        </div>
        <Columns booking={booking} />
      </div>
      <div className="border-[oklch(1_0_0/0.14)] border-t">
        <div className="container-page flex flex-col gap-4 py-6 text-small">
          {claims.length > 0 ? (
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {claims.map((claim) => (
                <li key={claim} className="flex items-center gap-1.5 text-night-muted">
                  <BadgeCheck aria-hidden="true" className="size-4 text-warm" />
                  {claim}
                </li>
              ))}
              <li className="text-night-muted">{statedBy}, not certified</li>
            </ul>
          ) : null}
          <div className="flex flex-wrap items-center justify-between gap-x-5">
            <ul className="flex flex-wrap gap-x-5">
              {legalLinks.map((link) => (
                <li key={link.label}>
                  <MenuLink link={link} booking={booking} className={linkStyle} />
                </li>
              ))}
            </ul>
            <p className="text-night-muted">{copyright}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
