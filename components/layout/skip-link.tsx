/** The first stop of the keyboard on every page; leads to the element with the id `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-paper-2 focus:px-4 focus:py-3 focus:font-semibold"
    >
      Skip to content
    </a>
  );
}
