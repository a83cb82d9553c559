/** The illustration colours by name. All are CSS variables, so every picture follows the light and dark scheme. */
export const art = {
  sky: 'var(--art-sky)',
  sun: 'var(--art-sun)',
  leaf: 'var(--art-leaf)',
  leaf2: 'var(--art-leaf-2)',
  deep: 'var(--art-deep)',
  clay: 'var(--art-clay)',
  rose: 'var(--art-rose)',
  cream: 'var(--art-cream)',
  indigo: 'var(--art-indigo)',
  skin1: 'var(--art-skin-1)',
  skin2: 'var(--art-skin-2)',
  skin3: 'var(--art-skin-3)',
  hair: 'var(--art-hair)',
  /** Teak, brass-bound boxes, door leaves: the brown of the darkest skin tone, so that wood and people match. */
  wood: 'var(--art-skin-2)',
} as const;
