/** A column of a table to write in; `share` is its width relative to the others. */
type Column = { readonly label: string; readonly share: number };

/** One part of a printed worksheet. All lengths are in points (1/72 inch) on A4. */
export type SheetBlock =
  /** A heading inside a sheet, with a line of instructions below it. */
  | { readonly kind: 'heading'; readonly text: string; readonly hint?: string }
  /** A question with ruled lines for the answer. */
  | { readonly kind: 'prompt'; readonly label: string; readonly hint?: string; readonly lines: number }
  /** Questions side by side. */
  | {
      readonly kind: 'columns';
      readonly prompts: readonly { readonly label: string; readonly hint?: string; readonly lines: number }[];
    }
  /** A table with empty cells; its rows are a number of blank ones, or begin with one word each. */
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: number | readonly string[];
      readonly rowHeight: number;
    }
  | { readonly kind: 'checklist'; readonly title: string; readonly items: readonly string[] }
  /** Groups of habits, each with a box for every day of the week. */
  | {
      readonly kind: 'week';
      readonly groups: readonly { readonly title: string; readonly items: readonly string[] }[];
    }
  /** A line from 0 to 10 for a mark. */
  | { readonly kind: 'scale'; readonly label: string; readonly low: string; readonly high: string }
  /** A tinted box with a note to remember. */
  | { readonly kind: 'note'; readonly text: string }
  /** Four weeks of days, each with five circles to colour, hours of sleep and a word. */
  | { readonly kind: 'mood-weeks'; readonly moods: readonly string[] }
  | {
      readonly kind: 'worry-tree';
      readonly root: string;
      readonly question: string;
      readonly yes: readonly string[];
      readonly no: readonly string[];
      readonly end: string;
    }
  /** A body to colour in, with words around it. */
  | { readonly kind: 'body-map'; readonly label: string; readonly words: readonly string[] }
  /** Three rings, the innermost first. */
  | { readonly kind: 'rings'; readonly rings: readonly { readonly title: string; readonly text: string }[] }
  /** A card to cut out, with a shape for a finger to follow at the speed of a breath. */
  | {
      readonly kind: 'breath-card';
      readonly title: string;
      readonly shape: 'square' | 'triangle' | 'wave';
      readonly counts: readonly { readonly phase: string; readonly seconds: number }[];
      readonly text: string;
    };

export type Sheet = { readonly intro: string; readonly pages: readonly (readonly SheetBlock[])[] };
