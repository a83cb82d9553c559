/** Days that a feed covers before and after today: sessions can be arranged up to a year ahead. */
export const feedDays = { back: 30, ahead: 366 } as const;

export const feedPath = '/therapist-dashboard/feed';

export const feedMessages = {
  created: 'Your secret link is ready. Copy it now: we show it only once.',
  replaced: 'Your new secret link is ready. Copy it now: we show it only once. The old link no longer works.',
  revoked: 'Link deleted. Calendars that use it will stop updating.',
  noneLive: 'There was no link to delete.',
  notLinked: 'You can subscribe to your calendar after we accept your application.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;

const honorific = /^(?:dr|mr|mrs|ms|prof)\.?$/i;

/**
 * "M. I." for "Meera Iyer": enough for the therapist to recognise the client, and meaningless to others who
 * see the phone. Null when the name has no letters.
 */
export function initialsOf(name: string): string | null {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !honorific.test(word));
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  const letters = ends.map((word) =>
    Array.from(word ?? '')
      .at(0)
      ?.toLocaleUpperCase('en-IN'),
  );
  return letters.length > 0 ? letters.map((letter) => `${letter}.`).join(' ') : null;
}
