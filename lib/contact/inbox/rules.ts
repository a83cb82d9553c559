import { hour } from '@/lib/format/duration';

export type RequestState = 'open' | 'answered' | 'closed';

/** An answer wins over a later closing. */
export function requestStateOf({
  answeredAt,
  closedAt,
}: {
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
}): RequestState {
  if (answeredAt) return 'answered';
  return closedAt ? 'closed' : 'open';
}

export const requestLists = ['open', 'done'] as const;

export type RequestList = (typeof requestLists)[number];

/** The list in the address; an invalid one means the open one. */
export function requestListOf(query: string | undefined): RequestList {
  return requestLists.find((name) => name === query) ?? 'open';
}

const mostHours = 48;

/**
 * An age in words: "less than an hour", "5 hours", "3 days".
 * @param ms a span of time; a negative one counts as zero, because clocks differ
 */
export function spanInWords(ms: number): string {
  const hours = Math.floor(ms / hour);
  if (hours < 1) return 'less than an hour';
  if (hours < mostHours) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
