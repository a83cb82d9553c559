/** The skyline at dusk on the footer: a file for each scheme (docs/decisions/050). Decoration only. */
export function Evening({ className }: { className?: string }) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet="/art/evening-dark.svg" />
      <img
        src="/art/evening-light.svg"
        alt=""
        width={1200}
        height={220}
        decoding="async"
        fetchPriority="low"
        className={className}
      />
    </picture>
  );
}
