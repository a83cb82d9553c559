/** The meaning of a key outside of fields: open the search, show the shortcuts, wait for a letter, or go to its section. */
type Meaning = 'search' | 'shortcuts' | 'wait' | { readonly letter: string } | null;

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>;

type Circumstances = {
  /** The key goes into a field, a menu or a dialog. */
  readonly typing: boolean;
  /** "g" was the key before. */
  readonly afterG: boolean;
  /** Single letters are shortcuts; people who speak their text or have a tremor turn them off (WCAG 2.1.4). */
  readonly letters: boolean;
};

/** Milliseconds between "g" and its letter. */
export const letterWaitMs = 1_500;

/** The meaning of a key. The chord with Ctrl or ⌘ works everywhere, letters only where nothing is typed. */
export function meaningOf(pressed: Pressed, { typing, afterG, letters }: Circumstances): Meaning {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat } = pressed;
  if (isComposing || repeat || altKey) return null;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'search' : null;
  if (ctrlKey || typing || !letters) return null;
  if (key === '?') return 'shortcuts';
  if (!/^[a-z]$/.test(key)) return null;
  if (afterG) return { letter: key };
  return key === 'g' ? 'wait' : null;
}

const takesKeys =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key pressed here belongs to what has the focus. */
export function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(takesKeys) !== null;
}
