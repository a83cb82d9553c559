const hour = 3_600_000;

/** "4 hours", "2 days": a median reply in whole units, never shorter than it is. */
export function replyInWords(ms: number): string {
  const hours = Math.max(1, Math.ceil(ms / hour));
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.ceil(hours / 24)} days`;
}
