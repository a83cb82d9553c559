import { fill } from '@/components/forms/fill';

export function inputOf(id: string): HTMLInputElement | null {
  const control = document.getElementById(id);
  return control instanceof HTMLInputElement ? control : null;
}

export const isTouched = () => matchMedia('(pointer: coarse)').matches;

type Picked = {
  readonly type: 'date' | 'time' | 'datetime-local';
  readonly begin: string;
  readonly min?: string;
  readonly shown: (value: string) => string;
};

/**
 * Opens the picker of the device, made for fingers, and writes what is chosen into the field. The input behind it is no
 * part of the form: it has no name, and leaves the page with the choice.
 */
export function openDevicePicker(field: HTMLInputElement, { type, begin, min, shown }: Picked): void {
  const input = document.createElement('input');
  input.type = type;
  input.value = begin;
  if (min) input.min = min;
  input.tabIndex = -1;
  input.setAttribute('aria-label', 'Picker');
  input.className = 'pointer-events-none absolute bottom-0 left-0 h-px w-full opacity-0';
  const done = new AbortController();
  const leave = () => {
    done.abort();
    input.remove();
  };
  // A wheel tells each turn; the last one counts.
  input.addEventListener('input', () => input.value && fill(field, shown(input.value)), done);
  input.addEventListener('blur', leave, done);
  field.after(input);
  input.focus({ preventScroll: true });
  try {
    input.showPicker();
  } catch {
    // An old browser opens the picker by the focus, or not at all: then the field is typed into.
    leave();
    field.focus();
  }
}
