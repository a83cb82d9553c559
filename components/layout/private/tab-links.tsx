type TabLinksProps = {
  /** Name of the group of tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly href: string; readonly label: string }[];
  /** Address of the present tab; one that is none of them marks nothing. */
  readonly here: string;
};

/**
 * Tabs that are pages. Each has an address, so it works without scripts and a person can come back to it. Where the
 * tabs do not fit, a browser that knows how begins with the present one in sight.
 */
export function TabLinks({ label, tabs, here }: TabLinksProps) {
  return (
    <nav aria-label={label} className="no-print overflow-x-auto border-border border-b">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.href} className="shrink-0">
            <a
              href={tab.href}
              aria-current={tab.href === here ? 'page' : undefined}
              className="inline-flex min-h-tap items-center border-transparent border-b-3 px-3 font-medium text-muted-foreground hover:text-foreground aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-foreground aria-[current]:[scroll-initial-target:nearest]"
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
