import type { Control } from '@/components/forms/initial-value';

/** Fills a field in as if a person had, so that whatever listens to it notices. */
export function fill(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
