import type { ContentField } from '@/lib/admin/content/form/parts';

export function nameField(label = 'Name'): ContentField {
  return { type: 'line', name: 'name', label };
}

/** A title with a text below it, as in events. @param rows height of the text, in lines */
export function titleAndText(rows: number): readonly [ContentField, ContentField] {
  return [
    { type: 'line', name: 'title', label: 'Title' },
    { type: 'text', name: 'text', label: 'Description', rows },
  ];
}

/** Both days of a check: the last one and the next one. */
export function checkFields(): readonly ContentField[] {
  return [
    {
      type: 'date',
      name: 'checkedOn',
      label: 'Last checked on',
      hint: 'The date on which someone checked or called the number.',
    },
    {
      type: 'date',
      name: 'dueOn',
      label: 'Check again by',
      hint: 'After this date the crisis page says that we are checking it again.',
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
