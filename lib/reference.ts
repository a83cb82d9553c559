/** How support and sender name one message to each other: short enough to read out on the phone. */
export function referenceOf(id: string): string {
  return id.replaceAll('-', '').slice(-8).toUpperCase();
}
