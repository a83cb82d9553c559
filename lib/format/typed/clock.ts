import { dayShown, dayTyped, longestTyped, tidied } from '@/lib/format/typed/day';
import { figuresTyped } from '@/lib/format/typed/text';

const named: Readonly<Record<string, string>> = { noon: '12:00', midnight: '00:00' };
const two = (part: number) => String(part).padStart(2, '0');

/**
 * Parses a typed time, on a clock of 12 or 24 hours: "6 pm", "6.30pm", "18:30", "1830", "9", "noon". An hour
 * without "am" or "pm" counts on 24 hours.
 * @returns "18:30", or null for a text that is no time
 */
export function clockTyped(text: string): string | null {
  if (text.length > longestTyped) return null;
  const typed = tidied(text).replace(/^([\d:. h]+)([ap])\.?m\.?$/, '$1$2m');
  if (Object.hasOwn(named, typed)) return named[typed] ?? null;
  const [, hours, minutes = '00', half] =
    /^(\d{1,2}?)(?:(?: ?[:.h] ?)?(\d{2})(?::00)?)?(?: ?([ap]m))?$/.exec(typed) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = Number(hours);
  if (!half) return hour > 23 ? null : `${two(hour)}:${minutes}`;
  if (hour < 1 || hour > 12) return null;
  return `${two((hour % 12) + (half === 'pm' ? 12 : 0))}:${minutes}`;
}

/** "6:30 pm" for a text that is a time, as fields show it; other texts are unchanged. */
export function clockShown(text: string): string {
  const clock = clockTyped(text);
  if (clock === null) return text;
  const hour = Number(clock.slice(0, 2));
  return `${hour % 12 || 12}:${clock.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** An hour alone after a day could be a year, so such a time needs minutes, "am" or "pm". */
const isClearTime = (text: string) => /[:.h]\d|[ap]\.?m\.?$|noon|midnight/.test(tidied(text));

/**
 * Both halves of "24/12/2026, 6:30 pm": the day and the time.
 * @returns null unless exactly one split is possible
 */
export function halvesTyped(
  text: string,
  today?: string,
): { readonly day: string; readonly clock: string } | null {
  if (text.length > longestTyped) return null;
  const line = figuresTyped(text);
  const found = [...line.matchAll(/(?:,\s*|\s+at\s+|\s+|T(?=\d))/gi)].flatMap(({ index, 0: mark }) => {
    const time = line.slice(index + mark.length);
    const day = dayTyped(line.slice(0, index), today);
    const clock = isClearTime(time) ? clockTyped(time) : null;
    return day === null || clock === null ? [] : [{ day, clock }];
  });
  const [first, ...others] = found;
  const same = others.every(({ day, clock }) => day === first?.day && clock === first.clock);
  return first && same ? first : null;
}

/**
 * Parses a typed day and time: "24/12/2026, 6:30 pm", "3 dec 18:30", "3 dec at 6 pm", and the form of inputs
 * of type datetime-local.
 * @param today "2026-11-20"; by default the present day in India
 * @returns "2026-12-24T18:30", not yet in any zone, or null for any other text
 */
export function localTimeTyped(text: string, today?: string): string | null {
  const halves = halvesTyped(text, today);
  return halves && `${halves.day}T${halves.clock}`;
}

/** "24/12/2026, 6:30 pm" for a text that is a day and a time, as fields show it; other texts are unchanged. */
export function localTimeShown(text: string, today?: string): string {
  const halves = halvesTyped(text, today);
  return halves ? `${dayShown(halves.day)}, ${clockShown(halves.clock)}` : text;
}
