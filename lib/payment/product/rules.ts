const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** "₹12,000" from rupees. */
export function indiaPrice(amount: number): string {
  return rupees.format(amount);
}

/** "US$40" from dollars: the plain sign means several currencies. */
export function usPrice(amount: number): string {
  return `US${dollars.format(amount)}`;
}
