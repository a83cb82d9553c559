import { Button } from '@/components/ui/button';

type PageLinksProps = {
  /** The next page, if there is one, with its label. */
  readonly onward: { readonly href: string; readonly label: string } | null;
  /** The first page, for people who are not on it. */
  readonly first: { readonly href: string; readonly label: string } | null;
};

/** Links from one page of a list to the others, so that each page has an address. */
export function PageLinks({ onward, first }: PageLinksProps) {
  if (!onward && !first) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-3">
      {onward && (
        <Button asChild variant="outline">
          <a href={onward.href}>{onward.label}</a>
        </Button>
      )}
      {first && (
        <Button asChild variant="link">
          <a href={first.href}>{first.label}</a>
        </Button>
      )}
    </nav>
  );
}
