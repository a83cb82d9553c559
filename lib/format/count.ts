const figures = new Intl.NumberFormat('en-IN');

/** "1,50,000": a whole number in Indian grouping. */
export function formatCount(count: number): string {
  return figures.format(count);
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** "two"; in figures above eight. @param count a whole number */
export function numberInWords(count: number): string {
  return words[count] ?? String(count);
}
