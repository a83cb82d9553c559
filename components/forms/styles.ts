/** Looks shared by every control. Plain strings: a class-name library would double the script of a public form. */
export const controlStyle =
  'block w-full min-h-12 rounded-control border-2 bg-paper-2 px-3.5 py-2.5 text-base text-ink';

export const controlBorder = (error: string | undefined) => (error ? 'border-danger' : 'border-line-strong');
