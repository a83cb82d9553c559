/** Words on the drawn share cards, by the first page of each part of the site; the pages below it use the same card. */
export const shareCards = {
  home: { path: '/', kicker: 'Counselling and therapy', title: 'Talk to someone who listens' },
  professionals: {
    path: '/professionals',
    kicker: 'Our professionals',
    title: 'Find a therapist who suits you',
  },
  services: { path: '/services', kicker: 'Our services', title: 'Help that fits what you carry' },
  blog: { path: '/blog', kicker: 'From our blog', title: 'Read about what helps' },
  quiz: { path: '/clarity-quiz', kicker: 'Quick Clarity Quiz', title: 'Your last two weeks, laid out' },
  match: { path: '/match', kicker: 'Personalized Match', title: 'A few questions, a few fitting people' },
  contact: { path: '/contact', kicker: 'Contact', title: 'Write to us. A person answers' },
  resources: { path: '/resources', kicker: 'Resources', title: 'Small tools for hard days' },
  help: {
    path: '/resources/crisis-support',
    kicker: 'Urgent help',
    title: 'Numbers to call, day and night',
  },
} as const;

export type ShareCardName = keyof typeof shareCards;

export function isShareCardName(name: string): name is ShareCardName {
  return Object.hasOwn(shareCards, name);
}

/** Path of a page's picture: the card of the nearest page above it that has one. */
export function shareCardPath(pagePath: string): string {
  let nearest: ShareCardName = 'home';
  for (const name of Object.keys(shareCards).filter(isShareCardName)) {
    const { path } = shareCards[name];
    const covers = pagePath === path || pagePath.startsWith(`${path}/`);
    if (covers && path.length > shareCards[nearest].path.length) nearest = name;
  }
  return `/share/${nearest}.png`;
}

export function therapistCardPath(slug: string): string {
  return `/share/therapist/${slug}.png`;
}
