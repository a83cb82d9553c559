'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

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
        <Button variant="link" size="sm" onClick={copy} className="shrink-0">
          Copy<span className="sr-only"> {what}</span>
        </Button>
      )}
      <span role="status" className="order-first font-semibold text-small text-success empty:hidden">
        {said}
      </span>
    </span>
  );
}
