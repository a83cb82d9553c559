import type { ContentField } from '@/lib/admin/content/form/parts';

export function nameField(label = 'Name'): ContentField {
  return { type: 'line', name: 'name', label };
}

/** A title with a text below it, as in events. @param rows height of the text, in lines */
export function titleAndText(rows: number): readonly [ContentField, ContentField] {
  return [
    { type: 'line', name: 'title', label: 'Title' },
    { type: 'text', name: 'text', label: 'What it is about', rows },
  ];
}

/** Both days of a check: the last one and the next one. */
export function checkFields(): readonly ContentField[] {
  return [
    {
      type: 'date',
      name: 'checkedOn',
      label: 'Last checked on',
      hint: 'The day on which somebody looked the number up or called it.',
    },
    {
      type: 'date',
      name: 'dueOn',
      label: 'Check again by',
      hint: 'After this day the crisis page says that we are checking it again.',
    },
  ];
}

export function shownField(where: string): ContentField {
  return { type: 'tick', name: 'shown', label: `Show it ${where}` };
}

/** The error for a day that is still in the future. @param said its message */
export function notAfter(
  today: string,
  name: string,
  day: string | undefined,
  said: string,
): Readonly<Record<string, string>> {
  return day !== undefined && day > today ? { [name]: said } : {};
}
