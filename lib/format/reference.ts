/** The short reference of a message for support and sender, easy to read out on the phone. */
export function referenceOf(id: string): string {
  return id.replaceAll('-', '').slice(-8).toUpperCase();
}
