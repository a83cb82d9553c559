type LegalLinkProps = { readonly href: '/terms' | '/privacy'; readonly children: string };

/** A text to read before agreeing: opens beside the form, so that nothing typed is lost. */
export function LegalLink({ href, children }: LegalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
