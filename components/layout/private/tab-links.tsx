import { cn } from '@/components/ui/class-names';
import { ChevronDown } from '@/components/ui/icons';

type TabLinksProps = {
  /** Name of the group of tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly href: string; readonly label: string }[];
  /** Address of the present tab; one that is none of them marks nothing. */
  readonly here: string;
  /** Many tabs: on a phone a menu named by the present one. */
  readonly menu?: boolean;
};

const tabStyle =
  'inline-flex min-h-tap items-center px-3 font-medium text-muted-foreground hover:text-foreground aria-[current]:font-semibold aria-[current]:text-foreground';

function Tabs({ tabs, here, className }: Pick<TabLinksProps, 'tabs' | 'here'> & { className: string }) {
  return tabs.map(({ href, label }) => (
    <li key={href} className="shrink-0">
      <a href={href} aria-current={href === here ? 'page' : undefined} className={cn(tabStyle, className)}>
        {label}
      </a>
    </li>
  ));
}

/**
 * Tabs that are pages. Each has an address, so it works without scripts and a person can come back to it. Where the
 * tabs do not fit, a browser that knows how begins with the present one in sight.
 */
export function TabLinks({ label, tabs, here, menu = false }: TabLinksProps) {
  const present = tabs.find(({ href }) => href === here);
  return (
    <nav aria-label={label} className="no-print">
      {menu && (
        <details className="group relative sm:hidden">
          <summary className="flex min-h-tap cursor-pointer items-center justify-between gap-2 rounded-control border border-input bg-card px-3 font-semibold">
            {present?.label ?? 'Parts of the record'}
            <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
          </summary>
          <ul className="absolute inset-x-0 z-20 mt-1 grid grid-cols-2 rounded-control border border-input bg-popover p-1">
            <Tabs tabs={tabs} here={here} className="w-full rounded-control aria-[current]:bg-accent" />
          </ul>
        </details>
      )}
      <div className={cn('overflow-x-auto border-border border-b', menu && 'max-sm:hidden')}>
        <ul className="flex gap-1">
          <Tabs
            tabs={tabs}
            here={here}
            className="border-transparent border-b-3 aria-[current]:border-primary aria-[current]:[scroll-initial-target:nearest]"
          />
        </ul>
      </div>
    </nav>
  );
}
