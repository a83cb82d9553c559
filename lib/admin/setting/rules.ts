export const settingMessages = {
  shown: 'Saved. Every page now shows what the owner claims.',
  hidden: 'Saved. No page shows what the owner claims any more.',
  alreadySo: 'No change was needed. The page now shows the current status.',
  notSaved: 'We could not save this just now. Please try again.',
} as const;
