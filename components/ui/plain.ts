// Labels, fields and buttons as plain texts, for parts in the scripts of public pages: none should carry all fields and
// buttons for its own one. Those of the night lie on the dark bands of the frame.

export const plainLabel = 'font-semibold';

/** The label has a line of its own above its field. */
export const nightLabel = 'w-full font-semibold text-small';

export const plainButton =
  'inline-flex min-h-12 items-center justify-center rounded-control bg-primary px-5 py-2.5 font-semibold text-primary-foreground hover:bg-primary-strong';

/** For one sign, as an arrow; its words are for readers of screens. */
export const roundButton =
  'grid size-12 place-items-center rounded-full border-2 border-primary text-primary hover:bg-accent disabled:border-input disabled:text-muted-foreground disabled:opacity-60';

export const nightField =
  'min-h-12 w-full min-w-0 flex-1 rounded-control border border-night-muted bg-[oklch(1_0_0/0.06)] px-4 text-night-foreground placeholder:text-night-muted';

export const nightButton =
  'min-h-12 rounded-control bg-night-foreground px-5 font-semibold text-[oklch(0.25_0.04_190)] hover:opacity-90 disabled:opacity-70';

export const nightOutlineButton =
  'inline-flex min-h-12 items-center justify-center rounded-control border-2 border-night-muted px-5 font-semibold hover:bg-[oklch(1_0_0/0.08)]';
