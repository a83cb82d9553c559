'use client';

import { useEffect, useState } from 'react';

type CopyButtonProps = {
  readonly text: string;
  /** Name of the copied value, for screen readers: "UPI ID". */
  readonly what: string;
};

const saidForMs = 4_000;

/** Copies a line. Without scripts there is no button: one can select the line beside it. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [able, setAble] = useState(false);
  const [said, setSaid] = useState('');

  useEffect(() => setAble('clipboard' in navigator), []);
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), saidForMs);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Please select and copy it');
    }
  }

  return (
    <span className="flex items-center">
      {able && (
        <button
          type="button"
          onClick={copy}
          className="inline-flex min-h-11 shrink-0 items-center rounded-control px-3 font-semibold text-primary text-small underline underline-offset-4 hover:bg-accent"
        >
          Copy<span className="sr-only"> {what}</span>
        </button>
      )}
      <span role="status" className="order-first font-semibold text-small text-success empty:hidden">
        {said}
      </span>
    </span>
  );
}
