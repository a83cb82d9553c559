export const settingMessages = {
  shown: 'Saved. Every page now shows what the owner claims.',
  hidden: 'Saved. No page shows what the owner claims any more.',
  alreadySo: 'That was so already. The page now shows how it stands.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
