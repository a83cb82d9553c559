const figures = new Intl.NumberFormat('en-IN');

/** "1,50,000": a whole number in Indian grouping. */
export function formatCount(count: number): string {
  return figures.format(count);
}
