import { NavigationAnchor } from '@/components/layout/navigation-link';
import { legalLinks } from '@/content/navigation';
import { copyrightYears, site } from '@/content/site';

/** The small footer of private pages: no offers here, only what people have a right to find. */
export function MemberFooter() {
  return (
    <footer className="no-print border-border border-t bg-card">
      <div className="container-page flex flex-col gap-x-6 gap-y-1 py-3 lg:py-5 text-muted-foreground text-small lg:flex-row lg:items-center lg:justify-between">
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-5">
            {[{ label: 'Contact', href: '/contact' } as const, ...legalLinks].map((link) => (
              <li key={link.label}>
                <NavigationAnchor link={link} className="tap underline-offset-4 hover:underline" />
              </li>
            ))}
          </ul>
        </nav>
        <p>
          {copyrightYears(new Date())} {site.name}
        </p>
      </div>
    </footer>
  );
}
