/**
 * "Toronto", "New York": a zone's city. It needs no data, so browsers can use it too. @param timeZone IANA
 * zone
 */
export function cityOfZone(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}
