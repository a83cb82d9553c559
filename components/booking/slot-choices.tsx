import type { ReactNode } from 'react';

type RadioProps = {
  readonly value: string;
  readonly checked: boolean;
  readonly children: ReactNode;
};

/** One time to choose: as large as a thumb, and told by more than colour once it is chosen. */
export function SlotRadio({ value, checked, children }: RadioProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-2.5 rounded-control border-2 border-line-strong bg-paper-2 px-3 py-2 leading-tight has-checked:border-primary has-checked:bg-primary-soft hover:bg-paper-3">
      <input
        type="radio"
        name="slot"
        value={value}
        defaultChecked={checked}
        required
        className="size-5 shrink-0 accent-primary"
      />
      <span>{children}</span>
    </label>
  );
}
