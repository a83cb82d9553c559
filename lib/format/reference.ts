/** The name that support and sender use for one message: short enough to read out on the phone. */
export function referenceOf(id: string): string {
  return id.replaceAll('-', '').slice(-8).toUpperCase();
}
