/** The first keyboard stop on every page; goes to the element with the id `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-card focus:px-4 focus:py-3 focus:font-semibold"
    >
      Skip to content
    </a>
  );
}
