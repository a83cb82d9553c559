/** A picture that messengers show beside a shared link: one of the drawn cards, or the card of a therapist. */
export type ShareImage =
  | { readonly name: ShareCardName; readonly alt: string }
  | { readonly therapistSlug: string; readonly alt: string };

/** Words on the drawn cards. */
export const shareCards = {
  home: { kicker: 'Counselling and therapy', title: 'Talk to someone who listens' },
  professionals: { kicker: 'Our professionals', title: 'Find a therapist who suits you' },
  contact: { kicker: 'Contact', title: 'Write to us. A person answers' },
  help: { kicker: 'Urgent help', title: 'Numbers to call, day and night' },
} as const;

export type ShareCardName = keyof typeof shareCards;

export function isShareCardName(name: string): name is ShareCardName {
  return Object.hasOwn(shareCards, name);
}

/** Path of the picture; both kinds are 1200 by 630 pixels. */
export function shareImagePath(image: ShareImage): string {
  return 'name' in image ? `/share/${image.name}.png` : `/share/therapist/${image.therapistSlug}.png`;
}
