import type { ReactNode } from 'react';

type ItemLegendProps = {
  /** The words that begin the question; null for a whole question. */
  readonly stem: string | null;
  readonly item: string;
  readonly number: number;
  readonly of: number;
  /** Shows the number to the eye, in place of the words, which screen readers then still have. */
  readonly progress?: ReactNode;
};

/** The question, as the name of the group of its answers. */
export function ItemLegend({ stem, item, number, of, progress }: ItemLegendProps) {
  return (
    <legend className="contents">
      {progress}
      <span className={progress ? 'sr-only' : 'block font-semibold text-muted-foreground text-small'}>
        Question {number} of {of}
      </span>
      {stem && <span className="block text-muted-foreground text-small sm:mt-1">{stem}</span>}
      <span className="mt-1 mb-3 block font-display font-semibold text-h3 sm:mt-2 sm:mb-5">{item}</span>
    </legend>
  );
}

/** The form with all questions, which a client's page shows before its script runs. */
export const sheetId = 'sheet';

export const helpFirstId = 'help-first';

export const outcomeId = 'outcome';
