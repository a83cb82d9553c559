/** "How to Use These Tools" (product.md §2): three steps. */
export const toolSteps = [
  {
    title: 'Choose one',
    text: 'Not the best one, the one you would do today. A mood that swings: the tracker. A head full of worries: the tree.',
  },
  {
    title: 'Give it ten minutes',
    text: 'Same place, same time, phone in another room. Write badly, in any language. Nobody will correct it.',
  },
  {
    title: 'Look at it again',
    text: 'After a week or two, see what repeats. If you like, take it to a session: it says a lot in one page.',
  },
] as const;
