/** Words about meetings, with the minutes of its first meeting for "{1}", and so on. */
export function withMinutes(words: string, meetings: readonly number[]): string {
  return words.replaceAll(/\{(\d)\}/g, (_, number: string) => String(meetings[Number(number) - 1]));
}
