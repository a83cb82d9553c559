import { ButtonLink } from '@/components/ui/button';

type PageLinksProps = {
  /** The page that goes on, when there is one, and what it is called. */
  readonly onward: { readonly href: string; readonly label: string } | null;
  /** The first page, for those who are not on it. */
  readonly first: { readonly href: string; readonly label: string } | null;
};

/** The ways from one page of a list to the others: plain links, so that each page has an address. */
export function PageLinks({ onward, first }: PageLinksProps) {
  if (!onward && !first) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-3">
      {onward && (
        <ButtonLink href={onward.href} look="secondary">
          {onward.label}
        </ButtonLink>
      )}
      {first && (
        <ButtonLink href={first.href} look="quiet">
          {first.label}
        </ButtonLink>
      )}
    </nav>
  );
}
