/** "Toronto", "New York": the city that names a zone. Loads nothing, for browsers too. @param timeZone IANA zone */
export function cityOfZone(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}
